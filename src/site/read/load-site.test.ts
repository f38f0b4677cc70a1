import { expect, test } from 'vitest';
import { docContent } from '#content/doc.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import type { Site } from '#site/site.ts';
import { type LoadSiteOptions, loadSite } from './load-site.ts';

const config = (
	more = '',
) => `export default { title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' }, docs: { showLastUpdate: false },
${more} };`;

async function problemsOf(files: Record<string, string>): Promise<string[]> {
	const { problems } = await loadSite(siteFiles(files));
	return problems.map(({ rule, file, line, message }) => `${rule} ${file}${line === undefined ? '' : `:${line}`} ${message}`);
}

/** The site in `root`, which has to be readable. */
async function siteIn(root: string, options?: LoadSiteOptions): Promise<Site> {
	const { site } = await loadSite(root, options);
	if (site === undefined) throw new Error('The site cannot be read.');
	return site;
}

test('without sidebars.ts one sidebar holds everything', async () => {
	const site = await siteIn(siteFiles({ 'site.config.ts': config(), 'docs/index.md': '---\ntitle: Anfang\n---\n', 'docs/teil/a.md': '---\ntitle: A\n---\n' }));
	expect(site.versions).toMatchObject([
		{ name: 'current', mainDocId: 'index', sidebars: { docs: [{ label: 'Anfang' }, { label: 'teil', items: [{ label: 'A' }] }] } },
	]);
	expect(site).toMatchObject({ blog: { posts: [] }, pages: [], icon: undefined, lastUpdates: {} });
});

test('a doc knows its sidebar, the title in its text, its picture and, once drawn, its headings', async () => {
	const root = siteFiles({
		'site.config.ts': config(),
		'sidebars.ts': "export default { eins: ['a'], zwei: ['b'] };",
		'public/bild.png': '',
		'docs/a.md': '---\nimage: /bild.png\n---\n\n# Titel im Text\n',
		'docs/b.md': '---\ntitle: B\ndisplayed_sidebar: eins\n---\n',
		'docs/c.md': '---\ntitle: C\n---\n',
		'docs/d.md': '---\ntitle: D\ndisplayed_sidebar: null\n---\n',
	});
	const docs = (await siteIn(root)).versions[0]?.docs ?? [];
	expect(docs.map(({ id, sidebar }) => [id, sidebar])).toEqual([
		['a', 'eins'],
		['b', 'eins'],
		['c', undefined],
		['d', undefined],
	]);
	const toc = [{ depth: 2, slug: 'x', text: 'X' }];
	const [content] = docs.map((doc) => docContent(doc, toc));
	expect(content).toMatchObject({ metadata: { id: 'a', path: '/docs/a/' }, contentTitle: 'Titel im Text', assets: { image: '/bild.png' }, toc });
	expect(content?.frontMatter).toBe(docs[0]?.frontMatter);
});

test('drafts are in the preview only', async () => {
	const root = siteFiles({
		'site.config.ts': config(),
		'docs/a.md': '---\ndraft: true\n---\n',
		'docs/b.md': 'Text.',
		'pages/c.md': '---\ndraft: true\n---\n',
		'blog/2025-01-01-d.md': '---\ndraft: true\n---\n',
	});
	const count = async (showDrafts: boolean) => {
		const { versions, pages, blog } = await siteIn(root, { showDrafts });
		return [versions[0]?.docs.length, versions[0]?.draftIds, pages.length, blog.posts.length];
	};
	expect(await count(false)).toEqual([1, ['a'], 0, 0]);
	expect(await count(true)).toEqual([2, ['a'], 1, 1]);
});

test('all faults of all files are told together', async () => {
	expect(
		await problemsOf({
			'site.config.ts': config("navbar: [{ type: 'docSidebar', label: 'H', sidebar: 'fehlt' }]"),
			'docs/a.md': '---\nzz: 1\n---\n',
			'docs/teil/_category_.json': '{ "label": 5 }',
			'docs/teil/b.md': 'Text.',
			'sidebars.ts': "export default {\n\tdocs: ['teil/b', 'teil/c'],\n};",
			'blog/neu.md': 'Text.',
			'pages/p.md': '---\ndraft: ja\n---\n',
			'versions.json': '["1.0"]',
			'versioned_docs/version-1.0/b.md': 'Text.',
			'versioned_sidebars/version-1.0-sidebars.json': '{\n "docs": ["a"]\n}',
		}),
	).toEqual([
		'front-matter docs/a.md:2 Unbekannter Schlüssel „zz“.',
		'category-file docs/teil/_category_.json:1 „label“ hat den Wert 5.',
		'sidebar-doc sidebars.ts:2 Die Seitenleiste „docs“ nennt das Dokument „teil/c“, das es nicht gibt.',
		'sidebar-doc versioned_sidebars/version-1.0-sidebars.json:2 Die Seitenleiste „docs“ nennt das Dokument „a“, das es nicht gibt.',
		'post-date blog/neu.md:1 Dem Beitrag fehlt ein Datum.',
		'front-matter pages/p.md:2 „draft“ hat den Wert "ja".',
		'navbar-item site.config.ts:2 Der Eintrag „H“ der Navigationsleiste nennt die Seitenleiste „fehlt“, die es nicht gibt.',
	]);
});

test('warnings are told with their lines, strict or not, and the site is there all the same', async () => {
	const twice = { 'docs/a.md': '---\nslug: /x\n---\n', 'docs/b.md': '---\nslug: /x\n---\n' };
	for (const more of ['', 'strict: true']) {
		const { site, problems } = await loadSite(siteFiles({ 'site.config.ts': config(more), ...twice }));
		expect(site?.versions[0]?.docs).toHaveLength(2);
		expect(problems).toMatchObject([{ severity: 'warning', rule: 'duplicate-route', file: 'docs/b.md', line: 1 }]);
	}
});

test('without a readable configuration there is no site', async () => {
	const { site, problems } = await loadSite(siteFiles({ 'docs/a.md': 'Text.' }));
	expect(site).toBeUndefined();
	expect(problems).toMatchObject([{ severity: 'error', rule: 'site-config', message: 'Die Datei site.config.ts fehlt.' }]);
});
