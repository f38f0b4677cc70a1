import { expect, test } from 'vitest';
import { notePlugins } from './note-plugins.ts';

/** What only the message about counters says. */
const COUNTS = /Besuche/;

function noted(name: string) {
	const texts: string[] = [];
	const whole = notePlugins({ presets: [], plugins: [{ name, options: {} }], themes: [] }, [], (kind, _place, text) => texts.push(`${kind} ${text}`));
	return { texts, whole };
}

test('several instances of a plugin are said once', () => {
	const texts: string[] = [];
	const twice = (name: string) => [1, 2].map((id) => ({ name, options: { id } }));
	const told = [1, 2].map((id) => ({ entry: `./own-${id}.js`, name: 'own', id: String(id), pages: 0, error: 'x' }));
	notePlugins({ presets: [], plugins: [...twice('acme-thing'), ...twice('@docusaurus/plugin-sitemap')], themes: [] }, told, (_kind, _place, text) =>
		texts.push(text),
	);
	expect(texts).toHaveLength(3);
	for (const text of texts) expect(text).not.toMatch(/(acme-thing|own|plugin-sitemap).*\1/);
});

test.each([
	['docusaurus-lunr-search', 'replaced docusaurus-lunr-search: Die Suche ist eingebaut.'],
	['/srv/webpack/site/node_modules/@easyops-cn/docusaurus-search-local/dist/index.js', 'replaced @easyops-cn/docusaurus-search-local/dist/index.js: Die Suche'],
	['@docusaurus/plugin-sitemap', 'replaced @docusaurus/plugin-sitemap: ist eingebaut'],
	['@docusaurus/plugin-css-cascade-layers', 'replaced @docusaurus/plugin-css-cascade-layers: ist eingebaut'],
	['docusaurus-plugin-sass', 'replaced docusaurus-plugin-sass: ist eingebaut'],
	['docusaurus-plugin-dart-sass', 'replaced docusaurus-plugin-dart-sass: ist eingebaut'],
	['@acme/docusaurus-plugin-sitemap', 'replaced @acme/docusaurus-plugin-sitemap: ist eingebaut'],
	['@docusaurus/faster', 'replaced @docusaurus/faster: ist eingebaut'],
	['docusaurus-theme-search-typesense', 'replaced docusaurus-theme-search-typesense: Die Suche'],
	['@docusaurus/theme-search-algolia', 'replaced @docusaurus/theme-search-algolia: Die Suche'],
	['docusaurus2-lunr-search', 'replaced docusaurus2-lunr-search: Die Suche'],
	['@docsearch/docusaurus-adapter', 'replaced @docsearch/docusaurus-adapter: Die Suche'],
	['./plugins/search.js', 'replaced search.js: Die Suche'],
	['@docusaurus/theme-mermaid', 'taken'],
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
	['my-docusaurus-plugin-sitemap', 'my-docusaurus-plugin-sitemap'],
	['my-docusaurus-search', 'my-docusaurus-search'],
	['@acme/faster', '@acme/faster'],
	['@acme/docusaurus-theme-mermaid-zoom', '@acme/docusaurus-theme-mermaid-zoom'],
	['docusaurus-plugin-algolia-insights', 'docusaurus-plugin-algolia-insights'],
	['my-plugin-content-docs', 'my-plugin-content-docs'],
	['docusaurus-plugin-client-redirects-audit', 'docusaurus-plugin-client-redirects-audit'],
	['docusaurus-plugin-scalar-types', 'docusaurus-plugin-scalar-types'],
	['@acme/docusaurus-plugin-openapi-docs-extra', '@acme/docusaurus-plugin-openapi-docs-extra'],
])('%s needs a decision, whatever the names of folders around it', (name, shown) => {
	const { texts, whole } = noted(name);
	expect(texts).toEqual([expect.stringMatching(/^open /)]);
	expect(texts[0]).toContain(shown);
	expect(whole).toBe(false);
});

test.each([
	'@docusaurus/plugin-google-gtag',
	'@docusaurus/plugin-google-tag-manager',
	'@docusaurus/plugin-vercel-analytics',
	'docusaurus-gtm-plugin',
	'docusaurus-plugin-matomo',
	'@acme/docusaurus-plugin-umami',
	'posthog-docusaurus',
	'./plugins/fathom/index.ts',
])('%s counts visits', (name) => {
	expect(noted(name).texts).toEqual([expect.stringMatching(COUNTS)]);
});

test.each(['docusaurus-plugin-google-fonts', '@acme/docusaurus-plugin-umami-recipes', 'docusaurus-plugin-clarity-icons', '@acme/phantom-posthogs'])(
	'%s counts none',
	(name) => {
		expect(noted(name).texts).toEqual([expect.not.stringMatching(COUNTS)]);
	},
);
