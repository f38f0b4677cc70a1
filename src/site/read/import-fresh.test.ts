import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';

/** Runs in a process of its own, because the test runner caches modules that a test imports. Prints the title in the settings after each text, or why they do not load. */
const WRITES_AND_IMPORTS = `
const [module, settings, file, texts] = process.argv.slice(1).map((text) => JSON.parse(text));
const { importFresh } = await import(module);
const { writeFileSync } = await import('node:fs');
for (const text of [undefined, ...texts]) {
	if (text !== undefined) writeFileSync(file, text);
	console.log(await importFresh(settings).then((found) => found.default.title, (error) => error.code));
}
`;

test('what a module of a site imports is read anew when it came, has changed or was mended', () => {
	const root = siteFiles({
		'site.config.ts': "import { title } from './lib/title.ts';\nexport default { title };\n",
		'lib/title.ts': "export { title } from './deep.ts';\n",
	});
	const texts = ["export const title = 'eins';\n", "export const title = 'zwei zwei';\n", "export const title = 'drei\n", "export const title = 'vier';\n"];
	const given = [new URL('import-fresh.ts', import.meta.url).href, join(root, 'site.config.ts'), join(root, 'lib/deep.ts'), texts];
	const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', WRITES_AND_IMPORTS, ...given.map((one) => JSON.stringify(one))], {
		encoding: 'utf8',
	});
	expect(stdout.trim().split('\n')).toEqual(['ERR_MODULE_NOT_FOUND', 'eins', 'zwei zwei', 'ERR_INVALID_TYPESCRIPT_SYNTAX', 'vier']);
});
