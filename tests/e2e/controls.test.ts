import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';
import { listControls } from './list-controls.ts';

const PHONE = { viewport: { width: 390, height: 720 } };

interface Place {
	name: string;
	fixture: 'chrome' | 'sandbox' | 'versions';
	path: string;
	options?: typeof PHONE;
	/** Opens what is closed at first. */
	act?(page: Page): Promise<void>;
}

/** Pages of each kind, and what opens on them. */
const PLACES: readonly Place[] = [
	{ name: 'Startseite', fixture: 'chrome', path: '/' },
	{ name: 'Handbuchseite', fixture: 'chrome', path: '/docs/lang/' },
	{ name: 'Handbuchseite mit Karteireitern', fixture: 'chrome', path: '/docs/reiter/' },
	{
		name: 'Handbuchseite auf dem Telefon, Menü offen',
		fixture: 'chrome',
		path: '/docs/lang/',
		options: PHONE,
		async act(page) {
			await page.getByRole('button', { name: 'Menü', exact: true }).click();
			await page.locator('.drawer').waitFor();
		},
	},
	{
		name: 'Suche offen, mit Treffern',
		fixture: 'chrome',
		path: '/docs/ende/',
		async act(page) {
			await page.keyboard.press('Control+k');
			await page.locator('docs-search [role=combobox]').fill('eins');
			await page.locator('[role=option]').first().waitFor();
		},
	},
	{ name: 'Suchseite', fixture: 'chrome', path: '/search/' },
	{ name: 'Offline lesen', fixture: 'chrome', path: '/offline/' },
	{ name: 'Beitrag', fixture: 'chrome', path: '/blog/2025/01/02/beitrag/' },
	{ name: 'Liste der Beiträge', fixture: 'chrome', path: '/blog/' },
	{ name: 'Archiv', fixture: 'chrome', path: '/blog/archive/' },
	{ name: 'Seite, die es nicht gibt', fixture: 'chrome', path: '/404.html' },
	{ name: 'Handbuch in drei Versionen', fixture: 'versions', path: '/docs/' },
	{ name: 'Handbuchseite einer älteren Version', fixture: 'versions', path: '/docs/1.0/' },
	{ name: 'Startseite einer Website mit einer API', fixture: 'sandbox', path: '/' },
	{ name: 'Überblick der API', fixture: 'sandbox', path: '/docs/api/tiere/' },
	{ name: 'Gruppe von Operationen', fixture: 'sandbox', path: '/docs/api/tiere-operationen/' },
	{ name: 'Operation', fixture: 'sandbox', path: '/docs/api/list-animals/' },
	{
		name: 'Operation, ausprobiert',
		fixture: 'sandbox',
		path: '/docs/api/list-animals/',
		async act(page) {
			await page.getByRole('button', { name: 'In der Übungsumgebung ausführen' }).click();
			await page.locator('.console-response h3').first().waitFor();
			// History and store of the sandbox come by themselves, not with the answer.
			await page.locator('summary', { hasText: 'Verlauf' }).waitFor();
			await page.getByRole('button', { name: 'Bestand als JSON' }).waitFor();
		},
	},
	{ name: 'Änderungen der API', fixture: 'sandbox', path: '/docs/api/aenderungen/' },
];

let sites: Record<Place['fixture'], FixtureSite>;
beforeAll(async () => {
	const [chrome, sandbox, versions] = await Promise.all([openFixture('chrome'), openFixture('sandbox'), openFixture('versions')]);
	sites = { chrome, sandbox, versions };
});
afterAll(() => Promise.all(Object.values(sites ?? {}).map((site) => site.close())));

/** The controls of all places; what stands on the first page of a fixture is left out on its others. */
async function controlsOfPlaces(): Promise<string> {
	const first = new Map<string, readonly string[]>();
	const chapters: string[] = [];
	for (const { name, fixture, path, options, act } of PLACES) {
		const page = await sites[fixture].open(path, options);
		await act?.(page);
		const lines = await listControls(page);
		expect(
			lines.filter((line) => line.includes('„“')),
			`${name}: controls without a name`,
		).toEqual([]);
		const known = first.get(fixture) ?? [];
		if (known.length === 0) first.set(fixture, lines);
		chapters.push(
			[
				`## ${name}`,
				'',
				...(known.length === 0 ? [] : ['(dazu, was auf der ersten Seite dieser Website steht)']),
				...counted(lines.filter((line) => !known.includes(line))),
			].join('\n'),
		);
		await page.context().close();
	}
	return `# Was ein Vorleseprogramm nennt: Art, Name und Zustand jedes Bedienelements\n\n${chapters.join('\n\n')}\n`;
}

/** Neighbours that differ in a number only are one line. */
function counted(lines: readonly string[]): string[] {
	const groups: string[][] = [];
	for (const line of lines) {
		const last = groups.at(-1);
		if (last?.[0] !== undefined && last[0].replace(/\d+/g, '#') === line.replace(/\d+/g, '#')) last.push(line);
		else groups.push([line]);
	}
	return groups.map(([line = '', ...others]) => (others.length === 0 ? line : `${line} … ${others.at(-1)}`));
}

test('every control has a name, and the list of all is as it was looked at; `vitest -u` writes it anew', { timeout: 600_000 }, async () => {
	await expect(await controlsOfPlaces()).toMatchFileSnapshot('controls.txt');
});
