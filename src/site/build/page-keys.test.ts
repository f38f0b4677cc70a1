import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { loadSite } from '#site/read/load-site.ts';
import { sourceFiles } from './build-inputs.ts';
import { pageKeys } from './page-keys.ts';

const SOURCES: Record<string, string> = {
	'site.config.ts': "export default { title: 'Probe', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, docs: { showLastUpdate: false } };\n",
	'docs/anfang.md': '---\ntitle: Anfang\ndescription: Womit es beginnt.\n---\n\nText.\n',
	'docs/teile/mass.md': '---\ntitle: Maß\n---\n\nErster Absatz.\n\nText.\n',
	'docs/teile/_category_.json': '{ "label": "Teile", "link": { "type": "generated-index" } }',
	'docs/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'blog/2025-01-01-x.md': '---\ntitle: X\ndescription: Ein Beitrag.\n---\n\nText.\n',
	'pages/frei.md': '---\ntitle: Frei\ndescription: Eine Seite.\n---\n\nText.\n',
	'public/a.txt': 'a',
};

async function keysOf(files: Record<string, string>) {
	const root = siteFiles(files);
	const { site, references } = await loadSite(root);
	const sources = sourceFiles(root, join(root, 'dist'));
	if (site === undefined || sources === undefined) throw new Error('The site cannot be read.');
	return pageKeys({ home: root, root, files: sources, site, references });
}

const changed = (file: string, from: string, to: string) => ({ ...SOURCES, [file]: (SOURCES[file] ?? '').replace(from, to) });

test.each([
	['docs/anfang.md', ['/docs/anfang/index.html']],
	['pages/frei.md', ['/frei/index.html']],
	['blog/2025-01-01-x.md', ['/blog/2025/01/01/x/index.html', '/blog/index.html']],
])('a text belongs to the pages that show it: %s', async (file, pages) => {
	const [before, after] = [await keysOf(SOURCES), await keysOf(changed(file, 'Text.', 'Text mit mehr Worten.'))];
	expect(after?.frame).toBe(before?.frame);
	const others = [...(after?.texts ?? [])].filter(([page, texts]) => before?.texts.get(page) !== texts);
	expect(others.map(([page]) => page).sort()).toEqual(pages);
});

test.each([
	['a title', changed('docs/anfang.md', 'title: Anfang', 'title: Beginn')],
	['a first paragraph, which describes a page', changed('docs/teile/mass.md', 'Erster', 'Zweiter')],
	['a picture', changed('docs/bild.svg', '/>', '><g/></svg>')],
	['a published file', changed('public/a.txt', 'a', 'b')],
	['a category', changed('docs/teile/_category_.json', 'Teile', 'Stücke')],
	['a setting', changed('site.config.ts', 'Probe', 'Anders')],
	['a page more', { ...SOURCES, 'docs/neu.md': 'Neu.' }],
])('%s is told to all pages', async (_, files) => expect((await keysOf(files))?.frame).not.toBe((await keysOf(SOURCES))?.frame));

test('a text that lies beside the description of an API may stand on its pages, too', async () => {
	const files = {
		...changed('site.config.ts', 'docs: {', "api: [{ id: 'a', label: 'A', description: 'docs/teile/api.json' }], docs: {"),
		'docs/teile/api.json': JSON.stringify({ openapi: '3.1.0', info: { title: 'A', version: '1' }, paths: {} }),
	};
	const frameWith = async (file: string) => (await keysOf({ ...files, [file]: (SOURCES[file] ?? '').replace('Text.', 'Anderer Text.') }))?.frame;
	const before = (await keysOf(files))?.frame;
	expect(before).toBeDefined();
	expect(await frameWith('docs/anfang.md')).toBe(before);
	expect(await frameWith('docs/teile/mass.md')).not.toBe(before);
});

test('nobody can say it of a site with a component', async () => {
	expect(await keysOf({ ...SOURCES, 'docs/teil.mdx': "import Teil from './_teil.mdx';\n\n<Teil />\n", 'docs/_teil.mdx': 'Teil.' })).toBeUndefined();
});
