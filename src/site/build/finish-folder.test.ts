import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { loadSite } from '#site/read/load-site.ts';
import { beginPages, finishFolder } from './finish-folder.ts';
import { createThreads } from './threads/threads.ts';

const SOURCES = {
	'site.config.ts': "export default { title: 'Probe', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, docs: { showLastUpdate: false } };\n",
	'docs/index.md': '---\ntitle: Start\n---\n\nText.\n',
	'api/description.json': JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Api', version: '1' },
		paths: { '/a': { get: { operationId: 'a', summary: 'Lesen', responses: { 200: { description: 'ok' } } } } },
	}),
};

const CSS = `.box{x:1}.fort{x:2}${'.zeile p{color:red}'.repeat(40)}`;

function page(number: number, kind: string): string {
	const mark = number % 7 === 0 ? '<span class="problem" data-problem="{}">Fehler</span>' : '';
	return `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Seite ${number}</title><link rel="canonical" href="https://a.example/docs/${number}/"><style>${CSS}</style></head><body>
<header class="navbar"><a href="/docs/">Start</a></header><div id="nonius-page" data-kind="${kind}"><main><h1>Seite ${number}</h1><p class="box">Prüfmittelüberwachung ${number}${mark}</p></main></div></body></html>`;
}

/** A folder as the engine leaves it. */
const printed = (pages: number, kind: string) =>
	siteFiles(Object.fromEntries(Array.from({ length: pages }, (_, number) => [`docs/${number}/index.html`, page(number, kind)])));

const contentOf = (folder: string) =>
	Object.fromEntries(
		readdirSync(folder, { recursive: true, encoding: 'utf8' })
			.filter((name) => /\.\w+$/.test(name))
			.map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
	);

const several = createThreads({ size: 2, headStart: 0 });
afterAll(() => several.end());

test.each([
	['a manual', 'doc', 160],
	['a large reference, whose pages share their styles', 'api-tag', 260],
])('threads make the same of a folder as one alone, and a second build what the first made: %s', { timeout: 60_000 }, async (_, kind, pages) => {
	const root = siteFiles(SOURCES);
	const { site } = await loadSite(root);
	if (site === undefined) throw new Error('The site cannot be read.');
	const first = printed(pages, kind);
	const folders = [first, ...Array.from({ length: 3 }, () => siteFiles({}))] as const;
	for (const folder of folders.slice(1)) cpSync(first, folder, { recursive: true });
	const other = siteFiles(SOURCES);
	const inThreads = await finishFolder(site, { root, folder: folders[0], threads: several, sizes: new Map(), kept: undefined, begun: undefined });
	const again = await finishFolder(site, { root, folder: folders[1] ?? '', threads: several, sizes: new Map(), kept: undefined, begun: undefined });
	const alone = await finishFolder(site, {
		root: other,
		folder: folders[2] ?? '',
		threads: createThreads({ size: 1 }),
		sizes: new Map(),
		kept: undefined,
		begun: undefined,
	});
	const place = { root: siteFiles(SOURCES), folder: folders[3] ?? '', threads: several, sizes: new Map() };
	const begun = beginPages(place);
	for (let number = 0; number < pages; number++) begun.add(`/docs/${number}/index.html`);
	const byAndBy = await finishFolder(site, { ...place, kept: undefined, begun });
	expect(byAndBy).toEqual(alone);
	expect(contentOf(folders[3] ?? '')).toEqual(contentOf(folders[2] ?? ''));
	expect(inThreads).toEqual(alone);
	expect(again).toEqual(alone);
	const made = contentOf(folders[0]);
	expect(made).toEqual(contentOf(folders[2] ?? ''));
	expect(contentOf(folders[1] ?? '')).toEqual(made);
	const text = made['docs/7/index.html'] ?? '';
	expect(text).toContain('Prüf\u00admittel\u00adüber\u00adwachung');
	expect(text).not.toMatch(/data-problem|\.fort/);
	expect(text.includes('<link rel="stylesheet"')).toBe(pages > 250);
	expect([inThreads.pages.get('/docs/7/')?.marks.length, inThreads.twins.get('/docs/7/')]).toEqual([1, expect.stringContaining('# Seite 7')]);
});
