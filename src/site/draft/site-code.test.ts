import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { createReadModule } from './module-names.ts';
import { checkSiteCode } from './site-code.ts';

const SITE = {
	'teile/Bild.tsx':
		'import { useState } from \'react\';\nimport { Rahmen } from \'./Rahmen.tsx\';\n\nexport const Bild = () => (\n\t<Rahmen\n\t\tkey="a"\n\t\ttitel="x"\n\t/>\n);\n',
	'teile/Rahmen.tsx': "import './stil.css';\n\nexport function Rahmen({ titel }: { titel: string }) {\n\treturn <b>{titel}</b>;\n}\n",
	'teile/stil.css': '.rahmen, .kopf-zeile > .fuss { color: red; }',
};

function found(changes: Partial<typeof SITE> = {}) {
	const root = siteFiles({ ...SITE, ...changes });
	return checkSiteCode(root, new Map([[join(root, 'teile/Bild.tsx'), ['docs/anmelden.mdx']]]), createReadModule()).map(
		({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`,
	);
}

test('sound code', () => expect(found()).toEqual([]));

test('an import that leads nowhere, in what a component imports', () => {
	expect(found({ 'teile/Rahmen.tsx': SITE['teile/Rahmen.tsx'].replace('stil', 'stli') })).toEqual([
		'page-syntax teile/Rahmen.tsx:1 Der Import „./stli.css“ führt ins Leere.',
	]);
});

test('a property that a component does not take', () => {
	expect(found({ 'teile/Bild.tsx': SITE['teile/Bild.tsx'].replace('titel', 'ttiel') })).toEqual([
		'component-use teile/Bild.tsx:7 Die Komponente <Rahmen> hat keine Eigenschaft „ttiel“.',
	]);
});

const drawing = (markup: string) => found({ 'teile/Bild.tsx': `import './stil.css';\n\nexport const Bild = () => ${markup};\n` });

test.each([
	['<b className="rahmne" />', ['component-use teile/Bild.tsx:3 „rahmne“ ist wohl verschrieben.']],
	['<b className="x rahmens" />', []],
	['<b className="x kopfzeile" />', ['component-use teile/Bild.tsx:3 „kopfzeile“ ist wohl verschrieben.']],
	['<b className="rahmen ohne-stil" />', []],
	['<b className={"rahmne"} />', []],
	['<figure id="anmeldne-1" />', ['component-use teile/Bild.tsx:3 „anmeldne-1“ ist wohl verschrieben.']],
	['<figure id="anmelden-2" />', []],
	['<figure id="andere-1" />', []],
	['<figure id="anmeldne" />', []],
])('a class or an id that is off by a letter: %s', (markup, findings) => expect(drawing(markup)).toEqual(findings));
