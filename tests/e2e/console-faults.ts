import type { Page } from 'playwright-core';

/** Narrowest phone that pages are made for. */
const PHONE = { width: 360, height: 740 };
/** Number of controls that are tested with the keyboard: a form of hundreds of fields is like one of fifty. */
const MOST_STEPS = 60;

/**
 * Opens the console on the page of an operation as a person on a phone does, sends what it is filled in with, spoils the request and puts it back, all by the
 * keyboard where a person could. Says what goes wrong, in a line each. The page must stand at an operation of a site whose sandbox needs no other server.
 */
export async function consoleFaults(page: Page): Promise<string[]> {
	const found: string[] = [];
	page.on('pageerror', (error) => found.push(`crash: ${error.message}`));
	page.on('console', (message) => message.type() === 'error' && found.push(`console: ${message.text()}`));
	await page.setViewportSize(PHONE);
	const samples = await samplesOf(page);
	await page.locator('.console [data-open=""]').focus();
	await page.keyboard.press('Enter');
	const root = page.locator('.console-root');
	await root.waitFor();
	if (!(await root.evaluate((element) => element.contains(document.activeElement)))) found.push('the focus is not in the form');
	if ((await samplesOf(page)) !== samples) found.push('the samples changed when the form came');
	found.push(...(await layoutFaults(page, 'form')));
	found.push(...(await keyboardFaults(page)));

	await send(page);
	found.push(...(await page.locator('.console-root [data-field] > .console-problem').allTextContents()).map((text) => `the example is faulty: ${text}`));
	const heading = page.locator('.console-response h3').first();
	await heading.waitFor({ timeout: 15_000 }).catch(() => found.push('no answer'));
	const answer = await heading.textContent({ timeout: 1000 }).catch(() => '');
	if (!/\b[23]\d\d\b/.test(answer ?? '')) found.push(`the example is answered with: ${answer?.slice(0, 60)} ${(await answerText(page)).slice(0, 300)}`);
	else if (!(await heading.evaluate((element) => element === document.activeElement))) found.push('the focus is not on the answer');
	found.push(...(await layoutFaults(page, 'answer')));
	if ((await samplesOf(page)) !== samples) found.push('the samples changed by sending');
	found.push(...(await spoilFaults(page)));
	return found;
}

/** The code of the first sample that no reader's value has changed. */
const samplesOf = (page: Page) =>
	page.evaluate(() => [...document.querySelectorAll('.panel-samples .tab')].map((tab) => tab.querySelector('pre')?.textContent ?? '').join('\n\n'));

const answerText = (page: Page) =>
	page
		.locator('.console-response pre')
		.first()
		.textContent({ timeout: 500 })
		.then(
			(text) => text ?? '',
			() => '',
		);

async function send(page: Page): Promise<void> {
	await page.locator('.console-actions .button').focus();
	await page.keyboard.press('Enter');
	await page.waitForFunction(() => document.querySelector('.console-actions .button')?.getAttribute('aria-disabled') !== 'true');
}

/** Whether everything is inside of the window, with all folds open. */
function layoutFaults(page: Page, when: string): Promise<string[]> {
	return page.evaluate((moment) => {
		for (const fold of document.querySelectorAll<HTMLDetailsElement>('.console-root details')) fold.open = true;
		const wide = document.documentElement.scrollWidth - innerWidth;
		const out = [...document.querySelectorAll('.console-root :is(input, select, textarea, button)')].filter((control) => {
			const { left, right, width } = control.getBoundingClientRect();
			const scroller = control.closest('pre, table, .console-code');
			return width > 0 && scroller === null && (left < 0 || right > innerWidth + 0.5);
		});
		return [
			...(wide > 0 ? [`${moment}: the page is ${wide} px wider than the window`] : []),
			...out.slice(0, 3).map((control) => `${moment}: a control is out of the window: ${control.outerHTML.slice(0, 120)}`),
		];
	}, when);
}

/**
 * Whether a key goes through the controls of an open console in their order, each with a name, in view, and not under what stays in view while the page scrolls
 * (WCAG 2.4.11).
 */
export async function keyboardFaults(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<string[]> {
	const count = await page.evaluate(
		(from) => {
			const controls = [...document.querySelectorAll<HTMLElement>('.console-root :is(input, select, textarea, button, summary)')].filter((one) =>
				one.checkVisibility(),
			);
			controls.at(from)?.focus();
			return controls.length;
		},
		key === 'Tab' ? 0 : -1,
	);
	const found: string[] = [];
	for (let step = 0; step < Math.min(count, MOST_STEPS); step++) {
		const fault = await page.evaluate(() => {
			const element = document.activeElement as HTMLElement | null;
			if (element === null || element.closest('.console-root') === null) return 'left';
			const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])].map((label) => label.textContent) : [];
			const name = element.getAttribute('aria-label') ?? element.getAttribute('aria-labelledby') ?? [...labels, element.textContent].join('');
			const { top, bottom, left, width } = element.getBoundingClientRect();
			const code = element.outerHTML.slice(0, 120);
			if (name.trim() === '') return `a control has no name: ${code}`;
			if (bottom < 0 || top > innerHeight) return `a control with the focus is out of view: ${code}`;
			// Of what is taller than a line, the first is seen.
			const line = [top + 2, Math.min(bottom - 2, top + 28)];
			let over = line.map((y) => document.elementFromPoint(left + width / 2, y)).find((met) => met && !element.contains(met)) ?? null;
			while (over && !/sticky|fixed/.test(getComputedStyle(over).position)) over = over.parentElement;
			return over && !over.contains(element) ? `a control with the focus lies under ${over.className}: ${code}` : undefined;
		});
		if (fault === 'left') {
			if (step < count - 1) found.push(`the focus left the form after ${step} of ${count} controls`);
			break;
		}
		if (fault !== undefined) found.push(fault);
		await page.keyboard.press(key);
	}
	return found;
}

/** Writes something into the body or a parameter that cannot be right: the answer must say the rule and the value, and the example must come back. */
async function spoilFaults(page: Page): Promise<string[]> {
	const number = page.locator('.console-root [data-field] input[inputmode]').first();
	if (!(await number.isVisible().catch(() => false))) return [];
	await number.fill('keine Zahl 12,7');
	await send(page);
	const button = page.getByRole('button', { name: 'Trotzdem senden' });
	if (await button.isVisible().catch(() => false)) await button.click();
	const said = await page
		.locator('.console-root .console-problem, .console-response pre')
		.allTextContents()
		.then((texts) => texts.join(' '));
	const found = /Ungültiger Wert\./.test(said) ? ['an error names no rule'] : [];
	const restore = page.locator('.console-actions').getByRole('button', { name: 'Beispiel wiederherstellen' });
	const isOffered = await restore.waitFor({ timeout: 10_000 }).then(
		() => true,
		() => false,
	);
	if (!isOffered) return [...found, 'a changed form does not offer its example'];
	await restore.click();
	return found;
}
