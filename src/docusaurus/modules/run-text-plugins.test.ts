import { mdxToJs } from 'satteri';
import { beforeEach, expect, test, vi } from 'vitest';
import { splitSource } from '#content/markdown/source.ts';
import { siteFiles } from '#content/site-files.fixture.ts';
import { asParserPlugins, loadTextPlugins } from './run-text-plugins.ts';

// Tests run in threads, which share the folder of their process.
beforeEach(() => {
	vi.spyOn(process, 'chdir').mockImplementation(() => {});
});

/** What is told of a plugin with this code when it runs on a page. */
async function toldOf(plugin: string): Promise<{ absent: string[]; errors: string[] }> {
	const site = siteFiles({
		'docusaurus.config.js':
			"const merge = require('some-merge');\nmodule.exports = { title: merge('T'), url: 'https://e.example', baseUrl: '/', presets: [['classic', { docs: { remarkPlugins: [require('./plugin')] } }]] };",
		'plugin.js': plugin,
	});
	const [plugins] = await loadTextPlugins(site);
	if (plugins === undefined) throw new Error('There are no plugins.');
	const told = { absent: [] as string[], errors: [] as string[] };
	const text = { source: splitSource('docs/a.md', 'Text.\n'), path: `${site}/docs/a.md`, frontMatter: {} };
	const faults = { onError: (error: unknown) => told.errors.push(String(error)), onAbsent: (name: string) => told.absent.push(name) };
	await mdxToJs('Text.\n', asParserPlugins(plugins, { ...text, ...faults }));
	return told;
}

test.each([
	[
		'calls a package that is not installed',
		"const { visit } = require('some-visit');\nmodule.exports = () => (tree) => visit(tree, 'link', () => {});",
		['some-visit'],
	],
	[
		'waits for one that is not installed',
		"const visit = import('some-visit').then((all) => all.visit);\nmodule.exports = () => async (tree) => { (await visit)(tree, 'link', () => {}); };",
		['some-visit'],
	],
	['imports one and does without it', "require('some-visit');\nmodule.exports = () => () => {};", []],
])('a plugin that %s', async (_, code, absent) => {
	expect(await toldOf(code)).toEqual({ absent, errors: [] });
});

test('a plugin that throws', async () => {
	expect(await toldOf("module.exports = () => () => { throw new Error('own'); };")).toEqual({ absent: [], errors: ['Error: own'] });
});
