import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openBuiltPages } from './built-pages.ts';
import { readTwin } from './reading-tools.ts';

const work = mkdtempSync(join(tmpdir(), 'built-pages-'));
const folder = join(work, 'site');
afterAll(() => rmSync(work, { recursive: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), text);
}
const titled = (title: string) => JSON.stringify([{ path: '/docs/', title, kind: 'manual', keywords: [] }]);

const home = (address: string) => `<html data-base="${new URL(address).pathname}"><link rel="canonical" href="${address}"><main><h1>Anfang</h1></main>`;
/** What every build does: it writes the list of all files anew. */
function listFiles(): void {
	listed += 1;
	write('SHA256SUMS', `${listed}`);
	utimesSync(join(folder, 'SHA256SUMS'), 0, listed);
}
let listed = 0;

write('index.html', home('https://docs.example.com/hilfe/'));
listFiles();
write('index.md', '# Anfang\n');
write('pages.json', titled('Vorher'));
write('docs/index.html', '<body><main><h1>Schema</h1><p>Ohne <a href="/hilfe/">Zwilling</a>.</p></main>');
write('alt/index.html', '<meta http-equiv="refresh" content="0; url=/hilfe/docs/">');
writeFileSync(join(work, 'secret.md'), 'geheim');
const pages = openBuiltPages(folder);

test('the home page is read by its file', async () => {
	expect(await readTwin(pages, 'https://docs.example.com/hilfe/index.html')).toBe('# Anfang\n');
});

test.each(['/../secret', '/%2e%2e/secret/', '..%2fsecret', '..\\secret.md', '100%'])('%s is no page', async (page) => {
	await expect(readTwin(pages, page)).rejects.toThrow('gibt es nicht');
});

test('a page without Markdown beside it is read from the page itself, one that leads elsewhere is none', async () => {
	const text = '# Schema\n\n<https://docs.example.com/hilfe/docs/>\n\nOhne [Zwilling](https://docs.example.com/hilfe/).\n';
	expect(await readTwin(pages, '/docs')).toBe(text);
	await expect(readTwin(pages, '/alt/')).rejects.toThrow('gibt es nicht');
});

test('a site that was built anew is opened anew, also where its home page stayed as it was, and what was not there is looked for again', async () => {
	expect(await pages.list()).toMatchObject([{ title: 'Vorher' }]);
	await expect(pages.search('anfang')).rejects.toThrow();
	write('search/index.json', JSON.stringify({ edition: 'a', items: [], parts: '' }));
	await expect(pages.search('!')).resolves.toEqual([]);
	write('pages.json', titled('Nachher'));
	expect(await pages.list()).toMatchObject([{ title: 'Vorher' }]);
	listFiles();
	expect(await pages.list()).toMatchObject([{ title: 'Nachher' }]);
});

test('a site that was built for another place has the addresses of that one', () => {
	expect(pages.addressOf('/docs/')).toBe('https://docs.example.com/hilfe/docs/');
	write('index.html', home('https://hilfe.example.com/'));
	listFiles();
	expect(pages.addressOf('/docs/')).toBe('https://hilfe.example.com/docs/');
	expect(pages.pathOf('https://hilfe.example.com/docs/')).toBe('/docs/');
});
