import { describe, expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { checkSite } from './check-site.ts';

const CONFIG = "title: 'T', tagline: 'T', url: 'https://example.com', base: '/hilfe/', copyright: { year: 2025, holder: 'F' }, docs: { showLastUpdate: false }";

const SITE = {
	'site.config.ts': `export default { ${CONFIG} };`,
	'public/probe/index.html': '<!doctype html><title>Probe</title>',
	'public/daten.zip': '',
	'docs/größe.svg': '<svg/>',
	'docs/a.md':
		'---\ntitle: Eins\nhelp:\n  eins: weg\nsearch_words:\n  weg: [Pfad]\n---\n\n## Weg {#weg}\n\nText.\n\n<a id="ziel"></a>\n\n![Größe](./größe.svg) [auch](./größe.svg)\n',
	'docs/ordner/b.mdx':
		"---\ntitle: Zwei\n---\n\nimport { Bild, type Art } from '../../teile/Bild.tsx';\nimport Text, { Punkt as P } from '../../teile/Punkt.tsx';\nimport '../../teile/stil.css';\nimport { Insel } from '../../teile/Insel.tsx';\nimport { useState } from 'react';\n\nexport const zahl = 3;\n\n## Teil\n\n<Bild name=\"x\" art={zahl} client:visible />\n\n<Text {...props} beliebig=\"ja\" />\n\n<P art={undefined} />\n\n<Insel wert=\"1\" client:action />\n\n{zahl}\n",
	'teile/Bild.tsx':
		'export type Art = string;\nexport function Bild({ name, art = 1 }: { name: string; art?: number }) {\n\treturn <i id={name}>{art}</i>;\n}\n',
	'teile/Punkt.tsx': 'export default (props: object) => <b {...props} />;\nexport const Punkt = ({ ...rest }) => <b {...rest} />;\n',
	'teile/Insel.tsx':
		'const island = (inner: unknown) => inner;\nfunction Inhalt({ wert }: { wert: string }) {\n\treturn <b>{wert}</b>;\n}\nexport const Insel = island(Inhalt);\n',
	'teile/stil.css': '',
	'docs/links.md':
		'# Links\n\n[a](./a.md#weg) [b](./ordner/b.mdx#irgendwo) [c](/docs/a/) [d](/docs/ordner/) [e](/probe/) [f](/daten.zip) [g](#hier) [h](./a.md#ziel) [i](https://example.com/hilfe/docs/a/) [j](/feed.xml) [k](mailto:a@example.com)\n\n## Hier\n',
};

/** What is found in the site above with other files, as `rule file:line message → hint`, without the rules about texts. */
async function findings(changes: Record<string, string | undefined>): Promise<string[]> {
	const files = Object.entries({ ...SITE, ...changes }).flatMap(([file, text]) => (text === undefined ? [] : [[file, text] as const]));
	const [site, pages] = await checkSite(siteFiles(Object.fromEntries(files)));
	const found = [...(site?.problems ?? []), ...(pages?.problems ?? [])];
	return found
		.filter(({ rule }) => rule !== 'missing-help-id' && rule !== 'new-help-id')
		.map(({ rule, file, line, message, hint }) => `${rule} ${file}:${line} ${message} → ${hint}`);
}

test('a sound site has no findings', async () => {
	expect(await findings({})).toEqual([]);
});

describe.each<[string, keyof typeof SITE, [string, string], string]>([
	[
		'a file of a link',
		'docs/links.md',
		['./a.md#weg', './aa.md#weg'],
		'broken-markdown-link docs/links.md:3 Der Link „a“ führt zu ./aa.md#weg; diese Datei gibt es nicht. → Meinten Sie ./a.md?',
	],
	['its ending', 'docs/links.md', ['./a.md#weg', './a.dm#weg'], 'broken-link docs/links.md:3'],
	[
		'an anchor elsewhere',
		'docs/links.md',
		['./a.md#weg', './a.md#wge'],
		'broken-anchor docs/links.md:3 Der Link „a“ führt zu /docs/a/#wge; diese Sprungmarke gibt es dort nicht. → Meinten Sie #weg?',
	],
	[
		'an anchor of the page',
		'docs/links.md',
		['#hier', '#heir'],
		'broken-anchor docs/links.md:3 Der Link „g“ führt zu #heir; diese Sprungmarke gibt es auf der Seite nicht. → Meinten Sie #hier?',
	],
	[
		'an address',
		'docs/links.md',
		['/docs/a/', '/docs/aa/'],
		'broken-link docs/links.md:3 Der Link „c“ führt zu /docs/aa/; diese Seite gibt es nicht. → Meinten Sie /docs/a/?',
	],
	['an id of help', 'docs/a.md', ['eins: weg', 'eins: wge'], 'broken-help-target docs/a.md:4'],
	['a word for the search', 'docs/a.md', ['weg: [Pfad]', 'wge: [Pfad]'], 'broken-search-words docs/a.md:6'],
	['a name of a box', 'docs/a.md', ['Text.', ':::task2\nText.\n:::'], 'unknown-directive docs/a.md:11'],
	[
		'a file of an import',
		'docs/ordner/b.mdx',
		['teile/Bild.tsx', 'teile/Blid.tsx'],
		'page-syntax docs/ordner/b.mdx:5 Der Import „../../teile/Blid.tsx“ führt ins Leere.',
	],
	[
		'a file that is imported for what it does',
		'docs/ordner/b.mdx',
		['stil.css', 'stiel.css'],
		'page-syntax docs/ordner/b.mdx:7 Der Import „../../teile/stiel.css“ führt ins Leere.',
	],
	['a package', 'docs/ordner/b.mdx', ["'react'", "'raect'"], 'page-syntax docs/ordner/b.mdx:9 Der Import „raect“ führt ins Leere.'],
	[
		'a name of an import',
		'docs/ordner/b.mdx',
		['{ Punkt as P }', '{ Pukt as P }'],
		'page-syntax docs/ordner/b.mdx:6 Die Datei Punkt.tsx exportiert kein „Pukt“. → Meinten Sie „Punkt“?',
	],
	[
		'an import that is gone',
		'docs/ordner/b.mdx',
		["import { Bild, type Art } from '../../teile/Bild.tsx';\n", ''],
		'page-syntax docs/ordner/b.mdx:14 Die Komponente <Bild> ist hier nicht bekannt.',
	],
	[
		'a name of a component',
		'docs/ordner/b.mdx',
		['<Bild name', '<Blid name'],
		'page-syntax docs/ordner/b.mdx:15 Die Komponente <Blid> ist hier nicht bekannt. → Meinten Sie „<Bild>“?',
	],
	[
		'a property',
		'docs/ordner/b.mdx',
		['<Bild name', '<Bild nmae'],
		'component-use docs/ordner/b.mdx:15 Die Komponente <Bild> hat keine Eigenschaft „nmae“. → Meinten Sie „name“?',
	],
	[
		'a property of a live example',
		'docs/ordner/b.mdx',
		['<Insel wert', '<Insel wret'],
		'component-use docs/ordner/b.mdx:21 Die Komponente <Insel> hat keine Eigenschaft „wret“. → Meinten Sie „wert“?',
	],
	[
		'when it comes to life',
		'docs/ordner/b.mdx',
		['client:visible', 'client:visibel'],
		'component-use docs/ordner/b.mdx:15 „client:visibel“ gibt es nicht. → Meinten Sie „client:visible“?',
	],
	['a value', 'docs/ordner/b.mdx', ['art={zahl}', 'art={zalh}'], 'page-syntax docs/ordner/b.mdx:15 Den Namen „zalh“ gibt es hier nicht.'],
])('%s', (_, file, [from, to], finding) => {
	test('broken, is told once at its line', async () => {
		const text = SITE[file];
		expect(text).toContain(from);
		const found = await findings({ [file]: text.replace(from, to) });
		expect(found).toHaveLength(1);
		expect(found[0]).toContain(finding);
	});
});

test('a picture without a byte is told', async () => {
	expect(await findings({ 'docs/leer.png': '', 'docs/c.md': '# C\n\nText und ![Bild](./leer.png).\n' })).toEqual([
		'missing-image docs/c.md:3 Das Bild „./leer.png“ ist eine leere Datei. → Legen Sie das Bild noch einmal neben die Seite; vielleicht brach das Kopieren ab.',
	]);
});

test('with a slip in the settings and a page that is no MDX, the texts of the others are checked all the same', async () => {
	const results = await checkSite(
		siteFiles({
			...SITE,
			'site.config.ts': `export default { ${CONFIG}, blog: { folder: 'neues' }, tiitle: 'T' };`,
			'docs/kaputt.mdx': '<Offen',
			'neues/2025-01-01-x.md': '# X\n\nHier fehlt ein Zeichen...\n',
		}),
	);
	const found = results.flatMap(({ problems }) => problems).map(({ rule, file }) => `${rule} ${file}`);
	expect(found).toEqual(['site-config site.config.ts', 'page-syntax docs/kaputt.mdx', 'typography neues/2025-01-01-x.md']);
});
