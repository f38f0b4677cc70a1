import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { buildFixture, fixtureRoot, temporaryFolder } from '../sites/build-fixture.ts';
import { paperFaults } from './paper-faults.ts';
import { readCodes } from './read-codes.ts';
import { type PdfFile, readPdf, withInner } from './read-pdf.ts';

const folders = [temporaryFolder(), temporaryFolder()] as const;
const NAME = 'prüfung-des-drucks.pdf';
let output: string;
let pdf: PdfFile;

/** Prints the fixture as `npm run pdf` does; with the settings of another site, when told. */
async function print(folder: string, site = 'base'): Promise<string> {
	const { folder: OUT_DIR } = await buildFixture('base');
	const env = { ...process.env, SITE_ROOT: fixtureRoot(site), OUT_DIR, CHROMIUM_PATH: (await findBrowser()) ?? '' };
	return (await promisify(execFile)(process.execPath, [join(PROGRAM, 'commands/nonius.ts'), 'pdf', folder], { cwd: PROGRAM, env })).stdout;
}

beforeAll(async () => {
	output = await print(folders[0]);
	await print(folders[1]);
	pdf = await readPdf(join(folders[0], NAME));
});

const textOf = (page: number) => (pdf.pages[page - 1]?.pieces ?? []).map(({ text }) => text).join(' ');
const whole = () => pdf.pages.map((_, index) => textOf(index + 1)).join('\n');

test('two prints are the same, byte for byte', () => {
	const [first, second] = folders.map((folder) => readFileSync(join(folder, NAME)));
	expect(first?.equals(second ?? Buffer.alloc(0))).toBe(true);
});

test('everything has a tag or is none of the text, in order, named and in the language of the site', () => expect(paperFaults(pdf)).toEqual([]));

test('nothing is so wide that the browser makes all of it smaller', () => {
	const sizes = pdf.pages
		.slice(2)
		.flatMap(({ pieces }) => pieces.filter(({ artifact, text }) => !artifact && text.length > 5).map(({ size }) => size.toFixed(1)));
	expect(sizes).toContain('9.5');
});

test('the cover says what the document is; a text that nobody approved is a draft', () => {
	for (const words of ['Prüfung des Drucks', 'DOK-7', '2.0', 'Entwurf, nicht freigegeben', '/hilfe/ausgabe/2.0/']) expect(textOf(1)).toContain(words);
	expect(textOf(1)).not.toContain('gültig ab');
	const sum = /sha256: '([0-9a-f]{64})'/.exec(output)?.[1] ?? '';
	expect(sum).toHaveLength(64);
	expect(textOf(1).replace(/\s/g, '')).toContain(sum);
	expect(pdf.metadata).toContain(sum);
	expect(pdf.metadata).toMatch(/<dc:creator><rdf:Seq><rdf:li>(?![\s©\d])[^<]+</);
	expect(textOf(2)).toContain('Änderungen gegenüber Ausgabe 1.0');
	expect(textOf(2)).toContain('Ein Kapitel mehr');
});

test('a site that was built for another path is not printed', async () => {
	const message = 'Gebaut ist eine Website unter /hilfe/, gedruckt werden soll die unter /.';
	await expect(print(folders[0], 'minimal')).rejects.toMatchObject({ stdout: expect.stringContaining(message) });
});

test('a scanner reads the address of the edition from the cover, and its page says whether it is valid, and from when', async () => {
	expect(await readCodes(await pdf.picture(1))).toEqual(['QRCode https://www.example.com/hilfe/ausgabe/2.0/']);
	const { text } = await buildFixture('base');
	expect(text('/ausgabe/2.0/')).toContain('Diese Ausgabe ist ein Entwurf');
	expect(text('/ausgabe/1.0/')).toContain('Diese Ausgabe gilt ab 2.\u00a0Januar 2025.');
	expect(text('/ausgabe/0.9/')).toContain('Diese Ausgabe ist ein Entwurf');
});

test('every page but the cover has its number, and says what it is of', () => {
	const [cover, ...inner] = pdf.pages.map(({ pieces }) =>
		pieces
			.filter(({ artifact }) => artifact)
			.map(({ text }) => text)
			.join(' | '),
	);
	expect(cover).toBe('');
	inner.forEach((around, index) => {
		for (const words of ['Prüfung des Drucks', 'DOK-7 · Ausgabe 2.0, 4. März 2025 · Entwurf']) expect(around).toContain(words);
		expect(around.replace(/[ |]+/g, ' ')).toContain(`Seite ${index + 2} von ${pdf.pages.length}`);
	});
});

describe('pages that are named', () => {
	test('contents and links name those that they lead to', async () => {
		let count = 0;
		for (const { tags, links, pieces } of pdf.pages) {
			const textIn = new Map(pieces.map(({ id, text }) => [id, text]));
			for (const link of links) {
				if (link.dest === undefined) continue;
				expect(link.contents).toBe(`Seite ${await pdf.pageOf(link.dest)}`);
				count++;
			}
			for (const tag of withInner(tags).filter(({ role }) => role === 'Link')) {
				const words = withInner(tag)
					.flatMap(({ texts }) => texts.map((id) => textIn.get(id) ?? ''))
					.join(' ');
				const [, number, page] = /^(\d[\d.]*) .* (\d+)$/.exec(words) ?? [];
				if (number === undefined) continue;
				expect(textOf(Number(page)), words).toContain(number);
				count++;
			}
		}
		expect(count).toBeGreaterThan(5);
		const [, page = ''] = /\(siehe Seite (\d+)\)/.exec(whole()) ?? [];
		expect(textOf(Number(page))).toContain('Anfang');
	});

	test('bookmarks lead to the page with their heading', () => {
		expect(pdf.bookmarks.map(({ title }) => title)).toEqual(expect.arrayContaining(['Inhalt', 'Eigene Kennung']));
		for (const { title, page } of pdf.bookmarks) expect(textOf(page).replace(/\s/g, ''), title).toContain(title.replace(/\s/g, ''));
	});
});
