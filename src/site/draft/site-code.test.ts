import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { createReadModule } from './module-names.ts';
import { checkSiteCode } from './site-code.ts';

const SITE = {
	'teile/Bild.tsx':
		'import { useState } from \'react\';\nimport { Rahmen } from \'./Rahmen.tsx\';\n\nexport const Bild = () => (\n\t<Rahmen\n\t\tkey="a"\n\t\ttitel="x"\n\t/>\n);\n',
	'teile/Rahmen.tsx': "import './stil.css';\n\nexport function Rahmen({ titel }: { titel: string }) {\n\treturn <b>{titel}</b>;\n}\n",
	'teile/stil.css': '',
};

function found(changes: Partial<typeof SITE> = {}) {
	const root = siteFiles({ ...SITE, ...changes });
	return checkSiteCode(root, [join(root, 'teile/Bild.tsx')], createReadModule()).map(({ rule, file, line, message }) => `${rule} ${file}:${line} ${message}`);
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
