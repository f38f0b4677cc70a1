import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCutChoices } from './cut-choices.ts';
import { type FixtureSite, openFixture, openOwnSite } from './fixture-site.ts';
import { findLayoutFaults, type LayoutFault } from './layout-faults.ts';
import { allPaths, listedPaths } from './own-pages.ts';
import { lookAtPages, type PageFrame } from './page-frame.ts';
import { isWhole, shareOf } from './sweep-share.ts';
import { CLOSE, joinWidths } from './sweep-widths.ts';

/** Windows, and with them forms, of every width; a share of the sweep takes some in turn. */
const EVERY = Array.from({ length: 101 }, (_, index) => 320 + index * 16);

/** Figures change at widths of their own, and some lack a pixel at one width only. */
const EVERY_PIXEL = Array.from({ length: 681 }, (_, index) => 320 + index);

/** A share of the sweep opens every so-manieth console. */
const CONSOLES = 4;

const TIMEOUT = isWhole ? 900_000 : 600_000;

let own: FixtureSite;
let other: FixtureSite;
beforeAll(async () => {
	own = await openOwnSite();
	other = await openFixture('sandbox');
});
afterAll(async () => {
	await own?.close();
	await other?.close();
});

/** Runs in the browser. Opens the console of the page and all that is folded in it. Says whether there is one. What floats over the text would hide it. */
async function openConsole(): Promise<boolean> {
	const button = document.querySelector<HTMLElement>('.console [data-open=""]');
	if (button === null) return false;
	button.click();
	while (!document.querySelector('.console-root')) await new Promise(requestAnimationFrame);
	for (const fold of document.querySelectorAll<HTMLDetailsElement>('.console-root details')) fold.open = true;
	for (const bar of document.querySelectorAll<HTMLElement>('.console-actions')) bar.style.position = 'static';
	scrollTo({ top: 0, behavior: 'instant' });
	return true;
}

/** Runs in the browser. Brings all live examples with lists to life, which they come to in view, and chooses what is longest in every list, in those too that come of it. */
async function chooseLongest(): Promise<void> {
	for (const list of document.querySelectorAll('astro-island[ssr] select')) {
		while (list.closest('astro-island[ssr]')) {
			list.scrollIntoView({ behavior: 'instant', block: 'center' });
			await new Promise(requestAnimationFrame);
		}
	}
	scrollTo({ top: 0, behavior: 'instant' });
	for (let round = 0; round < 2; round++) {
		for (const list of document.querySelectorAll<HTMLSelectElement>('main select')) {
			const longest = [...list.options].reduce((one, other) => (other.text.length > one.text.length ? other : one));
			if (list.value === longest.value) continue;
			list.value = longest.value;
			list.dispatchEvent(new Event('change', { bubbles: true }));
		}
		await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
	}
}

/** Runs in the browser. The figures of a page that are wider than their stage, which cuts off what is. */
function findCutFigures({ frame: { page, resize }, widths }: { frame: PageFrame; widths: readonly number[] }): LayoutFault[] {
	const stages = [...page.querySelectorAll<HTMLElement>('.fig-stage')];
	return widths.flatMap((width) => {
		resize(width);
		return stages.flatMap((stage, index) => {
			const lack = stage.scrollWidth - stage.clientWidth;
			return lack > 0 ? [{ width, what: `${lack} px of figure ${index} cut` }] : [];
		});
	});
}

/** Of the pages at `paths` those with lists, and some with a console: what others hide, `every-page.test.ts` sees at fewer widths. A whole sweep takes all. */
async function pagesWithLists({ origin }: FixtureSite, paths: readonly string[]): Promise<string[]> {
	const pages = await Promise.all(paths.map(async (path) => ({ path, html: await (await fetch(origin + path)).text() })));
	const consoles = pages.filter(({ html }) => html.includes('data-open=""'));
	return pages.filter((page) => isWhole || page.html.includes('<select') || consoles.indexOf(page) % CONSOLES === 0).map(({ path }) => path);
}

/** Every finding as one line. */
async function sweep(site: FixtureSite, paths: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	await lookAtPages({ site, paths }, async ({ path, index, outside, inside, frame }) => {
		const widths = isWhole ? EVERY : shareOf(EVERY, { index, of: 20 });
		const note = (how: string, faults: Parameters<typeof joinWidths>[0], among: readonly number[]) =>
			found.push(...joinWidths(faults, among).map((line) => `${path}${how} ${line}`));
		await inside.evaluate(chooseLongest);
		note('', await outside.evaluate(findCutChoices, { frame, widths }), widths);
		if (!(await inside.evaluate(openConsole))) return;
		await inside.evaluate(chooseLongest);
		note(' (console)', await outside.evaluate(findCutChoices, { frame, widths }), widths);
		const close = isWhole ? CLOSE : shareOf(CLOSE, { index, of: 2 });
		note(' (console)', await outside.evaluate(findLayoutFaults, { frame, widths: close, close }), close);
	});
	return found;
}

test('no list, hint or heading of our own site says only a part of its words, and no open console does', { timeout: TIMEOUT }, async () => {
	const paths = await pagesWithLists(own, await allPaths(own));
	expect(paths.length).toBeGreaterThan(10);
	expect(await sweep(own, paths)).toEqual([]);
});

test('nor one of a site with several servers and ways to sign in', { timeout: TIMEOUT }, async () => {
	expect(await sweep(other, await listedPaths(other))).toEqual([]);
});

test('no figure is cut at any width', { timeout: TIMEOUT }, async () => {
	const pages = await Promise.all((await allPaths(own)).map(async (path) => ({ path, html: await (await fetch(own.origin + path)).text() })));
	const paths = pages.filter(({ html }) => html.includes('"fig-stage"')).map(({ path }) => path);
	expect(paths.length).toBeGreaterThan(10);
	const found: string[] = [];
	await lookAtPages({ site: own, paths }, async ({ path, index, outside, frame }) => {
		const widths = isWhole ? EVERY_PIXEL : shareOf(EVERY_PIXEL, { index, of: 20 });
		found.push(...joinWidths(await outside.evaluate(findCutFigures, { frame, widths }), widths).map((line) => `${path} ${line}`));
	});
	expect(found).toEqual([]);
});
