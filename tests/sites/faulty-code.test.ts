import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuild, temporaryFolder, writeSources } from './build-fixture.ts';

const CONFIG = `import { defineSite } from 'nonius/site';
export default defineSite({ title: 'Probe', tagline: 'Fehler im Code', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' } });
`;
const folder = temporaryFolder();

test.each([
	['Syntax', 'export const Teil = () => (\n\t<p>offen\n);\n', 'docs/Teil.tsx:2  Der Code ist nicht lesbar: '],
	['Absturz', 'export const Teil = ({ liste }) => <p>{liste.length}</p>;\n', 'docs/seite.mdx:7  Die Komponente <Teil> bricht ab: '],
	['Name', 'export const Teil = () => <p>{fehlt}</p>;\n', 'docs/Teil.tsx:1  Den Namen „fehlt“ gibt es hier nicht.'],
])('%s: a fault in a component is told with its place, and nobody sees a stack', async (name, component, message) => {
	writeSources(join(folder, name), {
		'site.config.ts': CONFIG,
		'docs/seite.mdx': "---\ntitle: Seite\n---\n\nimport { Teil } from './Teil.tsx';\n\n<Teil />\n",
		'docs/Teil.tsx': component,
	});
	const { exitCode, output } = await runBuild(join(folder, name), join(folder, `${name}-dist`));
	expect(output).toContain(message);
	expect(output).toContain('1 Fehler in 1 Datei');
	expect(output).not.toMatch(/^\s+at |Unerwarteter Fehler/m);
	expect(exitCode).toBe(1);
});

test('every component and every imported page that breaks is told at once, at each place that uses it', async () => {
	const root = join(folder, 'alle');
	writeSources(root, {
		'site.config.ts': CONFIG,
		'docs/seite.mdx':
			"---\ntitle: Seite\n---\n\nimport { Eins, Zwei } from './Teile.tsx';\nimport Drei from './_drei.mdx';\n\n<Eins />\n\nText <Zwei />\n\n<Drei />\n\n<Eins />\n",
		'docs/andere.mdx': '---\ntitle: Andere\n---\n\nimport { Eins } from \'./Teile.tsx\';\n\n<Eins liste={[]} art="a" />\n\n<Eins art="b" client:visible />\n',
		'docs/_drei.mdx': '{fehlt}\n',
		'docs/Teile.tsx': 'export const Eins = ({ liste }) => <p>{liste.length}</p>;\nexport const Zwei = ({ wert }) => <p>{wert.toFixed(2)}</p>;\n',
	});
	const { output } = await runBuild(root, join(folder, 'alle-dist'));
	expect(output.match(/^docs\/.*(?= \[)/gm)?.map((line) => line.replace(/ bricht ab: .*/, ''))).toEqual([
		'docs/_drei.mdx:1  Den Namen „fehlt“ gibt es hier nicht.',
		'docs/andere.mdx:9  Die Komponente <Eins>',
		'docs/seite.mdx:8  Die Komponente <Eins>',
		'docs/seite.mdx:10  Die Komponente <Zwei>',
		'docs/seite.mdx:14  Die Komponente <Eins>',
	]);
});
