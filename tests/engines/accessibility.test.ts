import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_NAMES } from '../../commands/browser-engines.ts';
import { AXE_RULES } from '../e2e/axe-rules.ts';
import { serveOwnSite } from '../e2e/fixture-site.ts';
import { faultsOfStops, noteStops, readStops } from '../e2e/focus-stops.ts';
import { pageOfEachKind } from '../e2e/own-pages.ts';
import { isWhole, shareOf } from '../e2e/sweep-share.ts';
import { engineForTests } from './engine-for-tests.ts';
import { KEY } from './engine-window.ts';

/** Without its last lines, which hand it to loaders of modules: it stays in the window. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** A window and a telephone; WebKit's window stays at 447 px there. A share of the sweep looks at each page in one of them, and in one mode. */
const WIDTHS = [1280, 390];
const MODES = ['light', 'dark'];
/** How many controls of a page the keyboard is taken through. */
const STEPS = isWhole ? 120 : 25;

interface AxeRun {
	mode: string;
	tags: readonly string[];
}

/** Runs in the browser. */
const AXE_VIOLATIONS = `async ({ mode, tags }) => {
	document.documentElement.dataset.theme = mode;
	for (const animation of document.getAnimations()) animation.finish();
	if (!window.axe) { ${AXE} }
	const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] });
	return violations.map(({ id, nodes }) => mode + ': ' + id + ' ' + nodes.map(({ html }) => html.slice(0, 120)).join(' | '));
}`;

let site: Awaited<ReturnType<typeof serveOwnSite>>;
let paths: string[];
beforeAll(async () => {
	site = await serveOwnSite();
	paths = await pageOfEachKind(site);
});
afterAll(() => site?.close());

/** Runs in the browser. */
const isLive = () =>
	'ready' in document.documentElement.dataset && !document.querySelector('docs-tabs:not(:defined), docs-filter:not(:defined), search-page:not(:defined)');

/** A dialog or menu that opens over a page. */
interface Opener {
	name: string;
	path: string;
	width: number;
	/** The element that has the focus before and after. */
	from: string;
	/** The key to press, unless it opens on focus. */
	keys?: readonly string[];
	/** The element that is visible then. Dialogs trap the focus. */
	opened: string;
}

const PATH = '/docs/handbuch/pruefmittel/';
const SEARCH = { path: PATH, width: 1280, from: '.brand', opened: 'docs-search dialog[open]' };
const OPENERS: readonly Opener[] = [
	{ ...SEARCH, name: 'the search opens with Ctrl+K', keys: [KEY.Control, 'k'] },
	{ ...SEARCH, name: 'the search opens with /', keys: ['/'] },
	{ ...SEARCH, name: 'the search opens with its button', from: '.search-button', keys: [KEY.Enter] },
	{ name: 'the drawer opens with its button', path: PATH, width: 390, from: '.menu-button', keys: [KEY.Enter], opened: 'dialog.drawer[open]' },
	{ name: 'the contents open with their name', path: PATH, width: 390, from: '.toc summary', keys: [KEY.Enter], opened: '.toc details[open]' },
	{ name: 'a menu opens with its name', path: PATH, width: 1280, from: '.navbar .dropdown summary', keys: [KEY.Enter], opened: '.navbar .dropdown[open]' },
	{ name: 'a card opens with the focus on its term', path: PATH, width: 1280, from: 'main a.term', opened: 'term-card' },
];

/** Runs in the browser. */
const takesFocus = (selector: string) => {
	document.querySelector<HTMLElement>(selector)?.focus();
	return document.querySelector(selector) === document.activeElement;
};
/** Runs in the browser. */
const isShown = (selector: string) => document.querySelector(selector) !== null;
/** Runs in the browser. */
const isGone = (selector: string) => document.querySelector(selector) === null;
/** Runs in the browser. Whether the focus is in it, or with the browser itself, which a dialog shares it with. */
const holdsFocus = (selector: string) =>
	document.activeElement === document.body || document.querySelector(selector)?.contains(document.activeElement) === true;
/** Runs in the browser. Whether it has the focus, and shows it, unless the browser's own buttons have it, to which Tab may lead out of a dialog. */
const hasFocus = (selector: string) =>
	document.querySelector(selector) === document.activeElement && (document.activeElement?.matches(':focus-visible') === true || !document.hasFocus());

describe.each(ENGINE_NAMES)('in %s', (name) => {
	const { browser, take } = engineForTests(name);

	test('axe objects to nothing on a page of each kind, and the keyboard goes through it in its order', { timeout: 900_000 }, async () => {
		const found: string[] = [];
		for (const [index, path] of paths.entries()) {
			const modes = isWhole ? MODES : shareOf(MODES, { index: Math.floor(index / 2), of: 2 });
			for (const width of isWhole ? WIDTHS : shareOf(WIDTHS, { index, of: 2 })) {
				const note = (findings: readonly string[]) => found.push(...findings.map((finding) => `${path} ${width} px: ${finding}`));
				await browser().resize(width);
				await browser().open(site.origin + path);
				await take(isLive, undefined);
				// Scripts adapt the page to a new width in the next frame.
				await browser().run(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))), undefined);
				for (const mode of modes) note(await browser().run<AxeRun, string[]>(AXE_VIOLATIONS, { mode, tags: AXE_RULES }));
				await browser().run(noteStops, undefined);
				await browser().press([KEY.Tab], STEPS);
				note(faultsOfStops(await browser().run(readStops, undefined)));
			}
		}
		expect(found).toEqual([]);
	});

	test.each(OPENERS)('$name, closes with Escape and leaves the focus where it was', async ({ path, width, from, keys, opened }) => {
		await browser().resize(width);
		await browser().open(site.origin + path);
		await take(isLive, undefined);
		// Browsers show the focus only after a key was pressed.
		await browser().press([KEY.Tab]);
		await take(takesFocus, from);
		if (keys) await browser().press(keys);
		await take(isShown, opened);
		if (opened.includes('dialog')) {
			await browser().press([KEY.Tab], 5);
			await take(holdsFocus, opened);
		}
		await browser().press([KEY.Escape]);
		await take(isGone, opened);
		await take(hasFocus, from);
	});
});
