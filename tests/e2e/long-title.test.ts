import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

/** Windows without a bar of links, in px: those with one count the room of the title while building (`navbar-room.ts`). */
const SMALL = [320, 340, 360, 412, 480, 600, 640, 641, 700, 768, 860, 996];
/** With the soft hyphens of the build. */
const TITLES = [
	'Prüf\u00admittel\u00adverwal\u00adtung',
	'Website mit Übungs\u00adumgebung',
	'Doku\u00admenta\u00adtion der Prüf\u00admittel\u00adverwal\u00adtung',
	'Bestandsdatenschnittstelle',
	'Docs',
];

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

/** Runs in the browser: what is wrong with the bar with this title. */
function faultsOf(title: string): string[] {
	const bar = document.querySelector<HTMLElement>('.navbar');
	const name = bar?.querySelector<HTMLElement>('.brand > span');
	if (!(bar && name)) return ['There is no title.'];
	name.textContent = title;
	const faults: string[] = [];
	const frame = bar.getBoundingClientRect();
	const text = name.getBoundingClientRect();
	if (name.scrollHeight > name.clientHeight + 1) faults.push('is cut');
	if (text.top < frame.top || text.bottom > frame.bottom) faults.push(`is ${Math.round(text.height)} px tall in a bar of ${frame.height} px`);
	if (document.documentElement.scrollWidth > innerWidth) faults.push('makes the page wider than the window');
	for (const control of bar.querySelectorAll('a, button, summary')) {
		const { left, right, width } = control.getBoundingClientRect();
		if (width > 0 && (left < 0 || right > innerWidth)) faults.push(`pushes „${control.textContent}“ out of the window`);
		if (width > 0 && !control.contains(name) && left < text.right && right > text.left) faults.push(`lies under „${control.textContent}“`);
	}
	return faults;
}

test.each(TITLES)('a small bar has room for all of the title „%s“ and for its tools', async (title) => {
	const page = await site.open('/docs/');
	const found: string[] = [];
	for (const width of SMALL) {
		await page.setViewportSize({ width, height: 800 });
		found.push(...(await page.evaluate(faultsOf, title)).map((fault) => `${width} px: ${fault}`));
	}
	expect(found).toEqual([]);
});

test('a title without end ends with its third line, and is the name of its link as a whole', async () => {
	const page = await site.open('/docs/', { viewport: { width: 320, height: 800 } });
	const title = 'Handbuch der Prüfmittel, Normale und Messmittel des ganzen Betriebs mit allen seinen Werken';
	expect(await page.evaluate(faultsOf, title)).toEqual(['is cut']);
	await page.getByRole('link', { name: title, exact: true }).waitFor();
});
