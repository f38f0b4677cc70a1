import { join } from 'node:path';
import { expect, test } from 'vitest';
import { buildInto, temporaryFolder, writeSources } from './build-fixture.ts';
import { searchedTexts } from './site-search.ts';

const hidden = (title: string, more = '') => `---\ntitle: ${title}\nunlisted: true\n${more}---\n\nWer die Adresse kennt, liest das.\n`;
const shown = (title: string, more = '') => `---\ntitle: ${title}\n${more}---\n\nEin Text für alle.\n`;

/** Unlisted pages in every place that lists lead from. */
const SOURCES = {
	'site.config.ts': `import { defineSite } from 'nonius/site';
export default defineSite({ title: 'Probe', tagline: 'Verborgenes', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' }, strict: true,
	docs: { showLastUpdate: false }, paper: { editions: [{ id: '1', date: '2025-01-01' }] },
	navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'alles' }, { type: 'docSidebar', label: 'Rest', sidebar: 'rest' }] });
`,
	'sidebars.ts': `import { defineSidebars } from 'nonius/sidebars';
export default defineSidebars({
	alles: [
		'geheim-anfang',
		'index',
		{ type: 'category', label: 'Teil', link: { type: 'doc', id: 'teil/geheim-index' }, items: ['teil/geheim-seite', 'teil/a', 'teil/b'] },
		{ type: 'category', label: 'Nur Verborgenes', link: { type: 'doc', id: 'geheim-allein' }, items: ['geheim-darin'] },
		{ type: 'category', label: 'Gruppe', link: { type: 'generated-index' }, items: [
			'gruppe/geheim-karte',
			'gruppe/a',
			{ type: 'category', label: 'Innen', link: { type: 'doc', id: 'innen/geheim-index' }, items: ['innen/geheim-seite', 'innen/a'] },
		] },
	],
	rest: [{ type: 'category', label: 'Zuerst', link: { type: 'doc', id: 'rest/geheim-index' }, items: ['rest/a'] }],
});
`,
	'docs/index.md': shown('Anfang', 'slug: /\n'),
	'docs/geheim-anfang.md': hidden('V1'),
	'docs/geheim-allein.md': hidden('V2'),
	'docs/geheim-darin.md': hidden('V3', 'tags: [selten]\n'),
	'docs/teil/geheim-index.md': hidden('V4'),
	'docs/teil/geheim-seite.md': hidden('V5'),
	'docs/teil/a.md': shown('A'),
	'docs/teil/b.md': shown('B'),
	'docs/gruppe/geheim-karte.md': hidden('V6'),
	'docs/gruppe/a.md': shown('C'),
	'docs/innen/geheim-index.md': hidden('V7'),
	'docs/innen/geheim-seite.md': hidden('V8'),
	'docs/innen/a.md': shown('D'),
	'docs/rest/geheim-index.md': hidden('V9'),
	'docs/rest/a.md': shown('E'),
	'docs/tags.yml': 'selten: { label: Selten }\n',
	'blog/authors.yml': 'ana: { name: Ana, page: true }\n',
	'blog/tags.yml': 'neu: { label: Neues }\nleise: { label: Leises }\n',
	'blog/2025-01-01-offen.md': shown('Offen', 'authors: [ana]\ntags: [neu]\n'),
	'blog/2025-01-02-geheim-beitrag.md': hidden('V10', 'authors: [ana]\ntags: [neu, leise]\n'),
	'blog/2025-01-03-auch.md': shown('Auch offen', 'authors: [ana]\ntags: [neu]\n'),
	'pages/geheim-frei.md': hidden('V11'),
};

/** A page by itself, and what says which files a site is made of (hashes, what is read without a network, redirects of folders). */
const isOwn = (file: string, path: string) => file.startsWith(path) || file === `${path.slice(0, -1)}.md`;

test('what is unlisted is found by its address only: nothing leads to it, in whatever place of a sidebar or list it stands', async () => {
	const folder = temporaryFolder();
	writeSources(join(folder, 'site'), SOURCES);
	const site = await buildInto(join(folder, 'site'), join(folder, 'dist'));
	const paths = [...site.pages.keys()].filter((path) => path.includes('geheim'));
	expect(paths).toHaveLength(11);
	const texts = site.files.filter((file) => /\.(?:html|md|xml|txt|json|js|webmanifest)$/.test(file));
	const leading = paths.flatMap((path) =>
		texts.filter((file) => !isOwn(file, path) && site.text(file).includes(path.slice(0, -1))).map((file) => `${file} → ${path}`),
	);
	expect(leading).toEqual([]);
	expect(searchedTexts(site).filter(({ path }) => path.includes('geheim'))).toEqual([]);
	for (const path of paths) expect(site.text(path), path).toContain('<meta name="robots" content="noindex, nofollow">');
});
