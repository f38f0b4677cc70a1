import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { findBrowser } from '../../commands/find-browser.ts';
import { openPrinter, type Printer } from '../../commands/open-printer.ts';
import { temporaryFolder } from '../sites/build-fixture.ts';
import { readPdf } from './read-pdf.ts';

const folder = temporaryFolder();
const css = ['src/ui/theme/print.css', 'src/paper/paper.css'].map((file) => readFileSync(join(PROGRAM, file), 'utf8')).join('\n');
const LINES = '<p>erste Zeile<br>zweite Zeile<br>dritte Zeile</p>';
const HEADING = '<h2 data-level="2">Überschrift</h2>';
const high = (mm: number) => `<div style="height: ${mm}mm"></div>`;

let printer: Printer;
beforeAll(async () => {
	printer = await openPrinter((await findBrowser()) ?? '');
});
afterAll(() => printer?.close());

/** The text of each page of a manual with this content. */
async function pagesOf(content: string): Promise<string[]> {
	const file = join(folder, 'pages.pdf');
	const html = `<!DOCTYPE html><html lang="de"><title>Seiten</title><style>${css}</style><body class="paper">${content}</body></html>`;
	writeFileSync(file, await printer.print(html));
	return (await readPdf(file)).pages.map(({ pieces }) => pieces.map(({ text }) => text).join(' '));
}

test('no line of what announces a table stands alone where both have no room on a page', async () => {
	const [first, second] = await pagesOf(`${HEADING}${LINES}<div class="table"><table><tr><td>Zelle${high(225)}</table></div>`);
	expect(first).toContain('dritte Zeile');
	expect(second).not.toContain('Zeile');
});

test('a heading and its text do not wait for a figure that has no room below them', async () => {
	const [first, second] = await pagesOf(`${high(100)}${HEADING}${LINES}<figure>${high(180)}Bild</figure>`);
	expect(first).toContain('Überschrift');
	expect(second).toContain('Bild');
});

test('the words explained on a page stay together', async () => {
	const terms = `<section class="terms"><p>Begriffe</p>${'<p>Begriff: seine Erklärung</p>'.repeat(20)}</section>`;
	const [first, second] = await pagesOf(`${high(225)}${terms}`);
	expect(first ?? '').not.toContain('Erklärung');
	expect(second).toContain('Begriffe');
});
