import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

const PHONE = { viewport: { width: 390, height: 720 } };

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
const isHidden = (page: Page) => page.locator('#navbar').evaluate((navbar) => navbar.hasAttribute('data-hidden'));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

describe('the colour mode', () => {
	const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

	test('is light at first, whatever the system prefers', async () => {
		const page = await site.open('/docs/', { colorScheme: 'dark' });
		expect(await theme(page)).toBe('light');
	});

	test('is changed by the button, kept for the next page load and the same in all tabs', async () => {
		const page = await site.open('/docs/');
		const other = await page.context().newPage();
		await other.goto(`${site.origin}/`);
		await page.getByRole('button', { name: 'Zum dunklen Farbschema wechseln' }).click();
		expect(await theme(page)).toBe('dark');
		expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
		await expect.poll(() => theme(other)).toBe('dark');
		await page.reload();
		expect(await theme(page)).toBe('dark');
		await page.getByRole('button', { name: 'Zum hellen Farbschema wechseln' }).click();
		await expect.poll(() => theme(other)).toBe('light');
		await other.getByRole('button', { name: 'Zum dunklen Farbschema wechseln' }).waitFor();
	});

	test('colours the frame of the browser', async () => {
		const page = await site.open('/docs/');
		await page.click('[data-colour-mode]');
		const colours = await page.evaluate(() => [
			document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content,
			getComputedStyle(document.documentElement).backgroundColor,
		]);
		expect(colours[0]).toBe(colours[1]);
	});
});

describe('the announcement', () => {
	test('goes when it is dismissed, stays away, and the focus goes on to what follows', async () => {
		const page = await site.open('/docs/');
		await page.getByRole('button', { name: 'Ankündigung schließen' }).press('Enter');
		expect(await page.locator('.announcement').isVisible()).toBe(false);
		expect(await focused(page)).toBe('Verhalten');
		await page.reload();
		expect(await page.locator('.announcement').isVisible()).toBe(false);
	});

	test('moves nothing once it is dismissed', async () => {
		const page = await site.open('/docs/');
		await page.click('[data-dismiss]');
		await page.addInitScript(() => {
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) document.documentElement.dataset.shifted = `${(entry as PerformanceEntry & { value: number }).value}`;
			}).observe({ type: 'layout-shift', buffered: true });
		});
		await page.reload();
		await page.waitForTimeout(300);
		expect(await page.evaluate(() => document.documentElement.dataset.shifted)).toBeUndefined();
	});

	test('with another id shows again', async () => {
		const page = await site.open('/docs/');
		await page.evaluate(() => localStorage.setItem('announcement-dismissed', 'nullte'));
		await page.reload();
		expect(await page.locator('.announcement').isVisible()).toBe(true);
	});
});

describe('the navbar', () => {
	test('hides when the reader scrolls down past its height and returns on the way up and at the top', async () => {
		const page = await site.open('/docs/lang/');
		await scrollTo(page, 30);
		await page.waitForTimeout(100);
		expect(await isHidden(page)).toBe(false);
		await scrollTo(page, 400);
		await expect.poll(() => isHidden(page)).toBe(true);
		await scrollTo(page, 380);
		await expect.poll(() => isHidden(page)).toBe(false);
		await scrollTo(page, 900);
		await expect.poll(() => isHidden(page)).toBe(true);
		await scrollTo(page, 0);
		await expect.poll(() => isHidden(page)).toBe(false);
	});

	test('stays while the focus is in it', async () => {
		const page = await site.open('/docs/lang/');
		await page.keyboard.press('Tab');
		await page.locator('.brand').focus();
		await page.keyboard.press('Tab');
		await scrollTo(page, 600);
		await page.waitForTimeout(150);
		expect(await isHidden(page)).toBe(false);
	});

	test('comes back when the focus comes into it', async () => {
		const page = await site.open('/docs/lang/');
		await scrollTo(page, 600);
		await expect.poll(() => isHidden(page)).toBe(true);
		await page.locator('.brand').focus();
		expect(await isHidden(page)).toBe(false);
	});

	test('covers no target of a jump', async () => {
		const page = await site.open('/docs/lang/');
		for (const id of ['drei', 'eins', 'zwei']) {
			await page.locator(`.toc a[href="#${id}"]`).click();
			await page.waitForTimeout(300);
			const [top, bottom] = await page.evaluate(
				(target) => [document.getElementById(target)?.getBoundingClientRect().top, document.getElementById('navbar')?.getBoundingClientRect().bottom],
				id,
			);
			expect(top).toBeGreaterThanOrEqual(bottom ?? Number.POSITIVE_INFINITY);
		}
	});

	test('closes its menus on Escape, on a click outside and when the focus leaves', async () => {
		const page = await site.open('/docs/');
		const menu = page.locator('.dropdown');
		const isOpen = () => menu.evaluate((details) => (details as HTMLDetailsElement).open);
		const summary = menu.locator('summary');
		await summary.press('Enter');
		await page.keyboard.press('Tab');
		await page.keyboard.press('Escape');
		expect([await isOpen(), await focused(page)]).toEqual([false, 'Sprache: Deutsch']);
		await summary.click();
		expect(await isOpen()).toBe(true);
		await page.locator('h1').click();
		expect(await isOpen()).toBe(false);
		await summary.press('Enter');
		for (let step = 0; step < 3; step++) await page.keyboard.press('Tab');
		expect(await isOpen()).toBe(false);
	});
});

describe('the table of contents', () => {
	const current = (page: Page) => page.locator('.toc [aria-current]').allTextContents();

	test('marks the section being read, at the end of the page the last one', async () => {
		const page = await site.open('/docs/lang/');
		expect(await current(page)).toEqual([]);
		await page.locator('.toc a[href="#zwei"]').click();
		await expect.poll(() => current(page)).toEqual(['Zwei']);
		await scrollTo(page, 100_000);
		await expect.poll(() => current(page)).toEqual(['Vier']);
		await scrollTo(page, 0);
		await expect.poll(() => current(page)).toEqual([]);
	});

	test('points at its link', async () => {
		const page = await site.open('/docs/lang/');
		await page.locator('.toc a[href="#drei"]').click();
		await expect.poll(() => current(page)).toEqual(['Drei']);
		await page.waitForTimeout(300);
		const [link, here] = await page.evaluate(() =>
			['.toc [aria-current]', '.toc-here'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
		);
		expect(here?.top).toBeGreaterThan(link?.top ?? 0);
		expect(here?.bottom).toBeLessThan(link?.bottom ?? 0);
	});
});

describe('copying', () => {
	const permissions = ['clipboard-read', 'clipboard-write'];
	const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

	test('takes the code, says so on the button for two seconds, and to screen readers', async () => {
		const page = await site.open('/docs/lang/', { permissions });
		const button = page.locator('.code button');
		await page.clock.install();
		await page.clock.pauseAt(Date.now() + 60_000);
		await button.click();
		await expect.poll(() => button.textContent()).toBe('Kopiert');
		expect(await clipboard(page)).toBe('const zahl = 1;\nconst summe = zahl + 1;');
		await page.clock.runFor(1900);
		expect(await button.textContent()).toBe('Kopiert');
		expect(await page.locator('#announcer').textContent()).toBe('Kopiert');
		await page.clock.runFor(100);
		expect(await button.textContent()).toBe('Kopieren');
	});

	test('works without HTTPS as well, where the clipboard is kept from scripts', async () => {
		const page = await site.open('/datei.txt', { permissions });
		await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined, configurable: true }));
		await page.goto(`${site.origin}/docs/lang/`);
		await page.locator('.code button').click();
		expect(await page.locator('.code button').textContent()).toBe('Kopiert');
		const other = await page.context().newPage();
		await other.goto(`${site.origin}/docs/`);
		expect(await clipboard(other)).toContain('const summe = zahl + 1;');
	});

	test('takes the address of a heading and goes there', async () => {
		const page = await site.open('/docs/lang/', { permissions });
		await page.locator('#zwei').hover();
		await page.locator('#zwei .anchor').click();
		expect(await clipboard(page)).toBe(`${site.origin}/docs/lang/#zwei`);
		expect(page.url()).toBe(`${site.origin}/docs/lang/#zwei`);
		await page.locator('#announcer', { hasText: 'Adresse kopiert' }).waitFor({ state: 'attached' });
	});

	test('needs a script, so without one there is no button', async () => {
		const page = await site.open('/docs/lang/', { javaScriptEnabled: false });
		expect(await page.locator('.code button').isVisible()).toBe(false);
	});
});

describe('tabs', () => {
	const selected = (page: Page) => page.locator('[role=tab][aria-selected=true]').allTextContents();

	test('show one section each, the first or the one marked as default', async () => {
		const page = await site.open('/docs/reiter/');
		expect(await selected(page)).toEqual(['Windows', 'Windows', 'Blau']);
		expect(await page.getByRole('tabpanel').count()).toBe(3);
		expect(await page.getByText('Für macOS.').isVisible()).toBe(false);
	});

	test('follow a choice within their group, without moving the one in use, and remember it', async () => {
		const page = await site.open('/docs/reiter/');
		const tab = page.getByRole('tab', { name: 'macOS' }).nth(1);
		await tab.scrollIntoViewIfNeeded();
		const before = await tab.boundingBox();
		await tab.click();
		expect(await selected(page)).toEqual(['macOS', 'macOS', 'Blau']);
		expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
		await page.reload();
		expect(await selected(page)).toEqual(['macOS', 'macOS', 'Blau']);
	});

	test('leave a set alone that does not have the choice', async () => {
		const page = await site.open('/docs/reiter/');
		await page.getByRole('tab', { name: 'Linux' }).click();
		expect(await selected(page)).toEqual(['Linux', 'Windows', 'Blau']);
	});

	test('are used with arrows, Pos1 and Ende, and are one stop of the tab key', async () => {
		const page = await site.open('/docs/reiter/');
		await page.getByRole('tab', { name: 'Windows' }).first().focus();
		await page.keyboard.press('ArrowLeft');
		expect([await focused(page), await selected(page)]).toEqual(['Linux', ['Linux', 'Windows', 'Blau']]);
		await page.keyboard.press('Home');
		expect(await focused(page)).toBe('Windows');
		await page.keyboard.press('End');
		expect(await focused(page)).toBe('Linux');
		await page.keyboard.press('Tab');
		expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('tabpanel');
	});

	test('open when the browser finds something in them', async () => {
		const page = await site.open('/docs/reiter/');
		await page.getByRole('tab', { name: 'Linux' }).click();
		await page.evaluate(() => {
			location.hash = ':~:text=Fensterkitt';
		});
		await page.evaluate(() => document.querySelector('[data-tab=win]')?.dispatchEvent(new Event('beforematch', { bubbles: true })));
		expect(await selected(page)).toEqual(['Windows', 'Windows', 'Blau']);
	});

	test('stand below each other without script', async () => {
		const page = await site.open('/docs/reiter/', { javaScriptEnabled: false });
		expect(await page.getByText('Für macOS.').isVisible()).toBe(true);
		expect(await page.getByText('Für Linux.').isVisible()).toBe(true);
	});
});

describe('the sidebar', () => {
	const category = (page: Page, label: string) => page.locator('.category > details').filter({ has: page.locator(`> summary:text-is("${label}")`) });
	const isOpen = (page: Page, label: string) => category(page, label).evaluate((details) => (details as HTMLDetailsElement).open);

	/** Clicks on the label of a category and reads the animation that begins, in one go, so that a slow machine cannot miss it. */
	const toggle = (page: Page, label: string) =>
		category(page, label).evaluate(async (details) => {
			details.querySelector('summary')?.click();
			for (let step = 0; step < 5; step++) await Promise.resolve();
			const list = details.querySelector('ul');
			const animation = list?.getAnimations()[0];
			const timing = animation?.effect?.getComputedTiming();
			animation?.finish();
			return { easing: timing?.easing, duration: timing?.duration, height: list?.scrollHeight ?? 0 };
		});

	test('opens and closes a category with an animation as long as its height asks for', async () => {
		const page = await site.open('/docs/');
		const opening = await toggle(page, 'Verweise');
		await expect.poll(() => isOpen(page, 'Verweise')).toBe(true);
		expect(opening.height).toBeGreaterThan(200);
		expect(opening.easing).toBe('ease-in-out');
		expect(opening.duration).toBe(Math.round(150 + 8 * Math.sqrt(opening.height)));
		expect(await toggle(page, 'Verweise')).toEqual(opening);
		await expect.poll(() => isOpen(page, 'Verweise')).toBe(false);
	});

	test('turns round when a category is clicked again while it moves', async () => {
		const page = await site.open('/docs/');
		await category(page, 'Verweise').evaluate(async (details) => {
			const summary = details.querySelector('summary');
			summary?.click();
			for (let step = 0; step < 5; step++) await Promise.resolve();
			const animation = details.querySelector('ul')?.getAnimations()[0];
			if (animation) animation.currentTime = 60;
			summary?.click();
		});
		await expect.poll(() => isOpen(page, 'Verweise')).toBe(false);
	});

	test('takes 1 ms with reduced motion', async () => {
		const page = await site.open('/docs/', { reducedMotion: 'reduce' });
		expect((await toggle(page, 'Verweise')).duration).toBe(1);
	});

	test('keeps what is open and where it is scrolled over route changes and loads', async () => {
		const page = await site.open('/docs/');
		await category(page, 'Verweise').locator('summary').click();
		await page.waitForTimeout(500);
		const scroll = () => page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop);
		await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTo(0, sidebar.scrollHeight));
		const before = await scroll();
		await page.locator('.sidebar a[href="/docs/ende/"]').click();
		await page.waitForFunction(() => document.title.startsWith('Ende'));
		expect([await isOpen(page, 'Verweise'), await scroll()]).toEqual([true, before]);
		await page.locator('#navbar-links a[href="/blog/"]').click();
		await page.waitForFunction(() => document.title.startsWith('Blog'));
		await page.goto(`${site.origin}/docs/ende/`);
		expect([await isOpen(page, 'Verweise'), await scroll()]).toEqual([true, before]);
	});

	test('shows the current page without scrolling by hand, and scrolls nothing else for it', async () => {
		const page = await site.open('/docs/ende/');
		await expect.poll(() => page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTop)).toBeGreaterThan(0);
		const [link, sidebar] = await page.evaluate(() =>
			['.sidebar [aria-current=page]', '.sidebar'].map((selector) => document.querySelector(selector)?.getBoundingClientRect()),
		);
		expect(link?.top).toBeGreaterThan(sidebar?.top ?? 0);
		expect(link?.bottom).toBeLessThan(sidebar?.bottom ?? 0);
		expect(await page.evaluate(() => scrollY)).toBe(0);
	});

	test('opens the way to the page that a route change leads to', async () => {
		const page = await site.open('/docs/');
		const part = page.locator('.category', { has: page.locator('a.category-link[href="/docs/category/teil/"]') }).locator('> details');
		expect(await part.getAttribute('open')).toBeNull();
		await page.evaluate(() => void navigation.navigate('/docs/teil/zwei/'));
		await page.waitForFunction(() => document.title.startsWith('Teil zwei'));
		expect(await part.getAttribute('open')).toBe('');
		expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['Teil zwei']);
	});

	test('fills a category of a long sidebar when it is opened, and categories in it', async () => {
		const page = await site.open('/docs/verzeichnis/');
		expect(await page.locator('.sidebar a').count()).toBeLessThan(20);
		await category(page, 'Buchstabe A').locator('> summary').click();
		await page.getByRole('link', { name: 'Abend 5' }).waitFor();
		await category(page, 'Aa').locator('summary').click();
		await page.getByRole('link', { name: 'Aal 90' }).waitFor();
		expect(await page.locator('.sidebar a', { hasText: 'Abend' }).count()).toBe(5);
		await page.reload();
		await page.getByRole('link', { name: 'Aal 90' }).waitFor();
	});

	test('keeps a category closed that cannot be filled, and tries again', async () => {
		const page = await site.open('/docs/verzeichnis/');
		await page.route('**/sidebars/**', (route) => route.abort(), { times: 1 });
		const summary = category(page, 'Buchstabe B').locator('summary');
		await summary.click();
		await page.waitForTimeout(200);
		expect(await isOpen(page, 'Buchstabe B')).toBe(false);
		await summary.click();
		await page.getByRole('link', { name: 'Bach 90' }).waitFor();
	});
});

describe('the drawer', () => {
	const open = async (path: string) => {
		const page = await site.open(path, PHONE);
		await page.getByRole('button', { name: 'Menü', exact: true }).click();
		await page.locator('.drawer').waitFor();
		return page;
	};
	const isOpen = (page: Page) => page.locator('.drawer').evaluate((drawer) => (drawer as HTMLDialogElement).open);

	test('holds navigation and sidebar, and shows the current page', async () => {
		const page = await open('/docs/ende/');
		expect(await page.getByRole('dialog').getByRole('link', { name: 'Blog' }).isVisible()).toBe(true);
		expect(await page.locator('.drawer .sidebar [aria-current]').isVisible()).toBe(true);
		await expect.poll(() => page.locator('.drawer .sidebar [aria-current]').evaluate((link) => link.getBoundingClientRect().bottom < innerHeight)).toBe(true);
		expect(await page.locator('.menu-button').getAttribute('aria-expanded')).toBe('true');
	});

	test.each([
		['Escape', (page: Page) => page.keyboard.press('Escape')],
		['its button', (page: Page) => page.getByRole('button', { name: 'Menü schließen' }).click()],
		['a click beside it', (page: Page) => page.mouse.click(385, 400)],
	])('closes with %s, gives the focus back and puts everything where it was', async (_, close) => {
		const page = await open('/docs/');
		await close(page);
		await expect.poll(() => isOpen(page)).toBe(false);
		expect(await focused(page)).toBe('Menü');
		expect(await page.locator('.menu-button').getAttribute('aria-expanded')).toBe('false');
		expect(
			await page.evaluate(() => [document.querySelector('#page')?.firstElementChild?.id, document.querySelector('.brand')?.nextElementSibling?.id]),
		).toEqual(['menu', 'navbar-links']);
	});

	test('keeps the focus inside', async () => {
		const page = await open('/docs/teil/eins/');
		await page.keyboard.press('Shift+Tab');
		await page.keyboard.press('Shift+Tab');
		expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('dialog')?.id === 'drawer')).toBe(true);
	});

	test('closes when a page is chosen', async () => {
		const page = await open('/docs/');
		await page.getByRole('dialog').getByRole('link', { name: 'Lange Seite' }).click();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
		expect(await isOpen(page)).toBe(false);
		expect(await page.locator('#page > #menu').count()).toBe(1);
		expect(await focused(page)).toBe('Lange Seite');
	});

	test('closes on the way back', async () => {
		const page = await site.open('/docs/', PHONE);
		await page.locator('.pager a[href="/docs/lang/"]').click();
		await page.waitForFunction(() => document.title.startsWith('Lange Seite'));
		await page.locator('.menu-button').click();
		await page.goBack();
		await page.waitForFunction(() => document.title.startsWith('Anfang'));
		expect(await isOpen(page)).toBe(false);
		expect(await page.locator('#menu').count()).toBe(1);
	});

	test('closes when the window becomes as wide as a desktop', async () => {
		const page = await open('/docs/');
		await page.setViewportSize({ width: 996, height: 720 });
		expect(await isOpen(page)).toBe(true);
		await page.setViewportSize({ width: 997, height: 720 });
		await expect.poll(() => isOpen(page)).toBe(false);
		expect(await page.locator('#page > .sidebar').isVisible()).toBe(true);
	});

	test('opens with the space bar', async () => {
		const page = await site.open('/docs/', PHONE);
		await page.locator('.menu-button').press(' ');
		expect(await isOpen(page)).toBe(true);
	});

	test('is not needed without script: the button leads to the navigation', async () => {
		const page = await site.open('/docs/', { ...PHONE, javaScriptEnabled: false });
		await page.locator('.menu-button').click();
		expect(page.url()).toBe(`${site.origin}/docs/#menu`);
		expect(await page.locator('#menu').isVisible()).toBe(true);
	});
});
