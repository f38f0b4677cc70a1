import { fixtureSite } from '#checks/page/finished-site.fixture.ts';
import { runPageRules } from '#checks/page/page-rules.ts';
import type { Plant } from './plant.ts';

/** Faults of finished pages. */
export const FINISHED_PAGES: readonly Plant[] = [
	{
		name: 'finished pages',
		find: () => {
			const bare = '<h2 id="a">A</h2><h2 id="a">B</h2><img src="/fehlt.png"><a href="/fehlt/">A</a><a href="#fehlt">B</a><a href="./fehlt.md">C</a>';
			const site = fixtureSite({ '/docs/a/': { main: `${bare}<figure><svg></svg></figure>`, file: 'docs/a.md' } });
			return runPageRules({
				...site,
				sitemap: ['https://docs.example.com/weg/'],
				help: [{ id: 'a', path: '/docs/a/', anchor: 'fehlt', file: 'docs/a.md' }],
				searchWords: [{ path: '/docs/a/', anchor: 'fehlt', words: ['weg'], file: 'docs/a.md' }],
			});
		},
		rules:
			'broken-link broken-anchor broken-markdown-link missing-image image-alt duplicate-anchor sitemap broken-help-target broken-search-words figure-caption figure-name figure-text',
	},
	{
		name: 'a word for the search that names a section elsewhere',
		find: () => {
			const html =
				'<html lang="de"><head><title>A</title></head><body><div id="nonius-page" data-kind="doc"><main><h1>A</h1><h2 id="a">Weg</h2><p>Text</p></main></div></body></html>';
			const site = fixtureSite({ '/docs/a/': { html } });
			return runPageRules({ ...site, searchWords: [{ path: '/docs/b/', anchor: 'b', words: ['weg'], file: 'docs/b.md' }] });
		},
		rules: 'taken-search-word',
	},
	{
		name: 'a link out of the site',
		find: () => runPageRules(fixtureSite({ '/': { main: '<a href="/docs/">A</a>' } }, { base: '/hilfe/' })),
		rules: 'wrong-base',
	},
	{
		name: 'styles that did not come, and styles that reach too far',
		find: () =>
			runPageRules(
				fixtureSite({
					'/': {
						head: '<style>.card p{x:1}.toc{x:2}</style>',
						main: '<div class="card"><p class="note-title">A</p></div><p class="toc">B</p>',
						file: 'pages/a.md',
					},
					'/b/': { main: '<p class="toc">B</p>', file: 'pages/b.md' },
				}),
			),
		rules: 'missing-style foreign-style',
	},
	{
		name: 'code that stands in a page, and code from elsewhere',
		find: () => {
			const main = '<p onclick="a()">A</p><a href="javascript:b()">B</a><script>c()</script><script src="https://cdn.example.com/d.js"></script>';
			return runPageRules(fixtureSite({ '/': { main, head: '<script>e()</script>', file: 'pages/a.md' } }));
		},
		rules: 'blocked-script',
	},
	{
		name: 'two pages of one title',
		find: () => {
			const html =
				'<html lang="de"><head><title>Gleich</title></head><body><div id="nonius-page" data-kind="page"><main><h1>Titel</h1><p>Text.</p></main></div></body></html>';
			const away = html.replace('<title>', '<meta http-equiv="refresh" content="0; url=/a/"><title>');
			return runPageRules(fixtureSite({ '/a/': { html }, '/b/': { html, file: 'docs/b.md' }, '/weiter/': { html: away } }));
		},
		rules: 'duplicate-title',
	},
	{
		name: 'a letter that was lost',
		find: () => {
			const html =
				'<html lang="de"><head><title>A</title></head><body><div id="nonius-page" data-kind="doc"><main><h1>A</h1><p>Die Gr\ufffd\ufffde passt.</p></main></div></body></html>';
			return runPageRules(fixtureSite({ '/a/': { html, file: 'docs/a.md' } }));
		},
		rules: 'damaged-text',
	},
	{
		name: 'pages without their parts',
		find: () => runPageRules(fixtureSite({ '/leer/': { html: '<html><body><div id="nonius-page" data-kind="page"><main></main></div></body></html>' } })),
		rules: 'page-language page-title page-heading page-text',
	},
];
