import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { moveIn } from '#words/move-in.ts';
import { evaluate } from './evaluate.ts';
import { isBuiltIn, planTextPlugins } from './plan-text-plugins.ts';

test.each([
	'remark-math',
	'remarkMath$1',
	'rehype-mathjax/svg',
	'@docusaurus/remark-plugin-npm2yarn',
	'npm2yarn',
	'remarkNpm2yarn',
	'@theguild/remark-mermaid',
	'rehypeKatex',
])('%s is built in', (name) => expect(isBuiltIn(name)).toBe(true));

test.each(['remark-directive-rehype', 'rehype-slug-custom-id', 'my-remark-math', 'remarkMathNotes', 'remark-comments', ''])('%s runs', (name) =>
	expect(isBuiltIn(name)).toBe(false),
);

test('a plugin that is installed and fails is not said to be missing', async () => {
	const root = siteFiles({
		'node_modules/failing/package.json': '{ "name": "failing" }',
		'node_modules/failing/index.js': 'throw new Error("FAILING_TOKEN is not set");',
		'node_modules/needy/package.json': '{ "name": "needy" }',
		'node_modules/needy/index.js': 'require("gone");',
		'config.js': "module.exports = { remarkPlugins: [require('failing'), [require('needy'), {}], require('away')] };",
	});
	const [result] = await evaluate([join(root, 'config.js')]);
	const told: string[] = [];
	planTextPlugins([{ options: Object(result && 'value' in result && result.value), folders: ['docs'] }], (_, __, text) => told.push(text));
	expect(told).toEqual([
		moveIn.textPluginFails('failing', 'FAILING_TOKEN is not set'),
		moveIn.textPluginFails('needy', "Cannot find module 'gone'"),
		moveIn.textPluginMissing('away'),
	]);
});
