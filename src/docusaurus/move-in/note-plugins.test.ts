import { expect, test } from 'vitest';
import { notePlugins } from './note-plugins.ts';

function noted(name: string) {
	const texts: string[] = [];
	const whole = notePlugins({ presets: [], plugins: [{ name, options: {} }], themes: [] }, [], (kind, _place, text) => texts.push(`${kind} ${text}`));
	return { texts, whole };
}

test.each([
	['docusaurus-lunr-search', 'replaced docusaurus-lunr-search: Die Suche ist eingebaut.'],
	['/srv/webpack/site/node_modules/@easyops-cn/docusaurus-search-local/dist/index.js', 'replaced @easyops-cn/docusaurus-search-local/dist/index.js: Die Suche'],
	['@docusaurus/plugin-sitemap', 'replaced @docusaurus/plugin-sitemap: ist eingebaut'],
	['@docusaurus/plugin-css-cascade-layers', 'replaced @docusaurus/plugin-css-cascade-layers: ist eingebaut'],
	['docusaurus-plugin-sass', 'replaced docusaurus-plugin-sass: ist eingebaut'],
	['docusaurus-plugin-dart-sass', 'replaced docusaurus-plugin-dart-sass: ist eingebaut'],
])('%s is replaced', (name, text) => {
	const { texts, whole } = noted(name);
	expect(texts).toEqual([expect.stringContaining(text)]);
	expect(whole).toBe(true);
});

test.each([
	['/srv/search-docs/plugins/foo/index.js', 'foo/index.js'],
	['/srv/webpack/site/plugins/foo.js', 'foo.js'],
	['./plugins/sass/foo.js', 'foo.js'],
	['/srv/analytics/node_modules/docusaurus-plugin-foo/lib/index.js', 'docusaurus-plugin-foo/lib/index.js'],
	['@acme/docusaurus-plugin-research-papers', '@acme/docusaurus-plugin-research-papers'],
	['@acme/docusaurus-plugin-segmented-tabs', '@acme/docusaurus-plugin-segmented-tabs'],
	['@acme/docusaurus-plugin-webpack-define', '@acme/docusaurus-plugin-webpack-define'],
	['docusaurus-plugin-debug-overlay', 'docusaurus-plugin-debug-overlay'],
	['@acme/search-engine-verification', '@acme/search-engine-verification'],
])('%s needs a decision, whatever the names of folders around it', (name, shown) => {
	const { texts, whole } = noted(name);
	expect(texts).toEqual([expect.stringMatching(/^open /)]);
	expect(texts[0]).toContain(shown);
	expect(whole).toBe(false);
});
