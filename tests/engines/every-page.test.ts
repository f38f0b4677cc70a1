import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENGINE_NAMES } from '../../commands/browser-engines.ts';
import { findContrastFaults } from '../e2e/contrast-faults.ts';
import { serveOwnSite } from '../e2e/fixture-site.ts';
import { findLayoutFaults, type LayoutFault } from '../e2e/layout-faults.ts';
import { allPaths } from '../e2e/own-pages.ts';
import { openFrame } from '../e2e/page-frame.ts';
import { isWhole, shareOf } from '../e2e/sweep-share.ts';
import { joinWidths, WIDTHS } from '../e2e/sweep-widths.ts';
import { engineForTests } from './engine-for-tests.ts';

/** No page may be wider than this. */
const NARROWEST = 320;
/** Text is looked at closely on the smallest phone and where a sidebar begins. */
const CLOSE = [NARROWEST, 997];
/** Px. WebKit lets a full stop behind code hang over the edge. */
const SLACK = 6;
const MODES = ['light', 'dark'];

let site: Awaited<ReturnType<typeof serveOwnSite>>;
beforeAll(async () => {
	site = await serveOwnSite();
});
afterAll(() => site?.close());

interface Look {
	url: string;
	widths: readonly number[];
	close: readonly number[];
	modes: readonly string[];
}

interface Findings {
	layout: LayoutFault[];
	contrast: string[];
}

/** Runs in the browser. What judges colours finds the page by the names of its window, as if it ran there. */
const CONTRAST = `({ document, getComputedStyle, SVGGraphicsElement, SVGGeometryElement }, modes) => modes.flatMap((mode) => {
	document.documentElement.dataset.theme = mode;
	for (const animation of document.getAnimations()) animation.finish();
	return (${findContrastFaults})().map((fault) => mode + ' ' + fault);
})`;

/** Runs in the browser. */
const LOOK = `async ({ url, widths, close, modes }) => {
	const frame = await (${openFrame})({ url, script: true });
	const layout = (${findLayoutFaults})({ frame, widths, close, slack: ${SLACK} });
	frame.resize(1280);
	const contrast = (${CONTRAST})(frame.view, modes);
	frame.close();
	return { layout, contrast };
}`;

/** The height of a line is rounded up in one engine and down in the other: letters of two lines, of which only the boxes touch, are looked at in Chromium. */
const isOfEngine = ({ what }: LayoutFault) => !what.startsWith('lines too close');

describe.each(ENGINE_NAMES)('in %s', (name) => {
	const { browser } = engineForTests(name);
	const found = { layout: [] as string[], contrast: [] as string[] };
	// A page is loaded once, and all that is to be seen on it looked at one after the other.
	beforeAll(async () => {
		await browser().resize(1920);
		await browser().open(`${site.origin}/robots.txt`);
		const paths = await allPaths(site);
		const turn = { index: ENGINE_NAMES.indexOf(name), of: ENGINE_NAMES.length };
		for (const [index, path] of (isWhole ? paths : shareOf(paths, turn)).entries()) {
			const share = isWhole ? WIDTHS : shareOf(WIDTHS, { index, of: 6 });
			const widths = [...new Set([NARROWEST, ...share])];
			const close = CLOSE.filter((width) => share.includes(width));
			const modes = isWhole ? MODES : shareOf(MODES, { index, of: 2 });
			const { layout, contrast } = await browser().run<Look, Findings>(LOOK, { url: site.origin + path, widths, close, modes });
			found.layout.push(...joinWidths(layout.filter(isOfEngine), widths).map((line) => `${path} ${line}`));
			found.contrast.push(...contrast.map((line) => `${path} ${line}`));
		}
	}, 900_000);

	test('no page is wider than its window, no text cut and no control out of reach', () => expect(found.layout).toEqual([]));
	test('every text stands out from its ground, in light or dark', () => expect(found.contrast).toEqual([]));
});
