import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { type BuiltSite, buildInto, temporaryFolder, writeSources } from './build-fixture.ts';

const CONFIG = `import { defineSite } from 'nonius/site';
export default defineSite({ title: 'Probe', tagline: 'Zwei gleiche', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' } });
`;

/** Pages that are the same to the byte in both sites; what they import, show and mention is not. */
const SAME = {
	'site.config.ts': CONFIG,
	'docs/index.mdx': `---\ntitle: Anfang\n---\nimport Teil from './_teil.mdx';\nimport { Bauteil } from '../bauteile/Bauteil.tsx';\n\nSiehe [Ziel](./ziel.md).\n\n<Teil />\n\n<Bauteil />\n`,
	'docs/bild.md': '---\ntitle: Bild\n---\n\n![Bild](./bild.svg) und der Begriff Lehre. Siehe [Ziel](./ziel.md).\n',
};

const own = (name: string) => ({
	...SAME,
	'docs/_teil.mdx': `Teil von ${name}.\n`,
	'bauteile/Bauteil.tsx': `export const Bauteil = () => <p>Bauteil von ${name}.</p>;\n`,
	'docs/ziel.md': `---\ntitle: Ziel\nslug: /${name}\n---\n\nZiel von ${name}.\n`,
	'docs/lehre.md': `---\ntitle: Lehre\nterm:\n  short: Lehre von ${name}.\n---\n\nText.\n`,
});

let first: BuiltSite;
let second: BuiltSite;
beforeAll(async () => {
	const folder = temporaryFolder();
	const build = (name: string, files: Record<string, string>) => {
		writeSources(join(folder, name), files);
		return buildInto(join(folder, name), join(folder, `${name}-dist`));
	};
	first = await build('nordseite', { ...own('nordseite'), 'docs/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>' });
	second = await build('suedseite', own('suedseite'));
});

test('the first site has all that is its own', () => {
	for (const text of ['Teil von nordseite', 'Bauteil von nordseite', '/docs/nordseite/']) expect(first.text('/docs/')).toContain(text);
	for (const text of ['Lehre von nordseite', '/docs/nordseite/', '/_files/docs/bild.svg']) expect(first.text('/docs/bild/')).toContain(text);
});

test('a site that is built after it has nothing of it, though its pages have the same names and texts', () => {
	for (const text of ['Teil von suedseite', 'Bauteil von suedseite', '/docs/suedseite/']) expect(second.text('/docs/')).toContain(text);
	for (const text of ['Lehre von suedseite', '/docs/suedseite/']) expect(second.text('/docs/bild/')).toContain(text);
	expect(second.files.filter((file) => second.text(file).includes('nordseite'))).toEqual([]);
	expect(second.text('/docs/bild/')).not.toContain('_files');
});
