import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { PROGRAM } from '#site/program.ts';
import { noticeOwnFiles } from './notice-own-files.ts';

/** Whether a file of the site is noticed where a page imports `specifier`. */
async function isNoticed(specifier: string): Promise<boolean> {
	const root = siteFiles({ 'a.ts': 'export const a = 1;', 'a.css': 'a { color: red }', 'a.json': '{}', 'node_modules/packed/index.js': 'export const a = 1;' });
	let noticed = false;
	const report = () => {
		noticed = true;
	};
	const page = { resolveId: (id: string) => (id === 'virtual:page' ? '\0page' : undefined), load: (id: string) => code(id) };
	const code = (id: string) => (id === '\0page' ? `import '${specifier.replace('SITE', root)}';` : undefined);
	await build({
		root,
		configFile: false,
		logLevel: 'silent',
		plugins: [{ name: 'page', ...page }, noticeOwnFiles(report)],
		build: { write: false, ssr: true, rolldownOptions: { input: 'virtual:page', treeshake: false } },
	});
	return noticed;
}

test.each([
	['SITE/a.ts', true],
	['SITE/a.css', true],
	['SITE/a.json', true],
	['SITE/node_modules/packed/index.js', true],
	[join(PROGRAM, 'node_modules/github-slugger/index.js'), false],
	[join(PROGRAM, 'src/text/one-line.ts'), false],
	['node:path', false],
])('%s: %s', async (specifier, expected) => {
	expect(await isNoticed(specifier)).toBe(expected);
});
