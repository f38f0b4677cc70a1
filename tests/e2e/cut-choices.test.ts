import { afterAll, beforeAll, expect, test } from 'vitest';
import { findCutChoices } from './cut-choices.ts';
import { type FixtureSite, openFixture, openOwnSite } from './fixture-site.ts';
import { findLayoutFaults } from './layout-faults.ts';
import { allPaths, listedPaths } from './own-pages.ts';
import { lookAtPages } from './page-frame.ts';
import { isWhole, shareOf } from './sweep-share.ts';
import { CLOSE, joinWidths } from './sweep-widths.ts';

/** Windows, and with them forms, of every width; a share of the sweep takes some in turn. */
const EVERY = Array.from({ length: 101 }, (_, index) => 320 + index * 16);

const TIMEOUT = isWhole ? 900_000 : 240_000;

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

/** Runs in the browser. Chooses what is longest in every list, in those too that come of it. */
async function chooseLongest(): Promise<void> {
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

/** Every finding as one line. */
async function sweep(site: FixtureSite, paths: readonly string[]): Promise<string[]> {
	const found: string[] = [];
	await lookAtPages({ site, paths }, async ({ path, index, outside, inside, frame }) => {
		const widths = isWhole ? EVERY : shareOf(EVERY, { index, of: 20 });
		const note = (how: string, faults: Parameters<typeof joinWidths>[0], among: readonly number[]) =>
			found.push(...joinWidths(faults, among).map((line) => `${path}${how} ${line}`));
		await inside.evaluate(chooseLongest);
		note('', await outside.evaluate(findCutChoices, { frame, widths }), widths);
		if (!(isWhole || index % 5 === 0) || !(await inside.evaluate(openConsole))) return;
		await inside.evaluate(chooseLongest);
		note(' (console)', await outside.evaluate(findCutChoices, { frame, widths }), widths);
		const close = isWhole ? CLOSE : shareOf(CLOSE, { index, of: 2 });
		note(' (console)', await outside.evaluate(findLayoutFaults, { frame, widths: close, close }), close);
	});
	return found;
}

test('no list, hint or heading of our own site says only a part of its words, and no open console does', { timeout: TIMEOUT }, async () => {
	expect(await sweep(own, await allPaths(own))).toEqual([]);
});

test('nor one of a site with several servers and ways to sign in', { timeout: TIMEOUT }, async () => {
	expect(await sweep(other, await listedPaths(other))).toEqual([]);
});
