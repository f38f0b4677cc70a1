import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HASH_LIST } from '#publish/hash-list-file.ts';
import { buildWith, temporaryFolder, WITHOUT_ENGINE, writeSources } from './build-fixture.ts';
import { copyProgram } from './copy-program.ts';

const SMALL: Record<string, string> = {
	'site.config.ts': "export default { title: 'Klein', url: 'https://a.example', copyright: { year: 2025, holder: 'A' } };\n",
	'docs/a.md': '---\ntitle: A\n---\n\nText.\n',
};

/** Another one, which shares nothing with it but that it has no code of its own. */
const LARGER: Record<string, string> = {
	'site.config.ts': `export default {
	title: 'Größer',
	url: 'https://b.example',
	copyright: { year: 2024, holder: 'B' },
	navbar: [{ type: 'docSidebar', label: 'Handbuch', sidebar: 'docs' }],
	docs: { versionPersistence: 'none' },
};\n`,
	'sidebars.ts': "export default { docs: ['lehre', { type: 'category', label: 'Teile', items: ['teile/mass'] }] };\n",
	'docs/lehre.md': '---\ntitle: Lehre\nterm:\n  short: Ein Werkzeug zum Prüfen.\n---\n\nSiehe [Maß](./teile/mass.md#weg).\n\n![Bild](./bild.svg)\n',
	'docs/teile/mass.mdx': '---\ntitle: Maß\n---\n\n## Weg {#weg}\n\nEine Lehre.\n\n```js\nconst a = 1;\n```\n',
	'docs/bild.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
	'pages/frei.md': '---\ntitle: Frei\n---\n\nText.\n',
	'blog/2025-01-01-x.md': '---\ntitle: X\n---\n\nText.\n',
	'public/a.txt': 'a',
	'api/description.json': JSON.stringify({
		openapi: '3.1.0',
		info: { title: 'Api', version: '1' },
		paths: { '/a': { get: { operationId: 'a', summary: 'Lesen', responses: { 200: { description: 'ok' } } } } },
	}),
};

test('what the engine made of one site prints every other that has no code of its own, byte for byte as the engine would', { timeout: 300_000 }, async () => {
	const folder = temporaryFolder();
	const program = join(folder, 'program');
	copyProgram(program);
	const build = async (name: string, env?: NodeJS.ProcessEnv) => {
		const built = join(folder, `${name}-built`);
		const { exitCode, output } = await buildWith(program, { root: join(folder, name), outDir: built, env });
		return { exitCode, output, list: exitCode === 0 ? readFileSync(join(built, HASH_LIST), 'utf8').split('\n') : [] };
	};
	writeSources(join(folder, 'small'), SMALL);
	writeSources(join(folder, 'larger'), LARGER);
	expect((await build('small', WITHOUT_ENGINE)).exitCode, 'there is nothing to begin with').toBe(1);
	expect((await build('small')).output).toContain('Fertig');
	const printed = await build('larger', WITHOUT_ENGINE);
	expect(printed.exitCode, printed.output).toBe(0);
	rmSync(join(program, '.cache'), { recursive: true });
	rmSync(join(folder, 'larger-built'), { recursive: true });
	expect((await build('larger', WITHOUT_ENGINE)).exitCode, 'nothing is kept any more').toBe(1);
	expect(printed.list).toEqual((await build('larger')).list);
});
