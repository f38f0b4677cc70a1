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

write('index.html', '<link rel="canonical" href="https://docs.example.com/hilfe/"><main><h1>Anfang</h1></main>');
write('index.md', '# Anfang\n');
write('pages.json', titled('Vorher'));
write('docs/index.html', '<body><main><h1>Schema</h1><p>Ohne <a href="/hilfe/">Zwilling</a>.</p></main>');
write('alt/index.html', '<meta http-equiv="refresh" content="0; url=/hilfe/docs/">');
writeFileSync(join(work, 'secret.md'), 'geheim');
const pages = openBuiltPages(folder, '/hilfe/');

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

test('a site that was built anew is opened anew, and what was not there is looked for again', async () => {
	expect(await pages.list()).toMatchObject([{ title: 'Vorher' }]);
	await expect(pages.search('anfang')).rejects.toThrow();
	write('search/index.json', JSON.stringify({ edition: 'a', items: [], parts: '' }));
	await expect(pages.search('!')).resolves.toEqual([]);
	write('pages.json', titled('Nachher'));
	expect(await pages.list()).toMatchObject([{ title: 'Vorher' }]);
	utimesSync(join(folder, 'index.html'), 0, 1);
	expect(await pages.list()).toMatchObject([{ title: 'Nachher' }]);
});
