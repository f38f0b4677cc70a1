import { cpSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { runBuild, temporaryFolder, WITHOUT_ENGINE, writeSources } from './build-fixture.ts';
import { type Edit, replace } from './edits.ts';

/** One thing of each kind that a page can be made from. */
const SOURCES: Record<string, string> = {
	'site.config.ts':
		"export default { title: 'Probe', url: 'https://a.example', copyright: { year: 2025, holder: 'A' }, navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'docs' }] };\n",
	'sidebars.ts': "export default { docs: ['anfang', 'lehre', 'mass', 'teile'] };\n",
	'docs/anfang.md': '---\ntitle: Anfang\n---\n\nEine Lehre prüft ein Maß, siehe [Maß](./mass.md#weg) und ![Bild](./bild.svg).\n',
	'docs/lehre.md': '---\ntitle: Lehre\nterm:\n  short: Ein Werkzeug zum Prüfen.\n---\n\nText.\n',
	'docs/mass.md': '---\ntitle: Maß\n---\n\n## Weg {#weg}\n\nText.\n\n```js\nconst a = 1;\n```\n',
	'docs/teile.mdx':
		"---\ntitle: Teile\n---\n\nimport Teil from './_teil.mdx';\nimport { Punkt } from '../teile/Punkt.tsx';\n\n<Teil />\n\n<Punkt client:visible />\n",
	'docs/_teil.mdx': 'Ein Teil.\n',
	'docs/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'teile/Punkt.tsx': "import { farbe } from './farbe.ts';\nexport function Punkt() {\n\treturn <b>{farbe}</b>;\n}\n",
	'teile/farbe.ts': "export const farbe = 'rot';\n",
	'blog/2025-01-01-x.md': '---\ntitle: X\n---\n\nText.\n',
	'public/a.txt': 'a',
	'api/description.json': JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Api', version: '1' },
		paths: { '/a': { get: { operationId: 'a', summary: 'Lesen', responses: { 200: { description: 'ok' } } } } },
	}),
};

/** What people do to a site between two builds, one after the other. */
const EDITS: Readonly<Record<string, Edit>> = {
	'a text': replace('docs/mass.md', 'Text.', 'Anderer Text.'),
	'a title': replace('docs/mass.md', 'title: Maß', 'title: Das Maß'),
	'front matter': replace('docs/anfang.md', 'title: Anfang', 'title: Anfang\ndescription: Womit es beginnt.'),
	'the definition of a term': replace('docs/lehre.md', 'Ein Werkzeug zum Prüfen.', 'Ein Ding.'),
	'a partial': replace('docs/_teil.mdx', 'Ein Teil', 'Noch ein Teil'),
	'the order of the sidebar': replace('sidebars.ts', "'lehre', 'mass'", "'mass', 'lehre'"),
	'the configuration': replace('site.config.ts', "holder: 'A'", "holder: 'B'"),
	'an image': replace('docs/bild.svg', '/>', '><g/></svg>'),
	'a module of a component': replace('teile/farbe.ts', 'rot', 'blau'),
	'the description of the API': replace('api/description.json', 'Lesen', 'Holen'),
	'a published file': replace('public/a.txt', 'a', 'b'),
	'a post that is new': (root) => writeSources(root, { 'blog/2025-01-02-y.md': '---\ntitle: Y\n---\n\nNeu.\n' }),
	'a page of another name': (root) => {
		renameSync(join(root, 'docs/mass.md'), join(root, 'docs/masse.md'));
		replace('docs/anfang.md', './mass.md', './masse.md')(root);
		replace('sidebars.ts', "'mass'", "'masse'")(root);
	},
	'a page that is gone': (root) => {
		rmSync(join(root, 'docs/lehre.md'));
		replace('sidebars.ts', ", 'lehre'", '')(root);
	},
};

const folder = temporaryFolder();
const root = join(folder, 'site');
const outDir = join(folder, 'dist');
let states = 0;

/** The list of hashes of the site after a build here, where it was built before. */
async function rebuild(env?: NodeJS.ProcessEnv): Promise<string> {
	const { exitCode, output } = await runBuild(root, outDir, env);
	expect(exitCode, output).toBe(0);
	return readFileSync(join(outDir, HASH_LIST), 'utf8');
}

/** The same of the same sources in a folder that no build has seen. */
async function buildCold(): Promise<string> {
	const place = join(folder, `cold-${states++}`);
	cpSync(root, join(place, 'site'), { recursive: true });
	const { exitCode, output } = await runBuild(join(place, 'site'), join(place, 'dist'));
	expect(exitCode, output).toBe(0);
	const list = readFileSync(join(place, 'dist', HASH_LIST), 'utf8');
	rmSync(place, { recursive: true });
	return list;
}

/** Edits after which nothing is bundled, though pages have components: all that is told to those is as it was. */
const OF_TEXTS = ['a text', 'an image', 'the description of the API', 'a published file', 'the order of the sidebar'];

test('after edits of texts a site is built without the engine, and is what a first build makes', { timeout: 600_000 }, async () => {
	writeSources(root, SOURCES);
	expect((await runBuild(root, outDir, WITHOUT_ENGINE)).exitCode, 'there is nothing to begin with').toBe(1);
	await rebuild();
	const [first = '', ...others] = OF_TEXTS;
	EDITS[first]?.(root);
	await rebuild(WITHOUT_ENGINE);
	for (const name of others) EDITS[name]?.(root);
	expect((await rebuild(WITHOUT_ENGINE)).split('\n')).toEqual((await buildCold()).split('\n'));
	rmSync(root, { recursive: true });
});

test.runIf(process.env.SWEEPS === 'all')('after every kind of edit a site is, byte for byte, what a first build makes', { timeout: 900_000 }, async () => {
	writeSources(root, SOURCES);
	const seen = new Set([await rebuild()]);
	for (const [name, edit] of Object.entries(EDITS)) {
		edit(root);
		const list = await rebuild();
		expect(seen, `${name} changed nothing`).not.toContain(list);
		expect(list.split('\n'), name).toEqual((await buildCold()).split('\n'));
		seen.add(list);
	}
	// Back to where it began: what was kept of that state is used again.
	rmSync(root, { recursive: true });
	writeSources(root, SOURCES);
	expect([...seen][0]).toBe(await rebuild());
});
