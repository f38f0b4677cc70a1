import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { weigh } from '../sites/weigh.ts';
import { type FixtureSite, openOwnSite } from './fixture-site.ts';
import { eventually } from './observe.ts';

/** Bytes of one example at most, without React. */
const BUDGET = 25_000;

/** Where each example stands, and what it says before any script runs. */
const EXAMPLES = [
	['Fristrechner', '/docs/handbuch/pruefmittel/', 'fällig am 31.03.2026'],
	['Entscheidungsregel', '/docs/handbuch/pruefberichte/', 'Konformität nicht nachgewiesen: 5,0 + 2,0 > 5,0 µm'],
	['Aufkleber-Vorschau', '/docs/handbuch/aufkleberassistent/', 'HTTPS://APP.EXAMPLE.COM/Q/7K3M9XWT'],
	['Maskentester', '/docs/handbuch/stammdaten/', 'PM-MU-0002'],
	['Vorlagentester', '/docs/handbuch/stammdaten/', 'INV-100901 · Messständer mit Magnetfuß (Schrank F3)'],
	['Suche ausprobieren', '/docs/handbuch/suche/', '4 Prüfmittel'],
	['Filter ausprobieren', '/docs/handbuch/bedienung/', '2 Treffer'],
	['Vom leeren Bestand zum Aufkleber', '/docs/einstieg/erste-schritte/', 'Der Bestand ist leer.'],
	['Importdatei prüfen', '/docs/einstieg/bestand-uebernehmen/', '6 Zeilen: 3 ohne Fehler, 3 mit Fehlern'],
	['Feldtyp input ausprobieren', '/docs/terms/input/', '"auftragsnummer": "AB-004711"'],
	['Feldtyp textarea ausprobieren', '/docs/terms/textarea/', '"einsatzhinweis": "Nur mit Handschuhen.\\nVor Gebrauch nullen."'],
	['Feldtyp select ausprobieren', '/docs/terms/select/', '"risikoklasse": "a"'],
	['Feldtyp checkbox ausprobieren', '/docs/terms/checkbox/', '"msa_nachweis": true'],
	['Feldtyp date ausprobieren', '/docs/terms/date/', '"garantie_bis": "2027-09-14"'],
	['Feldtyp datetime ausprobieren', '/docs/terms/datetime/', '"abholung_am": "2025-10-26T00:30:00Z"'],
	['Feldtyp hex ausprobieren', '/docs/terms/hex/', '"kennfarbe": "#1f9d55"'],
	['Feldtyp rgb ausprobieren', '/docs/terms/rgb/', '"signalfarbe": "rgb(31, 157, 85)"'],
	['Feldtyp hsl ausprobieren', '/docs/terms/hsl/', 'rgb(31, 158, 86)'],
] as const;

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
let site: FixtureSite;

beforeAll(async () => {
	site = await openOwnSite();
});
afterAll(() => site.close());

const exampleOf = (page: Page, title: string) => page.getByRole('region', { name: `Zum Ausprobieren: ${title}` });

/** The example with its scripts running. */
async function openExample(title: string): Promise<Locator> {
	const page = await site.open(EXAMPLES.find(([name]) => name === title)?.[1] ?? '');
	const example = exampleOf(page, title);
	await example.scrollIntoViewIfNeeded();
	await hydrated(example);
	return example;
}

/** Waits until React has taken over. */
const hydrated = (example: Locator) => eventually(() => example.evaluate((element) => element.closest('astro-island')?.hasAttribute('ssr'))).toBe(false);

const words = async (place: Locator) => ((await place.textContent()) ?? '').replaceAll('\u00a0', ' ').replace(/\s+/g, ' ');
const says = (place: Locator) => eventually(() => words(place));

test('on a phone no field has letters smaller than 16 px: an iPhone enlarges the page when such a field is tapped', async () => {
	const page = await site.open('/docs/api/custom-fields-add/', { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });
	const small = () =>
		page.evaluate(() =>
			[...document.querySelectorAll('input:not([type=checkbox], [type=radio], [type=range], [type=color]), select, textarea')]
				.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
				.map((field) => `${location.pathname} ${field.outerHTML.slice(0, 60)}`),
		);
	await page.getByRole('button', { name: 'Anfrage anpassen' }).click();
	await page.locator('.console-root input').first().waitFor();
	const found = await small();
	for (const path of new Set(EXAMPLES.map(([, path]) => path))) {
		await page.goto(site.origin + path);
		found.push(...(await small()));
	}
	expect(found).toEqual([]);
});

describe('without scripts', () => {
	let page: Page;
	beforeAll(async () => {
		page = await site.open('/', { javaScriptEnabled: false });
	});

	test.each(EXAMPLES)('%s shows a whole example', async (title, path, expected) => {
		await page.goto(site.origin + path);
		const example = exampleOf(page, title);
		expect(await words(example)).toContain(expected);
		expect(await example.getByText('mit JavaScript lassen sie sich ändern').isVisible()).toBe(true);
	});
});

/** Addresses of a module and of all that it imports at once. */
async function modulesOf(address: string, seen: Map<string, string> = new Map()): Promise<Map<string, string>> {
	if (seen.has(address)) return seen;
	const text = await (await fetch(address)).text();
	seen.set(address, text);
	for (const [, imported = ''] of text.matchAll(/(?:from|import)\s*["'](\.[^"']+)["']/g)) await modulesOf(new URL(imported, address).href, seen);
	return seen;
}

describe('weight', () => {
	test.each(EXAMPLES)('%s', async (title, path) => {
		const html = await (await fetch(site.origin + path)).text();
		const island = html.split('<astro-island').find((part) => part.includes(`Zum Ausprobieren: ${title}"`)) ?? '';
		const modules = await modulesOf(new URL(/component-url="([^"]*)"/.exec(island)?.[1] ?? '', site.origin).href);
		const own = [...modules.values()].filter((text) => !/Symbol\.for\(.react\.(transitional\.)?element/.test(text));
		expect(own.length).toBeLessThan(modules.size);
		const bytes = own.reduce((sum, text) => sum + weigh(text), weigh(/ props="([^"]*)"/.exec(island)?.[1] ?? ''));
		expect(bytes).toBeGreaterThan(1000);
		expect(bytes).toBeLessThanOrEqual(BUDGET);
	});
});

describe.each([
	['light', 1280],
	['dark', 360],
] as const)('%s, %i px', (theme, width) => {
	let page: Page;
	const faults: string[] = [];
	beforeAll(async () => {
		page = await site.open('/', { viewport: { width, height: 800 }, reducedMotion: 'reduce' });
		page.on('pageerror', (error) => faults.push(error.message));
		page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
		await page.evaluate((mode) => localStorage.setItem('theme', mode), theme);
	});

	test.each(EXAMPLES)('%s runs without errors, fits and has nothing that axe objects to', async (title, path) => {
		await page.goto(site.origin + path);
		const example = exampleOf(page, title);
		await example.scrollIntoViewIfNeeded();
		await hydrated(example);
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
		await page.evaluate(AXE);
		const found = await page.evaluate(() => (window as unknown as { axe: typeof axe }).axe.run('.live', { resultTypes: ['violations'] }));
		expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
		expect(faults).toEqual([]);
	});
});

describe('each example answers', () => {
	test('Fristrechner: mode, override, keys', async () => {
		const example = await openExample('Fristrechner');
		const answer = example.getByRole('status');
		await example.getByLabel('tagesgenau').check();
		await says(answer).toContain('fällig am 11.03.2026');
		await example.getByLabel('Stichtag').fill('12.03.2026');
		await says(answer).toContain('am Stichtag überfällig');
		await example.getByLabel('Karenzzeit (Tage)').fill('5');
		await says(answer).toContain('am Stichtag fällig');
		await example.getByLabel('abweichendes Fälligkeitsdatum').fill('12.03.2026');
		await says(example.locator('p.live-problem')).toContain('darf nicht nach dem berechneten Datum liegen. (KB-306)');
		await example.getByLabel('abweichendes Fälligkeitsdatum').press('ArrowDown');
		await says(answer).toContain('fällig am 11.03.2026');
		await example.getByLabel('Prüfintervall').fill('121');
		await says(example).toContain('Erlaubt sind 1 bis 120. Es gilt weiter 12.');
		expect(await example.getByLabel('Prüfintervall').getAttribute('aria-invalid')).toBe('true');
	});

	test('a status that the page did not begin with has its sign', async () => {
		const example = await openExample('Fristrechner');
		await example.getByLabel('Stichtag').fill('01.04.2026');
		const mark = example.getByRole('status').locator('.status');
		await says(mark).toBe('überfällig');
		expect(await mark.locator('svg').evaluate((sign) => [getComputedStyle(sign).fill, sign.clientWidth > 10])).toEqual(['none', true]);
	});

	test('Entscheidungsregel: sliders by keyboard', async () => {
		const example = await openExample('Entscheidungsregel');
		await example.getByLabel('Abweichung: +5,0').press('ArrowRight');
		await says(example).toContain('nicht in Toleranz: 5,5 > 5,0 µm');
		await example.getByLabel('Messunsicherheit U').press('Home');
		await example.getByLabel('Abweichung: +5,5').press('ArrowLeft');
		await says(example).toContain('in Toleranz: 5,0 + 0,0 ≤ 5,0 µm');
	});

	test('Aufkleber-Vorschau: layouts, codes and their limits', async () => {
		const example = await openExample('Aufkleber-Vorschau');
		const sticker = example.getByRole('img', { name: /^Aufkleber/ });
		await example.getByLabel('Prüfmittel').selectOption('PM-BM-0003');
		await eventually(() => sticker.getAttribute('aria-label')).toContain('GESPERRT – nicht verwenden');
		await example.getByLabel('Layout').selectOption('Standard');
		await says(example).toContain('Es gibt keine gültige Prüfung. (KB-504) Möglich ist das Layout Gesperrt.');
		await example.getByLabel('Prüfmittel').selectOption('PM-BM-0002');
		await example.getByLabel('Format').selectOption('badge');
		await example.getByLabel('Layout').selectOption('Standard');
		await eventually(() => sticker.getAttribute('aria-label')).toContain('nur 25–40 mm');
		await example.getByLabel('Format').selectOption('standard');
		await example.getByLabel('Prüfmittel').selectOption('PM-DM-0002');
		await says(example).toContain('Es gibt keine gültige Prüfung. (KB-504)');
		await example.getByLabel('Layout').selectOption('Nur Code');
		await eventually(() => sticker.getAttribute('aria-label')).toBe('Aufkleber Standard: PM-DM-0002, mit Code');
		await example.getByLabel('Prüfmittel').selectOption('PM-LD-0002');
		await says(example).toContain('Für ausgemusterte Prüfmittel gibt es keinen Aufkleber.');
		await example.getByLabel('Prüfmittel').selectOption('PM-MS-0001');
		await example.getByLabel('Format').selectOption('mini');
		await says(example).toContain('DataMatrix, 14 × 14 Module');
		await says(example).toContain('6,0 mm bei 203 dpi');
		await example.getByLabel('Format').selectOption('sheet');
		await example.getByLabel('Startposition (1–24)').fill('9');
		expect(await example.getByRole('img', { name: 'Bogen A4, Startposition 9 von 24' }).isVisible()).toBe(true);
	});

	test('Maskentester: problems and numbers', async () => {
		const example = await openExample('Maskentester');
		await example.getByLabel('Prüfmittelgruppe').selectOption('LD');
		await says(example).toContain('nächste Nummer: PM-LD-0003');
		await says(example).toContain('passt nicht zur Maske „PM-{GRUPPE}-{####}“. (KB-202)');
		expect(await example.getByLabel('Nummer von Hand').getAttribute('aria-invalid')).toBe('true');
		await example.getByLabel('Maske').fill('PM-{RAUM}-{####}');
		await says(example).toContain('Unbekannter Platzhalter „{RAUM}“. (KB-409)');
		await example.getByLabel('Maske').fill('PM-{GRUPPE}');
		await says(example).toContain('Die Maske braucht genau eine laufende Nummer. (KB-410)');
	});

	test('Vorlagentester: placeholders by button', async () => {
		const example = await openExample('Vorlagentester');
		await example.getByLabel('Vorlage', { exact: true }).fill('{nummer}');
		await example.getByRole('button', { name: '{typ}' }).click();
		await says(example).toContain('PM-MS-0001MD-150');
		await example.getByLabel('Vorlage', { exact: true }).fill('{farbe}');
		await says(example).toContain('Unbekannter Platzhalter „{farbe}“. (KB-409)');
	});

	test('Suche: hits, words and problems', async () => {
		const example = await openExample('Suche ausprobieren');
		await example.getByRole('button', { name: 'bereich:FE' }).click();
		await says(example).toContain('10 Prüfmittel, dazu 2 Geräte');
		await example.getByLabel('Suchausdruck').fill('fällig:bald');
		await says(example).toContain('Ungültiger Datumsbereich. (KB-602)');
		await eventually(() => example.locator('mark').textContent()).toBe('bald');
		await example.getByLabel('Suchausdruck').fill('"Schrank F1" -status:fällig');
		await says(example).toContain('nicht: Status ist „fällig“');
		await says(example).toContain('2 Prüfmittel');
	});

	test('Filter: chips come and go', async () => {
		const example = await openExample('Filter ausprobieren');
		await example.getByRole('button', { name: 'Entfernen: fällig am in den nächsten 30 Tagen' }).click();
		await says(example).toContain('10 Treffer');
		await example.getByRole('button', { name: 'Anwenden' }).click();
		await says(example.getByRole('group', { name: 'Wert' })).toContain('Wählen Sie mindestens einen Wert.');
		await example.getByLabel('überfällig').check();
		await example.getByLabel('fällig', { exact: true }).check();
		await example.getByRole('button', { name: 'Anwenden' }).click();
		await says(example).toContain('Status ist eines von überfällig, fällig');
		await says(example).toContain('2 Treffer');
		await example.getByLabel('Feld').selectOption('interval');
		await example.getByLabel('Operator').selectOption('between');
		await example.getByRole('textbox', { name: 'von' }).fill('1');
		await example.getByRole('button', { name: 'Anwenden' }).click();
		const until = example.getByRole('textbox', { name: 'bis' });
		expect(await until.getAttribute('aria-invalid')).toBe('true');
		expect(await until.evaluate(({ ariaDescribedByElements }) => ariaDescribedByElements?.[0]?.textContent)).toBe('Die Angabe fehlt.');
		await until.fill('200,5');
		await example.getByRole('button', { name: 'Anwenden' }).click();
		await says(example).toContain('Intervall (in Tagen) zwischen 1 und 200,5');
		await says(example).toContain('0 Treffer');
	});

	test('fields are ready for the keyboard before it comes to them', async () => {
		const page = await site.open('/docs/handbuch/pruefmittel/');
		const example = exampleOf(page, 'Fristrechner');
		expect(await example.getByLabel('Prüfdatum').isDisabled()).toBe(true);
		await page.keyboard.press('Tab');
		await eventually(() => example.getByLabel('Prüfdatum').isDisabled()).toBe(false);
		expect(await example.evaluate((element) => element.getBoundingClientRect().top > innerHeight)).toBe(true);
	});

	test('Filter: a chip that takes itself away hands the focus to its neighbour, the last one to the form', async () => {
		const example = await openExample('Filter ausprobieren');
		const focused = () => example.evaluate(({ ownerDocument: { activeElement } }) => activeElement?.ariaLabel ?? activeElement?.tagName);
		await example.getByRole('button', { name: 'Entfernen: Bereich' }).press('Enter');
		await eventually(focused).toBe('Entfernen: fällig am in den nächsten 30 Tagen');
		await example.getByRole('button', { name: 'Entfernen: fällig am' }).press('Enter');
		await eventually(focused).toBe('SELECT');
	});

	test('Erste Schritte: from nothing to the sticker, and what a failed report does', async () => {
		const example = await openExample('Vom leeren Bestand zum Aufkleber');
		const press = (name: string) => example.getByRole('button', { name, exact: true }).click();
		await example.getByLabel('Code').fill('f');
		await press('Speichern');
		await says(example.getByRole('status')).toContain('Code: 2 bis 6 Zeichen');
		await example.getByLabel('Code').fill('FE');
		await press('Speichern');
		await press('Speichern');
		await press('Anlegen');
		await says(example).toContain('PM-MS-0001, Messschieber digital');
		await says(example).toContain('verwendbarnein');
		await press('Freigeben');
		await says(example).toContain('fällig am30.09.2026verwendbarja');
		await press('Drucken');
		await eventually(() => example.getByRole('img', { name: /^Aufkleber/ }).getAttribute('aria-label')).toContain('gültig bis 30.09.2026, mit Code');
		await press('Einen Schritt zurück');
		await press('Einen Schritt zurück');
		await example.getByLabel('Ergebnis').selectOption('failed');
		await press('Freigeben');
		await says(example).toContain('sperrt das Prüfmittel und setzt keine Frist');
		await press('Drucken');
		await eventually(() => example.getByRole('img', { name: /^Aufkleber/ }).getAttribute('aria-label')).toContain('GESPERRT');
		await press('Noch einmal');
		await says(example).toContain('Der Bestand ist leer.');
	});

	test('Import: a file of the reader, in any encoding, and what options change', async () => {
		const example = await openExample('Importdatei prüfen');
		await says(example).toContain('Die Sektion gehört nicht zum gewählten Bereich. (KB-206)');
		await example.getByLabel('Zeilen ohne Fehler ausblenden').check();
		await eventually(() => example.getByRole('listitem').count()).toBe(3);
		await example.getByLabel('Maske der Nummer').fill('{GRUPPE}-{##}');
		await says(example).not.toContain('(KB-202)');
		const choose = (name: string, buffer: Buffer) => example.getByLabel('CSV-Datei').setInputFiles({ name, mimeType: 'text/csv', buffer });
		await choose('alt.csv', Buffer.from('Identnummer;Bezeichnung\nA-1;Prüfmaß', 'latin1'));
		await says(example.getByRole('alert')).toContain('nicht in UTF-8 gespeichert');
		await choose('neu.csv', Buffer.from('Identnummer;Bezeichnung;Bereich\nA-1;Prüfmaß;W1\nA-1;Prüfmaß;W1\n'));
		await says(example).toContain('2 Zeilen: 1 ohne Fehler, 1 mit Fehlern');
		expect(await example.getByLabel('nicht (eigene Datei)').isChecked()).toBe(true);
	});

	test('field types: what is refused and what is rewritten', async () => {
		const date = await openExample('Feldtyp date ausprobieren');
		await date.getByRole('button', { name: '31.02.2026' }).click();
		await says(date).toContain('Der Wert passt nicht zum Feldtyp „date“. (KB-403)');
		const hex = await openExample('Feldtyp hex ausprobieren');
		await hex.getByLabel('Kennfarbe (Quartal)').fill('#19D');
		await says(hex).toContain('"kennfarbe": "#1199dd"');
		const time = await openExample('Feldtyp datetime ausprobieren');
		await time.getByLabel('zweite (Winterzeit)').check();
		await says(time).toContain('2025-10-26T01:30:00Z');
		await time.getByRole('button', { name: '29.03.2026' }).click();
		await says(time).toContain('Bei der Umstellung auf Sommerzeit fehlt eine Stunde.');
		const select = await openExample('Feldtyp select ausprobieren');
		await select.getByLabel('Beschriftung der Option a').fill('A – kritisch');
		await says(select).toContain('angezeigtA – kritisch');
		await says(select).toContain('"risikoklasse": "a"');
	});
});
