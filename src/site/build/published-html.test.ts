import { expect, test } from 'vitest';
import { siteFiles } from '#content/site-files.fixture.ts';
import { siteOf } from '#navigation/site.fixture.ts';
import { publishedHtml } from './published-html.ts';

test('of a moved site: HTML where no page of the site stands, the not-found page included', () => {
	const root = siteFiles({ 'static/404.html': 'x', 'static/index.html': 'x', 'static/demo/index.html': 'x', 'static/demo/404.html': 'x' });
	const config = { docusaurus: { site: '.' }, files: ['static'] };
	expect([...publishedHtml(siteOf({ config }), root).keys()].sort()).toEqual(['/demo/404.html', '/demo/index.html']);
	expect([...publishedHtml(siteOf({ config: { files: ['static'] } }), root)]).toEqual([]);
});
