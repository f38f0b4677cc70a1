import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readBuilt, runBuild, temporaryFolder, writeSources } from './build-fixture.ts';

const config = (more: string) => `import { defineSite } from 'nonius/site';
export default defineSite({
	title: 'Probe', tagline: 'Nur Warnungen', url: 'https://probe.example.com', copyright: { year: 2025, holder: 'Probe' },
	${more}
});
`;

/** Nothing but warnings, all of them found while the sources are read. */
const SOURCES = {
	'docs/a.md': '---\ntitle: A\nslug: /x\n---\n\nText.\n',
	'docs/b.md': '---\ntitle: B\nslug: /x\n---\n\nText.\n',
	'sidebars.ts': "export default { docs: ['a', { type: 'api' }] };\n",
	'api/description.json': `{
  "openapi": "3.1.0",
  "info": { "title": "Probe", "version": "1" },
  "paths": {
    "/dinge": {
      "get": { "responses": { "200": { "description": "Alle Dinge." } } },
      "delete": { "operationId": "geheim-1", "x-internal": true, "summary": "Geheim 2", "responses": { "200": { "description": "Geheim 3" } } }
    },
    "/geheim-4": { "x-hidden": true, "get": { "operationId": "geheim-5", "responses": { "200": { "$ref": "#/components/responses/Geheim6" } } } }
  },
  "components": { "responses": { "Geheim6": { "description": "Geheim 7" } } }
}
`,
};
const FOUND = [
	'api/description.json:6  Die Operation hat keine operationId',
	'docs/b.md:1  Die Adresse /docs/x/ gibt es schon: docs/a.md.',
	'2 Warnungen in 2 Dateien',
];

const folder = temporaryFolder();
const build = (name: string, more: string) => {
	writeSources(join(folder, name), { ...SOURCES, 'site.config.ts': config(more) });
	return runBuild(join(folder, name), join(folder, `${name}-dist`));
};
const times = (text: string, part: string) => text.split(part).length - 1;

test('a site that is not strict is built, every warning of its sources is printed once, and what the description marks as internal is in no file', async () => {
	const { exitCode, output } = await build('nachsichtig', '');
	for (const warning of FOUND) expect(times(output, warning), output).toBe(1);
	expect(output).toContain('Fertig: ');
	expect(exitCode).toBe(0);
	const site = readBuilt(join(folder, 'nachsichtig-dist'));
	// Not that of the program itself, which knows the word.
	const published = site.files.filter((file) => !file.startsWith('/_astro/'));
	expect(published.filter((file) => /geheim/i.test(file + site.text(file)))).toEqual([]);
	expect(site.files.some((file) => site.text(file).includes('/dinge'))).toBe(true);
});

test('built again from the same, it stays as it is, and the warnings are printed again', async () => {
	const { exitCode, output } = await build('nachsichtig', '');
	expect(output).toContain('Unverändert: ');
	for (const warning of FOUND) expect(times(output, warning), output).toBe(1);
	expect(exitCode).toBe(0);
});

test('in a strict site the same warnings stop the build, and the output says that this is why', async () => {
	const { exitCode, output } = await build('streng', 'strict: true,');
	for (const warning of FOUND) expect(times(output, warning), output).toBe(1);
	expect(output).toContain('Nicht gebaut, weil in site.config.ts „strict: true“ steht: Dann hält auch eine Warnung den Bau an.');
	expect(exitCode).toBe(1);
});
