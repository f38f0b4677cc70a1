import { expect, test } from 'vitest';
import { fixtureSite } from '#finished-page/output.fixture.ts';
import { readPageFacts } from '#finished-page/page-facts.ts';
import { checkHtml } from './html.ts';
import { checkMarks } from './marks.ts';
import { checkSitemap, sitemapAddresses } from './sitemap.ts';

test('checkHtml: a sound page has no problems', () => {
	const { output, blame } = fixtureSite({ '/': { main: '<h2 id="a">A</h2><img src="/x.png" alt="">' } });
	expect(checkHtml(output, blame)).toEqual([]);
});

test('checkHtml: language, title and heading', () => {
	const { output, blame } = fixtureSite({});
	const html = '<html><head></head><body><main>Text</main></body></html>';
	const pages = new Map(['/leer/', '/teile/liste.html'].map((path) => [path, readPageFacts(html, path)]));
	expect(checkHtml({ ...output, pages }, blame).map(({ rule, message }) => [rule, message])).toEqual([
		['page-language', 'Die Seite /leer/ nennt ihre Sprache nicht.'],
		['page-title', 'Der Seite /leer/ fehlt ein Titel.'],
		['page-heading', 'Der Seite /leer/ fehlt die Hauptüberschrift.'],
	]);
});

test('checkHtml: a written page without text', () => {
	const { output, blame } = fixtureSite({});
	const page = (kind: string, text: string) =>
		readPageFacts(
			`<html lang="de"><head><title>T</title></head><body><div id="page" data-kind="${kind}"><main><h1>T</h1>${text}</main></div></body></html>`,
			`/${kind}/`,
		);
	const messages = (text: string) =>
		checkHtml({ ...output, pages: new Map(['doc', 'home'].map((kind) => [kind, page(kind, text)])) }, blame).map(({ message }) => message);
	expect(messages('<div data-article-body></div>')).toEqual(['Die Seite /doc/ hat keinen Text.']);
	expect(messages('<h2 id="a">A</h2><p>Text</p>')).toEqual([]);
});

test('checkHtml: ids and images, with their line', () => {
	const source = '## A {#a}\n## B {#a}\n![](/x.png)';
	const { output, blame } = fixtureSite({
		'/': { main: '<h2 id="a">A</h2><h2 id="a">B</h2><img src="/x.png"><img src="/x.png">', file: 'pages/index.md', source },
	});
	expect(checkHtml(output, blame)).toEqual([
		{
			severity: 'warning',
			rule: 'duplicate-id',
			file: 'pages/index.md',
			line: 1,
			message: 'Die Sprungmarke #a gibt es auf der Seite / mehrmals.',
			hint: 'Geben Sie einer der Überschriften mit {#…} eine andere Sprungmarke.',
		},
		{
			severity: 'warning',
			rule: 'image-alt',
			file: 'pages/index.md',
			line: 3,
			message: 'Dem Bild /x.png fehlt der Alternativtext.',
			hint: 'Beschreiben Sie das Bild in eckigen Klammern: ![Beschreibung](Adresse). Für reinen Schmuck genügt alt="".',
		},
	]);
});

test('checkSitemap: pages that are not there or not to be indexed', () => {
	const { output, blame } = fixtureSite({ '/': {}, '/geheim/': { head: '<meta name="robots" content="noindex">', file: 'pages/geheim.md' } });
	const addresses = sitemapAddresses(
		'<urlset><url><loc>https://docs.example.com/</loc></url><url><loc> https://docs.example.com/geheim/ </loc></url><url><loc>https://docs.example.com/weg/</loc></url></urlset>',
	);
	expect(checkSitemap(output, addresses, blame).map(({ file, message }) => [file, message])).toEqual([
		['pages/geheim.md', 'Die Sitemap nennt /geheim/, die Seite selbst verbietet die Aufnahme in Suchmaschinen (noindex).'],
		['', 'Die Sitemap nennt https://docs.example.com/weg/; diese Seite gibt es nicht.'],
	]);
});

test('checkMarks: findings that the rendering left in the page, blamed on its file, once', () => {
	const main = `<div data-problem='{"rule":"unknown-status","severity":"error","message":"Unbekannter Status „x“.","line":7}'>Unbekannt</div>`;
	const { output, blame } = fixtureSite({ '/blog/': { main }, '/blog/a/': { main, file: 'blog/a.md' } });
	expect(checkMarks(output, blame)).toEqual([{ severity: 'error', rule: 'unknown-status', file: 'blog/a.md', line: 7, message: 'Unbekannter Status „x“.' }]);
	expect(output.pages.get('/blog/a/')?.sections).toEqual([{ id: '', heading: 'Titel', text: '' }]);
});
