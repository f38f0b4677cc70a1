import { expect, test } from 'vitest';
import { docContent } from '#content/doc.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import type { Site } from '#navigation/site.ts';
import { type LoadSiteOptions, loadSite } from './load-site.ts';

const config = (
	more = '',
) => `export default { title: 'T', tagline: 'T', url: 'https://example.com', copyright: { year: 2025, holder: 'F' }, docs: { showLastUpdate: false },
${more} };`;

async function problemsOf(files: Record<string, string>): Promise<string[]> {
	const { problems } = await loadSite(siteFiles(files));
	return problems.map(({ rule, file, line, message }) => `${rule} ${file}${line === undefined ? '' : `:${line}`} ${message}`);
}

/** The site in `root`; throws if it cannot be read. */
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
	expect(site).toMatchObject({ blogs: [{ posts: [] }], pages: [], icon: undefined, lastUpdates: {} });
});

test('a doc knows its sidebar, the title in its text, its picture and, once drawn, its headings', async () => {
	const root = siteFiles({
		'site.config.ts': config(),
		'sidebars.ts': "export default { eins: ['a'], zwei: ['b'] };",
		'public/bild.png': 'x',
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

test('a version without a folder is one problem, however much its sidebar names', async () => {
	const found = await problemsOf({
		'site.config.ts': config(),
		'versions.json': '["1.0"]',
		'versioned_sidebars/version-1.0-sidebars.json': '{ "docs": ["a", "b", "c"] }',
		'docs/a.md': '---\ntitle: A\n---\n\nText.\n',
	});
	expect(found).toEqual(['versions versioned_docs/version-1.0 Die Version „1.0“ hat keinen Ordner versioned_docs/version-1.0/.']);
});

test('no manual needs a folder for what is being written', async () => {
	const manuals = "docs: { folder: 'docs', showLastUpdate: false }, otherDocs: [{ id: 'community', folder: 'community', route: '/community/' }],";
	const page = { 'docs/a.md': '---\ntitle: A\n---\n\nText.\n' };
	expect(await problemsOf({ 'site.config.ts': config().replace('docs: { showLastUpdate: false },', manuals), ...page })).toEqual([]);
});

test('sidebars that cannot be read are the only fault, not what names one of them', async () => {
	const navbar = "navbar: [{ type: 'docSidebar', label: 'H', sidebar: 'eins' }]";
	expect(
		await problemsOf({
			'site.config.ts': config(navbar),
			'sidebars.ts': 'export default { eins: [',
			'docs/a.md': '---\ntitle: A\ndisplayed_sidebar: eins\n---\n',
		}),
	).toEqual([expect.stringContaining('sidebars sidebars.ts:1')]);
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
		const { versions, pages, blogs } = await siteIn(root, { showDrafts });
		return [versions[0]?.docs.length, versions[0]?.draftIds, pages.length, blogs[0]?.posts.length];
	};
	expect(await count(false)).toEqual([1, ['a'], 0, 0]);
	expect(await count(true)).toEqual([2, ['a'], 1, 1]);
});

test('all faults of all files are told together', async () => {
	expect(
		await problemsOf({
			'site.config.ts': config("navbar: [{ type: 'docSidebar', label: 'H', sidebar: 'fehlt' }, { type: 'docsVersionDropdown' }]"),
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

const description = (title: string, operation: string) =>
	JSON.stringify({
		openapi: '3.1.0',
		info: { title, version: '1' },
		paths: { '/dinge': { get: { operationId: operation, responses: { 200: { description: 'Alle.' } } } } },
	});
const several = (more: string) =>
	config(`api: [
	{ id: 'werkstatt', label: 'Werkstatt', description: 'api/werkstatt/api.json' },
	{ id: 'lager', label: 'Lager', description: 'api/lager/api.json', sandbox: { seed: 'fehlt.json' } },
],
${more}`);

test('what names one of several APIs has to name one that the site has', async () => {
	expect(
		await problemsOf({
			'site.config.ts': several("navbar: [{ type: 'api', id: 'werkstat' }]"),
			'sidebars.ts': "export default {\n\tdocs: ['a', { type: 'category', label: 'L', items: [\n\t\t{ type: 'api', id: 'lage' },\n\t] }],\n};",
			'docs/a.md': '---\nslug: /lager/dinge-lesen\n---\nText.',
			'docs/field-atlas.yml': 'title: Felder\napi: versand\ngroups: [{ id: a, title: A, fields: [{ id: b, label: B }] }]\n',
			'api/werkstatt/api.json': description('Werkstatt-API', 'dinge-lesen'),
			'api/lager/api.json': description('Lager-API', 'dinge-lesen'),
		}),
	).toEqual([
		'unknown-name sidebars.ts:3 Die Seitenleiste nennt die API „lage“, die es nicht gibt.',
		'duplicate-route docs/a.md:1 Die Adresse /docs/lager/dinge-lesen/ gibt es schon: eine Seite der API.',
		'navbar-item site.config.ts:6 Ein Eintrag der Navigationsleiste nennt die API „werkstat“, die es nicht gibt.',
		'api-sandbox site.config.ts:4 Die Datei „fehlt.json“ gibt es nicht.',
		'field-atlas docs/field-atlas.yml:2 Die API „versand“ gibt es nicht.',
	]);
});

test('in a moved site an API stands for the texts that a plugin would make of it first, and for their file of sidebars', async () => {
	const moved = "docusaurus: { apiFolders: { 'docs/werk': 'werkstatt', 'docs/lager': 'lager' } }";
	const { site, problems } = await loadSite(
		siteFiles({
			'site.config.ts': several(moved).replace(", sandbox: { seed: 'fehlt.json' }", ''),
			'sidebars.ts':
				"import lager from './docs/lager/sidebar';\nexport default { docs: ['a'], werk: [{ type: 'category', label: 'L', link: { type: 'doc', id: 'werk/info' }, items: ['werk/dinge'] }], lager };",
			'docs/a.md': '# A\n',
			'api/werkstatt/api.json': description('Werkstatt-API', 'dinge'),
			'api/lager/api.json': description('Lager-API', 'dinge'),
		}),
	);
	expect(problems).toEqual([]);
	const { sidebars = {} } = site?.versions[0] ?? {};
	expect(Object.keys(sidebars)).toEqual(['docs', 'werk', 'lager']);
	expect(sidebars).toMatchObject({
		werk: [{ label: 'L', href: undefined, items: [{ href: '/docs/api/werkstatt-api/' }, {}, {}] }],
		lager: [{ href: '/docs/lager/lager-api/' }, {}, {}],
	});
});

test('a page among those of another language gives way to it', async () => {
	const { site, problems } = await loadSite(
		siteFiles({
			'site.config.ts': config(
				"locales: [{ code: 'de', label: 'Deutsch' }, { code: 'fr', label: 'Français', folder: 'i18n/fr' }, { code: 'nl', label: 'Nederlands', to: 'https://nl.example.com' }], navbar: [{ type: 'localeDropdown' }]",
			),
			'i18n/fr/code.json': '{}',
			'pages/fr/a.md': '# A\n\nText.\n',
			'pages/fromage.md': '# B\n\nText.\n',
			'pages/nl/c.md': '# C\n\nText.\n',
		}),
	);
	expect(site?.pages.map(({ path }) => path)).toEqual(['/fromage/', '/nl/c/']);
	expect(problems.map(({ rule, file, severity, message }) => [rule, file, severity, message])).toEqual([
		['duplicate-route', 'pages/fr/a.md', 'warning', 'Die Adresse /fr/a/ liegt unter den Seiten der Sprache „Français“; diese Seite fehlt deshalb.'],
	]);
});

test('the atlas of fields can explain another API than the first', async () => {
	const { references, problems } = await loadSite(
		siteFiles({
			'site.config.ts': several('').replace(", sandbox: { seed: 'fehlt.json' }", ''),
			'docs/field-atlas.yml': 'api: lager\ngroups: [{ id: a, title: A, fields: [{ id: b, label: B }] }]\n',
			'api/werkstatt/api.json': description('Werkstatt-API', 'dinge-lesen'),
			'api/lager/api.json': description('Lager-API', 'dinge-lesen'),
		}),
	);
	expect(problems).toEqual([]);
	expect(references.map(({ plan, atlas }) => [plan.api, atlas?.groups.length])).toEqual([
		['werkstatt', undefined],
		['lager', 1],
	]);
});

test('a description that was swapped stands for the first API; its versions and what the site says of it are gone, other APIs stay', async () => {
	const root = siteFiles({
		'site.config.ts': config(`api: [
	{ id: 'werkstatt', label: 'Werkstatt', description: 'api/werkstatt/api.json', versions: [{ name: '1', description: 'api/1/api.json' }], sandbox: { seed: 'fehlt.json' } },
	{ id: 'lager', label: 'Lager', description: 'api/lager/api.json' },
]`),
		'api/lager/api.json': description('Lager-API', 'dinge-lesen'),
		'fremd.json': description('Fremde API', 'fremdes-lesen'),
	});
	const { references, problems } = await loadSite(root, { apiDescription: 'fremd.json' });
	expect(problems).toEqual([]);
	expect(references.map(({ plan, model }) => [plan.folder, model.title])).toEqual([
		['/docs/api/', 'Fremde API'],
		['/docs/lager/', 'Lager-API'],
	]);
});

test('an icon that is not there, and an address of the site with a path, are named with their lines', async () => {
	const settings = (url: string) => `export default {\n	title: 'T', copyright: { year: 2025, holder: 'A' },\n	url: '${url}',\n	icon: '/nirgends.svg',\n};`;
	const said = async (url: string) =>
		(await loadSite(siteFiles({ 'site.config.ts': settings(url), 'docs/a.md': 'Text' }))).problems.map(({ rule, line, hint }) => `${rule}:${line} ${hint}`);
	expect(await said('https://a.example/')).toEqual([expect.stringContaining('missing-image:4 ')]);
	expect(await said('https://a.example/hilfe/')).toEqual([expect.stringMatching(/^site-config:3 .*„base“/)]);
});

test('docs are kept for the next build by all that decides what they become', async () => {
	const kept: string[] = [];
	const inputsOf = async (more: string) => {
		const asked: object[] = [];
		const root = siteFiles({ 'site.config.ts': config(more), 'docs/1-a.md': '---\ntitle: A\n---\n' });
		await siteIn(root, {
			docMemory: (_, inputs) => {
				asked.push(inputs);
				return { recall: () => undefined, keep: ({ file }) => void kept.push(file), save: () => {} };
			},
		});
		return JSON.stringify(asked);
	};
	const numbered = await inputsOf('');
	expect(kept).toEqual(['docs/1-a.md']);
	expect(await inputsOf('docs: { showLastUpdate: false, numberPrefixes: false },')).not.toBe(numbered);
});
