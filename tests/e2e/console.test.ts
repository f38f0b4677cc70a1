import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually, focused, follow } from './observe.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let site: FixtureSite;
beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site?.close());

const consoleOf = (page: Page) => page.locator('.console-root');
const field = (page: Page, path: string) => page.locator(`[data-field="${path}"]`).locator('input, select, textarea').first();
const heading = (page: Page) => page.locator('.console-response h3');

/** Opens the form without running anything. */
async function adjust(page: Page): Promise<Locator> {
	await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
	const root = consoleOf(page);
	await root.waitFor();
	return root;
}

/** Runs what the form says and waits for the response with this status. */
async function run(page: Page, status: number): Promise<void> {
	await consoleOf(page).getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
	await page
		.locator('.console-response')
		.getByRole('heading', { level: 3 })
		.filter({ hasText: String(status) })
		.waitFor();
}

/** Writes the body as JSON. */
async function writeBody(page: Page, body: unknown): Promise<void> {
	await page.getByRole('button', { name: 'JSON', exact: true }).click();
	await page.getByLabel('Inhalt als JSON').fill(typeof body === 'string' ? body : JSON.stringify(body));
}

const goTo = (page: Page, slug: string, title: string) => follow(page, `.sidebar a[href="/docs/api/${slug}/"]`, title);

describe('the console', () => {
	test('runs the example at once and takes the focus to the response', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await heading(page).filter({ hasText: '201 angelegt' }).waitFor();
		await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
		expect(await page.locator('.console-response .console-code').textContent()).toContain('"id": 13');
		expect(await page.locator('.console-records caption').first().textContent()).toBe('Zusatzfelder pruefort angelegt');
		expect(await consoleOf(page).locator('.console-promise').textContent()).toContain('Nichts verlässt den Browser');
	});

	test('leaves the form where it is when the answer shows beside it, and shows one below it', async () => {
		for (const width of [1280, 600]) {
			const page = await site.open('/docs/api/apparatuses-index/', { viewport: { width, height: 800 } });
			await adjust(page);
			const button = consoleOf(page).getByRole('button', { name: 'In der Übungsumgebung ausführen' });
			await button.scrollIntoViewIfNeeded();
			const top = () => button.evaluate((element) => Math.round(element.getBoundingClientRect().top));
			for (const status of [200, 200]) {
				const before = await top();
				await run(page, status);
				await eventually(() => heading(page).evaluate((element) => element === document.activeElement)).toBe(true);
				expect(await heading(page).evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
				if (width === 1280) expect(await top()).toBe(before);
			}
		}
	});

	test('has a way back for the keyboard from an answer beside the form, before its heading', async () => {
		const page = await site.open('/docs/api/inspections-add/');
		await adjust(page);
		await run(page, 201);
		await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H3');
		await page.keyboard.press('Shift+Tab');
		expect(await focused(page)).toBe('Zurück zur Anfrage');
		await page.keyboard.press('Enter');
		expect(await focused(page)).toBe('In der Übungsumgebung ausführen');
	});

	test('leaves the page around it as it was', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		const link = page.locator('.side-parts a[href="#ausprobieren"]');
		const width = async () => (await link.boundingBox())?.width;
		const before = await width();
		await adjust(page);
		expect(await width()).toBe(before);
	});

	test('a link opens it with the request of whoever made the link, and sends nothing', async () => {
		const path = '/docs/api/custom-fields-add/';
		const page = await site.open(path);
		await adjust(page);
		await field(page, 'body:/label').fill('Für „dich“ & #1');
		await page.evaluate(() => {
			navigator.clipboard.writeText = (text) => {
				document.documentElement.dataset.copied = text;
				return Promise.resolve();
			};
		});
		await page.getByRole('button', { name: 'Link zu dieser Anfrage' }).click();
		const link = await page.evaluate(() => document.documentElement.dataset.copied ?? '');
		expect(link.startsWith(`${site.origin}${path}#ausprobieren=`)).toBe(true);
		const other = await site.open(link.slice(site.origin.length));
		await consoleOf(other).waitFor();
		expect(await field(other, 'body:/label').inputValue()).toBe('Für „dich“ & #1');
		await eventually(() => other.locator('.panel-samples').textContent()).toContain('Für „dich“ & #1');
		expect(await heading(other).count()).toBe(0);
	});

	test('creates, views, edits and deletes a record without a connection, over several pages', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		const pages = [
			['custom-fields-view', 'Zusatzfeld per Schlüssel abrufen'],
			['custom-fields-edit', 'Zusatzfeld per Schlüssel ändern'],
			['custom-fields-delete', 'Zusatzfeld löschen'],
			['custom-fields-add', 'Zusatzfeld anlegen'],
		] as const;
		await adjust(page);
		for (const [slug, title] of pages) await goTo(page, slug, title);
		await page.context().setOffline(true);

		await adjust(page);
		await writeBody(page, { key: 'pruefplatz', label: 'Prüfplatz', type: 'input', entity: 'inspection' });
		await run(page, 201);

		await goTo(page, 'custom-fields-view', 'Zusatzfeld per Schlüssel abrufen');
		await adjust(page);
		await field(page, 'parameter:key').fill('pruefplatz');
		await run(page, 200);
		expect(await page.locator('.console-response .console-code').textContent()).toContain('"label": "Prüfplatz"');

		await goTo(page, 'custom-fields-edit', 'Zusatzfeld per Schlüssel ändern');
		await adjust(page);
		const tag = await field(page, 'parameter:If-Match').inputValue();
		await field(page, 'parameter:key').fill('pruefplatz');
		await page.getByRole('button', { name: 'Aktuellen ETag einsetzen' }).click();
		await eventually(() => field(page, 'parameter:If-Match').inputValue()).not.toBe(tag);
		await writeBody(page, { helpText: 'Nummer des Tischs' });
		await run(page, 200);
		const change = page.locator('.console-records tr', { hasText: 'helpText' });
		expect(await change.locator('td').allTextContents()).toEqual(['null', 'Nummer des Tischs']);

		await goTo(page, 'custom-fields-delete', 'Zusatzfeld löschen');
		await adjust(page);
		await field(page, 'parameter:id').fill('13');
		await page.getByText('2 weitere Felder').click();
		await field(page, 'parameter:mode').selectOption({ index: 2 });
		await run(page, 204);
		expect(await page.locator('.console-records caption').first().textContent()).toBe('Zusatzfelder pruefplatz entfernt');

		await goTo(page, 'custom-fields-view', 'Zusatzfeld per Schlüssel abrufen');
		await adjust(page);
		await field(page, 'parameter:key').fill('pruefplatz');
		await run(page, 404);
	});

	test('says why a second change of the same record is refused, and goes on with the new tag', async () => {
		const page = await site.open('/docs/api/custom-fields-edit/');
		await adjust(page);
		await run(page, 200);
		await run(page, 412);
		await page.getByText('auch eine eigene Änderung gibt ihm einen neuen ETag').waitFor();
		await page.getByRole('button', { name: 'Stand ansehen' }).click();
		await page.getByRole('region', { name: 'Stand des Datensatzes' }).filter({ hasText: '"label"' }).waitFor();
		await page.getByRole('button', { name: 'Neuen ETag einsetzen und senden' }).click();
		await page.locator('.console-response').getByRole('heading', { level: 3 }).filter({ hasText: '200' }).waitFor();
		await page.getByText('Antwort, wie sie kam').click();
		expect(await page.getByRole('region', { name: 'Antwort, wie sie kam' }).textContent()).toMatch(/^HTTP\/1\.1 200\n/);
	});

	test('uploads a file to a report and releases it', async () => {
		const page = await site.open('/docs/api/inspections-file-add/');
		await adjust(page);
		await field(page, 'parameter:id').fill('5066');
		await field(page, 'body:/file').setInputFiles({ name: 'Messprotokoll.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2\n') });
		await run(page, 201);
		const uploaded = await page.locator('.console-response .console-code').textContent();
		expect(uploaded).toContain('"name": "Messprotokoll.csv"');
		expect(uploaded).toContain('"size": 8');

		await goTo(page, 'inspections-edit', 'Prüfbericht ändern');
		await adjust(page);
		await field(page, 'parameter:id').fill('5066');
		await field(page, 'parameter:If-Match').fill('');
		await writeBody(page, { status: 'released' });
		await run(page, 422);
		await writeBody(page, { status: 'released', result: 'passed' });
		await run(page, 200);
		const changed = page.locator('.console-records table', { hasText: 'Prüfberichte PB-' }).locator('tr', { hasText: 'status' });
		expect(await changed.first().locator('td').allTextContents()).toEqual(['draft', 'released']);

		// What is released stays as it is, whatever the tag.
		await run(page, 409);
		await page.getByText('verträgt sich nicht mit dem Stand der Daten').waitFor();
		expect(await page.getByRole('button', { name: 'Neuen ETag einsetzen und senden' }).count()).toBe(0);
		await page.getByRole('button', { name: 'Stand ansehen' }).click();
		await page.getByRole('region', { name: 'Stand des Datensatzes' }).filter({ hasText: '"released"' }).waitFor();
	});

	test('keeps one state for two tabs, and both see the log', async () => {
		const one = await site.open('/docs/api/custom-fields-add/');
		const other = await one.context().newPage();
		await other.goto(`${site.origin}/docs/api/custom-fields-add/`);
		await Promise.all([adjust(one), adjust(other)]);
		await field(one, 'body:/key').fill('eins');
		await field(other, 'body:/key').fill('zwei');
		await Promise.all([run(one, 201), run(other, 201)]);
		const ids = await Promise.all(
			[one, other].map(async (page) => /"id": (\d+)/.exec((await page.locator('.console-response .console-code').textContent()) ?? '')?.[1]),
		);
		expect(ids.toSorted()).toEqual(['13', '14']);
		await eventually(() => one.locator('.console-log summary small').textContent()).toBe('2 Anfragen');
		await eventually(() => other.locator('.console-log summary small').textContent()).toBe('2 Anfragen');
	});

	test('keeps the state over a reload, until it is reset', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		await adjust(page);
		await run(page, 201);
		await page.reload();
		await adjust(page);
		await run(page, 409);
		await page.getByRole('button', { name: 'Zurücksetzen', exact: true }).click();
		await page.getByText('Der Bestand steht wieder am Anfang.').waitFor();
		expect(await page.locator('.console-log summary small').textContent()).toBe('0 Anfragen');
		await run(page, 201);
	});

	test('replays a request of the log', async () => {
		const page = await site.open('/docs/api/custom-fields-view/');
		await adjust(page);
		await run(page, 200);
		await page.locator('.console-log summary').click();
		await page.getByRole('button', { name: 'wiederholen' }).click();
		await eventually(() => page.locator('.console-log li').count()).toBe(2);
	});

	test('keeps what was entered when an entry of the log comes into the form', async () => {
		const page = await site.open('/docs/api/custom-fields-view/');
		await adjust(page);
		const asked = await field(page, 'parameter:key').inputValue();
		await run(page, 200);
		await field(page, 'parameter:key').fill('eigenes');
		await page.locator('.console-log summary').click();
		await page.getByRole('button', { name: 'ins Formular' }).click();
		await eventually(() => field(page, 'parameter:key').inputValue()).toBe(asked);
		await page.getByRole('button', { name: 'Vorige Eingaben zurückholen' }).press('Enter');
		await eventually(() => field(page, 'parameter:key').inputValue()).toBe('eigenes');
		expect(await page.getByRole('button', { name: 'Vorige Eingaben zurückholen' }).count()).toBe(0);
		await eventually(() => page.evaluate(() => document.activeElement?.closest('.console-actions') !== null)).toBe(true);
	});

	test('says at the field what is missing or wrong', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		await adjust(page);
		await field(page, 'body:/label').fill('');
		await consoleOf(page).getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		const label = page.locator('[data-field="body:/label"]');
		await label.getByText('Pflichtangabe fehlt.').waitFor();
		await eventually(() => page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'))).toBe('body:/label');
		expect(await page.locator('.console-response').count()).toBe(0);
		await field(page, 'body:/label').fill('Prüfort');
		await field(page, 'body:/key').fill('Groß');
		await run(page, 422);
		expect(await field(page, 'body:/key').getAttribute('aria-invalid')).toBe('true');
	});

	test('names what is missing where no field shows it, and takes an older answer away', async () => {
		const page = await site.open('/docs/api/inspections-add/');
		await adjust(page);
		await run(page, 201);
		await writeBody(page, { inspectionDeviceNumber: 'PM-MS-0001' });
		await consoleOf(page).getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
		await page.getByText('2 Pflichtangaben fehlen: kind, date.').waitFor();
		expect(await page.locator('.console-response').count()).toBe(0);
	});

	test('says where a body is no JSON, and shows the same body as fields', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		await adjust(page);
		await writeBody(page, '{\n  "key": "a" "b"\n}');
		await page.getByText('Das ist kein JSON: Zeile 2, Spalte 14.').waitFor();
		await writeBody(page, { key: 'aus_json', label: 'Aus JSON', type: 'input', entity: 'apparatus' });
		await page.getByRole('button', { name: 'Felder', exact: true }).click();
		expect(await field(page, 'body:/key').inputValue()).toBe('aus_json');
	});

	test('lets the code samples follow, and gives the example back', async () => {
		const page = await site.open('/docs/api/apparatuses-view/');
		const sample = page.locator('.panel-samples [role=tabpanel]:not([hidden]) pre');
		const before = await sample.innerHTML();
		await adjust(page);
		expect(await sample.innerHTML()).toBe(before);
		await field(page, 'parameter:id').fill('1018');
		await eventually(() => sample.textContent()).toContain('/apparatuses/1018');
		expect(await page.getByRole('region', { name: 'Codebeispiele angepasst Beispiel wiederherstellen' }).count()).toBe(1);
		const [title = 0, mark = 0] = await page.locator('.panel-samples').evaluate((panel) =>
			[panel.querySelector('.panel-title')?.firstChild, panel.querySelector('mark')].map((node) => {
				if (!node) return Number.NaN;
				const range = document.createRange();
				range.selectNodeContents(node);
				const { top, bottom } = range.getBoundingClientRect();
				return Math.round((top + bottom) / 2);
			}),
		);
		expect(Math.abs(title - mark)).toBeLessThan(2);
		// The form may say so twice at once.
		await page.evaluate(() => {
			const again = (event: Event) => document.dispatchEvent(new CustomEvent(event.type, { detail: { ...(event as CustomEvent).detail } }));
			document.addEventListener('console:request-changed', again, { once: true });
		});
		await page.locator('.panel-samples').getByRole('button', { name: 'Beispiel wiederherstellen' }).click();
		await eventually(() => sample.innerHTML()).toBe(before);
	});

	test('offers bytes for saving', async () => {
		const page = await site.open('/docs/api/files-view/');
		await adjust(page);
		await run(page, 200);
		const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'herunterladen' }).click()]);
		expect(download.suggestedFilename()).toMatch(/\.\w+$/);
	});

	test('works in memory where the browser keeps nothing, and says so', async () => {
		const page = await site.open('/');
		await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
		await page.goto(`${site.origin}/docs/api/custom-fields-add/`);
		await adjust(page);
		await page.getByText('Dieser Browser speichert hier nichts').waitFor();
		await run(page, 201);
		await run(page, 409);
	});

	test('ends with its page', async () => {
		const page = await site.open('/docs/api/custom-fields-add/');
		await adjust(page);
		await goTo(page, 'custom-fields-index', 'Zusatzfelder auflisten');
		expect(await consoleOf(page).count()).toBe(0);
		expect(await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).count()).toBe(1);
	});

	test('says when it cannot be loaded, and can be tried again', async () => {
		const page = await site.open('/docs/api/custom-fields-view/');
		await page.route('**/*.uebungsumgebung.json*', (route) => route.abort());
		await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
		await page.getByRole('alert').filter({ hasText: 'Die Übungsumgebung lässt sich nicht laden.' }).waitFor();
		await page.unroute('**/*.uebungsumgebung.json*');
		await adjust(page);
	});

	test('is not there without script', async () => {
		const page = await site.open('/docs/api/custom-fields-add/', { javaScriptEnabled: false });
		expect(await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).count()).toBe(0);
		expect(await page.locator('#anfrage').isVisible()).toBe(true);
	});

	test.each(['light', 'dark'])('has nothing that axe objects to, %s', async (theme) => {
		const page = await site.open('/');
		await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
		for (const path of ['/docs/api/inspections-add/', '/docs/api/apparatuses-index/', '/docs/api/inspections-file-add/']) {
			await page.goto(site.origin + path);
			await adjust(page);
			await page.evaluate(() => {
				for (const details of document.querySelectorAll<HTMLDetailsElement>('.console details')) details.open = true;
			});
			await run(page, path.includes('index') ? 200 : 201);
			await page.evaluate(AXE);
			const { violations } = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('.console', { resultTypes: ['violations'] }));
			expect(violations.map(({ id, nodes }) => `${path} ${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
		}
	});

	test('fits into 320 px', async () => {
		const page = await site.open('/docs/api/inspections-add/', { viewport: { width: 320, height: 640 } });
		await adjust(page);
		await run(page, 201);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

describe('a recipe', () => {
	test('is played through, and results feed the steps after', async () => {
		const page = await site.open('/docs/api/kalibord-api/');
		const recipe = page.locator('.console[data-recipe="rezept-labor"]');
		await recipe.getByRole('button', { name: 'In der Übungsumgebung durchspielen' }).click();
		const steps = recipe.locator('.console-step');
		expect(await steps.nth(1).getByRole('button', { name: 'Schritt ausführen' }).isDisabled()).toBe(true);
		for (const status of ['201', '201', '200', '200']) {
			const step = steps.nth(await recipe.locator('.console-step .http-status').count());
			await step.getByRole('button', { name: 'Schritt ausführen' }).click();
			await step.locator('.http-status').filter({ hasText: status }).waitFor();
		}
		expect(await steps.nth(1).locator('.console-line').textContent()).toContain('/inspections/5067/files');
		expect(await steps.nth(3).locator('.console-looks').textContent()).toContain('Kalibrierschein_PM-MU-0001_2025-09-15.xml');
		await recipe.getByRole('button', { name: 'Bestand zurücksetzen und von vorn beginnen' }).click();
		await eventually(() => recipe.locator('.http-status').count()).toBe(0);
	});

	test('takes the focus to its first step, and there again when it begins anew', async () => {
		const page = await site.open('/docs/api/kalibord-api/');
		const recipe = page.locator('.console[data-recipe="rezept-labor"]');
		await recipe.getByRole('button', { name: 'In der Übungsumgebung durchspielen' }).press('Enter');
		const run = recipe.locator('.console-step').first().getByRole('button', { name: 'Schritt ausführen' });
		const isFocused = () => run.evaluate((button) => button === document.activeElement);
		await eventually(isFocused).toBe(true);
		await run.press('Enter');
		await recipe.getByRole('button', { name: 'Bestand zurücksetzen und von vorn beginnen' }).press('Enter');
		await eventually(() => recipe.locator('.http-status').count()).toBe(0);
		await eventually(isFocused).toBe(true);
	});
});
