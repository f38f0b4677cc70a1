import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { openSearchIndex } from '#search/open-index.ts';
import { answerQuery } from '#search/query.ts';
import { loadSite } from '#site/read/load-site.ts';
import { finishBuild } from './finish-build.ts';
import { createThreads } from './threads/threads.ts';

let root: string;
let folder: string;

beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'finish-'));
	folder = join(root, 'dist');
	for (const [file, text] of Object.entries(SOURCES)) write(root, file, text);
	for (const [file, text] of Object.entries(BUILT)) write(folder, file, text);
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(base: string, file: string, text: string): void {
	mkdirSync(dirname(join(base, file)), { recursive: true });
	writeFileSync(join(base, file), text);
}

const SOURCES = {
	'site.config.ts': `export default {
	title: 'Hilfe', tagline: 'Kurz', url: 'https://docs.example.com', base: '/hilfe/',
	copyright: { year: 2025, holder: 'Firma' },
	docs: { showLastUpdate: false },
	navbar: [
		{ type: 'link', label: 'Blog', to: '/blog/' },
	],
	footer: [{ title: 'Mehr', links: [{ label: 'Impressum', to: '/impressum/' }] }],
};
`,
	'docs/index.md': '---\ntitle: Start\n---\n\nWillkommen.\n',
	'docs/suche.md': '---\ntitle: Suche\n---\n\nText.\n\nZum [Anfang](./index.md#anfang).\n',
	'blog/2025-01-02-neu.md': '---\nslug: neu\ntitle: Neu\ndate: 2025-01-02\n---\n\nNeues.\n',
};

function page(kind: string, main: string, { version = '', head = '' } = {}): string {
	return `<!doctype html><html lang="de"><head><title>${main.replace(/<\/h1>.*/, '').replace('<h1>', '')}</title>${head}</head><body><header class="navbar"><a href="/hilfe/blog/">Blog</a></header>
<div id="nonius-page" data-kind="${kind}"${version && ` data-docs-version="${version}"`}><main>${main}</main></div>
<footer><a href="/hilfe/impressum/">Impressum</a></footer></body></html>`;
}

const BUILT = {
	'index.html': page('home', '<h1>Hilfe</h1>'),
	'404.html': page('not-found', '<h1>Seite nicht gefunden</h1>'),
	'docs/index.html': page('doc', '<h1>Start</h1><p>Willkommen.</p>', { version: 'current' }),
	'docs/suche/index.html': page('doc', '<h1>Suche</h1><p>Suchbegriff</p><a href="/hilfe/docs/#anfang">Anfang</a>', { version: 'current' }),
	'docs/alt/suche/index.html': page('doc', '<h1>Suche</h1><p>Veraltet</p>', { version: 'alt' }),
	'blog/index.html': page('posts', '<h1>Blog</h1><a href="/hilfe/blog/neu/">Neu</a>'),
	'blog/neu/index.html': page('post', '<h1>Neu</h1><div data-article-body><p>Neues zur <a href="/hilfe/docs/suche/">Suche</a></p></div>'),
	'sitemap-index.xml': '<sitemapindex><sitemap><loc>https://docs.example.com/hilfe/sitemap-0.xml</loc></sitemap></sitemapindex>',
	'sitemap-0.xml': '<urlset><url><loc>https://docs.example.com/hilfe/docs/</loc></url></urlset>',
};

async function finish() {
	const { site, references } = await loadSite(root);
	if (site === undefined) throw new Error('The site cannot be read.');
	return (await finishBuild({ site, references, root, folder, threads: createThreads() })).problems;
}
const text = (file: string) => readFileSync(join(folder, file), 'utf8');

test('finds what is wrong in the pages and where it was written', async () => {
	expect((await finish()).map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([
		'site.config.ts:8 Der Link „Impressum“ führt zu /impressum/; diese Seite gibt es nicht.',
		'docs/suche.md:7 Der Link „Anfang“ führt zu /docs/#anfang; diese Sprungmarke gibt es dort nicht.',
	]);
});

test('writes feeds, search index and robots.txt below the base', async () => {
	await finish();
	expect(JSON.parse(text('blog/feed.json')).items[0].content_html).toBe('<p>Neues zur <a href="https://docs.example.com/hilfe/docs/suche/">Suche</a></p>');
	expect(text('blog/rss.xml')).toContain('<link>https://docs.example.com/hilfe/blog/neu/</link>');
	expect(text('blog/atom.xml')).toContain('<id>https://docs.example.com/hilfe/blog/neu/</id>');
	expect(text('robots.txt')).toBe('User-agent: *\nAllow: /\n\nSitemap: https://docs.example.com/hilfe/sitemap-index.xml\n');
});

test('the search answers with pages of the newest version', async () => {
	await finish();
	const index = await openSearchIndex(async (path) => text(path));
	expect((await answerQuery(index, 'Suchbegriff', { analysis })).map(({ path }) => path)).toEqual(['/docs/suche/']);
	expect(await answerQuery(index, 'Veraltet', { analysis })).toEqual([]);
});

test('a folder without a page leads to one, by a page and by a line for hosts', async () => {
	write(root, 'docs/teil/unter/seite.md', '---\ntitle: Seite\n---\n\nText.\n');
	write(folder, '_redirects', '/hilfe/frei/ /hilfe/docs/ 301');
	write(folder, 'docs/teil/index.html', 'eigene');
	await finish();
	expect(text('docs/teil/unter/index.html')).toContain('<meta http-equiv="refresh" content="0; url=/hilfe/docs/teil/unter/seite/">');
	expect(text('docs/teil/unter/index.html')).toContain('<link rel="canonical" href="https://docs.example.com/hilfe/docs/teil/unter/seite/">');
	expect(text('docs/teil/index.html')).toBe('eigene');
	expect(text('_redirects')).toBe('/hilfe/frei/ /hilfe/docs/ 301\n/hilfe/docs/teil/unter/ /hilfe/docs/teil/unter/seite/ 301\n');
	expect(text('sitemap-0.xml')).not.toContain('unter');
});

test('the list of pages has those that readers are led to', async () => {
	write(folder, 'docs/geheim/index.html', page('doc', '<h1>Geheim</h1>', { head: '<meta name="robots" content="noindex">' }));
	await finish();
	expect(JSON.parse(text('pages.json')).map(({ path, title, kind }: Record<string, string>) => [path, title, kind])).toEqual([
		['/blog/', 'Blog', 'blog'],
		['/blog/neu/', 'Neu', 'blog'],
		['/docs/', 'Start', 'manual'],
		['/docs/suche/', 'Suche', 'manual'],
		['/', 'Hilfe', 'page'],
	]);
});

test('a robots.txt of the owner stays', async () => {
	write(folder, 'robots.txt', 'User-agent: *\nDisallow: /\n');
	await finish();
	expect(text('robots.txt')).toBe('User-agent: *\nDisallow: /\n');
});

test('a site without posts gets no feeds', async () => {
	rmSync(join(root, 'blog'), { recursive: true });
	await finish();
	expect(existsSync(join(folder, 'blog/rss.xml'))).toBe(false);
});
