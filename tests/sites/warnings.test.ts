import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runBuild, temporaryFolder, writeSources } from './build-fixture.ts';

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
      "get": { "responses": { "200": { "description": "Alle Dinge." } } }
    }
  }
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

test('a site that is not strict is built, and every warning of its sources is printed once, with its line', async () => {
	const { exitCode, output } = await build('nachsichtig', '');
	for (const warning of FOUND) expect(times(output, warning), output).toBe(1);
	expect(output).toContain('Fertig: ');
	expect(exitCode).toBe(0);
});

test('in a strict site the same warnings stop the build, and the output says that this is why', async () => {
	const { exitCode, output } = await build('streng', 'strict: true,');
	for (const warning of FOUND) expect(times(output, warning), output).toBe(1);
	expect(output).toContain('Nicht gebaut, weil in site.config.ts „strict: true“ steht: Dann hält auch eine Warnung den Bau an.');
	expect(exitCode).toBe(1);
});
