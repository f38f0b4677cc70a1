import { expect, test } from 'vitest';
import { packageCalled, packageName } from './package-name.ts';

test.each([
	['@docusaurus/plugin-debug', '@docusaurus/plugin-debug'],
	['/srv/site/node_modules/.pnpm/a@1/node_modules/@docusaurus/plugin-debug/lib/index.js', '@docusaurus/plugin-debug'],
	['docusaurus-plugin-foo/dist', 'docusaurus-plugin-foo'],
	['./plugins/foo.mts', 'foo'],
	['/srv/webpack/plugins/foo/index.js', 'foo'],
])('%s is called %s', (entry, name) => {
	expect(packageName(entry)).toBe(name);
});

test.each([
	['classic', '@docusaurus/preset-classic', true],
	['classic', 'classic', true],
	['classic', 'my-preset-classic', false],
	['plugin-debug', 'docusaurus-plugin-debug', true],
	['plugin-debug', '@acme/docusaurus-plugin-debug', true],
	['plugin-debug', 'docusaurus-plugin-debug-v2', true],
	['plugin-debug', 'docusaurus-debug', false],
	['plugin-debug', 'my-docusaurus-plugin-debug', false],
	['plugin-debug', 'docusaurus-plugin-debug-overlay', false],
	['one|two', 'docusaurus-two', true],
	['one|two', 'docusaurus-two-one', false],
])('called %s: %s – %s', (names, name, is) => {
	expect(packageCalled(names).test(name)).toBe(is);
});
