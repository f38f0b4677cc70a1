import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_SCREEN } from '#chrome/first-screen.ts';
import { findBareBoxes, markGrounds } from './bare-boxes.ts';
import { findBrokenWords } from './broken-words.ts';
import { findContrastFaults } from './contrast-faults.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { findGluedWords } from './glued-words.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { findLoneBrackets } from './lone-brackets.ts';
import { findMovedByRest } from './moved-by-rest.ts';
import { noteSweep } from './note-sweep.ts';
import { allPaths, pageOfEachKind } from './own-pages.ts';
import { lookAtPages } from './page-frame.ts';
import { findPaleText } from './pale-text.ts';
import { findReachFaults } from './reach-faults.ts';
import { findRoomyColumns } from './roomy-columns.ts';
import { findStyledNames } from './styled-names.ts';
import { isWhole, shareOf } from './sweep-share.ts';
import { CLOSE, joinWidths, WIDTHS } from './sweep-widths.ts';
import { findTranslatableCode } from './translatable-code.ts';
import { findOddSizes } from './type-sizes.ts';

/** Windows in which every control is gone to. */
const REACH = [360, 768, 1024, 1600];

/** The smallest window that everything must fit into (WCAG 1.4.10). */
const NARROWEST = 320;

/** What a page gets of a list of widths: in a share of the sweep some of them in turn, and all for one page of each kind. */
const widthsFor = (widths: readonly number[], { isExample, ...turn }: { isExample: boolean; index: number; of: number }) =>
	isWhole || isExample ? widths : shareOf(widths, turn);

let site: FixtureSite;
let seen = 0;
const found = {
	layout: [] as string[],
	contrast: [] as string[],
	words: [] as string[],
	brackets: [] as string[],
	tables: [] as string[],
	cut: [] as string[],
	reach: [] as string[],
	code: [] as string[],
	sizes: [] as string[],
	paper: [] as string[],
	brokenOnPaper: [] as string[],
	bare: [] as string[],
	spaced: [] as string[],
	moved: [] as string[],
};

/** Runs in the browser. Changes the colours at once. */
function toDark(): void {
	document.documentElement.dataset.theme = 'dark';
	for (const animation of document.getAnimations()) animation.finish();
}

/** Runs in the browser. Sets the text as far apart as a reader may (WCAG 1.4.12). */
function spaceOut(): void {
	const style = document.createElement('style');
	style.textContent =
		'* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';
	document.head.append(style);
}

/** Runs in the browser. */
function findCutTables(): string[] {
	const cut = [...document.querySelectorAll('.table')].filter((box) => box.checkVisibility() && box.scrollWidth > box.clientWidth + 1);
	return cut.map((box) => `${innerWidth} px: ${box.scrollWidth - box.clientWidth} px of the table „${box.querySelector('tr')?.textContent}“ are hidden`);
}

/** A line of a listing that is wider than a sheet breaks anywhere, as nothing on paper can be scrolled. */
const isNoListing = (finding: string) => !finding.includes('in pre.');

// A page is loaded once, and all that is to be seen on it looked at one after the other; what scrolls it comes last.
beforeAll(async () => {
	site = await openOwnSite();
	const examples = await pageOfEachKind(site);
	await lookAtPages({ site, paths: await allPaths(site) }, async ({ path, index, outside, inside, frame }) => {
		seen++;
		const note = (subject: keyof typeof found, findings: readonly string[]) => found[subject].push(...findings.map((finding) => `${path} ${finding}`));
		const isExample = examples.includes(path);
		const close = widthsFor(CLOSE, { isExample, index, of: 2 });
		note('layout', joinWidths(await outside.evaluate(findLayoutFaults, { frame, widths: WIDTHS, close }), WIDTHS));
		await outside.evaluate(({ resize }) => resize(360), frame);
		note('words', await inside.evaluate(findBrokenWords));
		note('words', await inside.evaluate(findGluedWords));
		note('words', await inside.evaluate(findStyledNames));
		note('brackets', await inside.evaluate(findLoneBrackets));
		note('code', await inside.evaluate(findTranslatableCode));
		note('sizes', await inside.evaluate(findOddSizes));
		note('tables', await inside.evaluate(findRoomyColumns));
		await outside.evaluate(({ frame, height }) => frame.resize(360, height), { frame, height: FIRST_SCREEN });
		note('moved', await inside.evaluate(findMovedByRest));
		const widths = widthsFor(REACH, { isExample, index, of: 4 });
		const reach = await outside.evaluate(findReachFaults, { frame, widths, all: isExample });
		note(
			'reach',
			reach.map(({ width, what }) => `${width} px: ${what}`),
		);
		await outside.evaluate(({ resize }) => resize(1280), frame);
		note('tables', await inside.evaluate(findRoomyColumns));
		note('brackets', await inside.evaluate(findLoneBrackets));
		note('sizes', await inside.evaluate(findOddSizes));
		await outside.evaluate(({ frame, height }) => frame.resize(1280, height), { frame, height: FIRST_SCREEN });
		note('moved', await inside.evaluate(findMovedByRest));
		await outside.evaluate(({ resize }) => resize(1280), frame);
		note('cut', await inside.evaluate(findCutTables));
		note('contrast', await inside.evaluate(findContrastFaults));
		await inside.evaluate(toDark);
		note('contrast', await inside.evaluate(findContrastFaults));
		await outside.emulateMedia({ media: 'print' });
		note('paper', await inside.evaluate(findPaleText));
		await outside.evaluate(({ resize }) => resize(640), frame);
		note('brokenOnPaper', (await inside.evaluate(findBrokenWords)).filter(isNoListing));
		await outside.emulateMedia({ media: null });
		await inside.evaluate(markGrounds);
		await outside.emulateMedia({ forcedColors: 'active' });
		note('bare', await inside.evaluate(findBareBoxes));
		await outside.emulateMedia({ forcedColors: null });
		await inside.evaluate(spaceOut);
		note('spaced', joinWidths(await outside.evaluate(findLayoutFaults, { frame, widths: [NARROWEST], close: [] }), [NARROWEST]));
	});
}, 600_000);
afterAll(() => site?.close());

test('all pages were looked at', () => expect(seen).toBeGreaterThan(50));
test('on no page a text lies over another, is cut or leaves its box, and every control can be hit', ({ task }) => {
	// At the widths between, only what is out of the window is looked for.
	noteSweep(task, { subject: 'layout', pages: seen, widths: CLOSE, modes: ['light'], found: found.layout.length });
	expect(found.layout).toEqual([]);
});
test('every text stands out from its ground, in both modes', ({ task }) => {
	noteSweep(task, { subject: 'contrast', pages: seen, widths: [1280], modes: ['light', 'dark'], found: found.contrast.length });
	expect(found.contrast).toEqual([]);
});
test('no word is broken without a hyphen on a phone, and none is glued to another', ({ task }) => {
	noteSweep(task, { subject: 'words', pages: seen, widths: [360], modes: ['light'], found: found.words.length });
	expect(found.words).toEqual([]);
});
test('no bracket and no quote stands alone at the end or the beginning of a line', () => expect(found.brackets).toEqual([]));
test('no translator finds words in code', () => expect(found.code).toEqual([]));
test('every size of type is one of the scale, in whole pixels', () => expect(found.sizes).toEqual([]));
test('what is laid out after the first paint is below the window, and moves nothing', () => expect(found.moved).toEqual([]));
test('no text is too pale for paper, in both modes', () => expect(found.paper).toEqual([]));
test('no word is broken without a hyphen on a sheet of A4', () => expect(found.brokenOnPaper).toEqual([]));
test('no column of a table that is cut has room that others lack', () => expect(found.tables).toEqual([]));
test('no table is cut on the narrowest screen with three columns', () => expect(found.cut).toEqual([]));
test('keyboard and finger reach every control', ({ task }) => {
	noteSweep(task, { subject: 'reach', pages: seen, widths: REACH, modes: ['light'], found: found.reach.length });
	expect(found.reach).toEqual([]);
});
test("every box has an edge where a reader's own colours take its ground away", () => expect(found.bare).toEqual([]));
test('no page is wider than the smallest phone with its text as far apart as a reader may set it', () => expect(found.spaced).toEqual([]));
