import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';

/** Output of a process that has our hooks and imports the file. */
function imported(root: string, file: string): string {
	const [hooks, own] = [join(import.meta.dirname, 'resolve-program.ts'), join(root, file)].map((path) => JSON.stringify(pathToFileURL(path).href));
	const code = `await import(${hooks}); console.log((await import(${own})).default.title);`;
	const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' });
	return stderr || stdout.trim();
}

test.each(['{ "type": "commonjs" }', '{ "type": "module" }', '{}'])('settings are a module whatever package.json says: %s', (manifest) => {
	const root = siteFiles({
		'package.json': manifest,
		'site.config.ts': "import { title } from './own.ts';\n\nexport default { title } as { title: string };\n",
		'own.ts': "export const title = 'Mine';\n",
	});
	expect(imported(root, 'site.config.ts')).toBe('Mine');
});

test('what is written for require stays so', () => {
	const root = siteFiles({ 'package.json': '{ "type": "commonjs" }', 'site.config.ts': "module.exports = { title: require('node:path').sep };\n" });
	expect(imported(root, 'site.config.ts')).toBe('/');
});
