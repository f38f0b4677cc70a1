import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { PROGRAM } from '#site/program.ts';
import { buildWith, temporaryFolder, writeSources } from './build-fixture.ts';
import { copyProgram } from './copy-program.ts';

/** A site with everything that has ever depended on where and when it was built: islands, lists from folders, dates, an API. */
const SOURCES: Record<string, string> = {
	'site.config.ts': "export default { title: 'T', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } };",
	'docs/a.mdx': "---\ntitle: A\n---\n\nimport { Punkt } from '../components/Punkt.tsx';\n\nText.\n\n<Punkt client:visible />\n",
	'docs/i.md': '---\ntitle: I\n---\n\nText und ![Bild](./bild.svg).\n',
	'docs/z/ä.md': '---\ntitle: Ä\n---\n\nText.\n',
	'docs/z/b.md': '---\ntitle: B\n---\n\nText.\n',
	'docs/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'blog/2025-01-01-x.md': '---\ntitle: X\n---\n\nText.\n',
	'blog/2025-01-01-y.md': '---\ntitle: Y\n---\n\nText.\n',
	'components/Punkt.tsx': 'export function Punkt() {\n\treturn <b>Punkt</b>;\n}\n',
	'api/description.json': JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Api', version: '1' },
		paths: { '/a': { get: { operationId: 'a', responses: { 200: { description: 'ok' } } } } },
	}),
};

async function build(name: string, files: [string, string][], { env = {}, program = PROGRAM }: { env?: NodeJS.ProcessEnv; program?: string }): Promise<string> {
	const folder = temporaryFolder();
	writeSources(join(folder, name), Object.fromEntries(files));
	const outDir = join(folder, 'built');
	const { exitCode, output } = await buildWith(program, { root: join(folder, name), outDir, env });
	expect(exitCode, output).toBe(0);
	return outDir;
}

test('folder, order of files, time zone and locale change no byte of a site, and its list of hashes holds', { timeout: 600_000 }, async () => {
	const files = Object.entries(SOURCES);
	const one = await build('eins', files, { env: { TZ: 'UTC', LC_ALL: 'C' } });
	const other = await build('zwei mit Ümlaut', files.toReversed(), { env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8' } });
	const [lines, otherLines] = [one, other].map((folder) => readFileSync(join(folder, HASH_LIST), 'utf8').trimEnd().split('\n'));
	expect(readFileSync(join(one, 'docs/a/index.html'), 'utf8')).toContain('<astro-island');
	expect(lines?.length).toBeGreaterThan(50);
	expect(otherLines).toEqual(lines);
	expect(() => execFileSync('sha256sum', ['--check', '--quiet', HASH_LIST], { cwd: one })).not.toThrow();
});

test.runIf(process.env.SWEEPS === 'all')('the folder of the program changes no byte of a site', { timeout: 600_000 }, async () => {
	const program = join(temporaryFolder(), 'Programm für Handbücher');
	copyProgram(program);
	const files = Object.entries(SOURCES);
	const [here, there] = [await build('site', files, {}), await build('site', files, { program })].map((folder) =>
		readFileSync(join(folder, HASH_LIST), 'utf8'),
	);
	expect(there?.split('\n')).toEqual(here?.split('\n'));
});
