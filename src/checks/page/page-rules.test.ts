import { expect, test } from 'vitest';
import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import { sitemapAddresses } from '#finished-page/sitemap.ts';
import { fixtureSite } from './finished-site.fixture.ts';
import { runPageRules } from './page-rules.ts';

/** Checks pages of any HTML. */
function checkRaw(...pages: PageFacts[]) {
	const site = fixtureSite({});
	return runPageRules({ ...site, output: { ...site.output, pages: new Map(pages.map((page) => [page.path, page])) } });
}

test('a sound page has no problems', () => {
	expect(runPageRules(fixtureSite({ '/': { main: '<h2 id="a">A</h2><img src="data:,x" alt="">' } }))).toEqual([]);
});

test('language, title and heading of pages, not of fragments', () => {
	const html = '<html><head></head><body><main>Text</main></body></html>';
	const found = checkRaw(...['/leer/', '/teile/liste.html'].map((path) => readPageFacts(html, path)));
	expect(found.map(({ rule, message }) => [rule, message])).toEqual([
		['page-language', 'Die Seite /leer/ nennt ihre Sprache nicht.'],
		['page-title', 'Der Seite /leer/ fehlt ein Titel.'],
		['page-heading', 'Der Seite /leer/ fehlt die Hauptüberschrift.'],
	]);
});

test('page-text: a written page without text', () => {
	const page = (kind: string, text: string) =>
		readPageFacts(
			`<html lang="de"><head><title>T ${kind}</title></head><body><div id="nonius-page" data-kind="${kind}"><main><h1>T</h1>${text}</main></div></body></html>`,
			`/${kind}/`,
		);
	const messages = (text: string) => checkRaw(page('doc', text), page('home', text)).map(({ message }) => message);
	expect(messages('<div data-article-body></div>')).toEqual(['Die Seite /doc/ hat keinen Text.']);
	expect(messages('<h2 id="a">A</h2><p>Text</p>')).toEqual([]);
});

test('duplicate-title: once for each further page of a version, blamed on what somebody can name otherwise', () => {
	const html = (version: string) =>
		`<html lang="de"><head><title>Gleich</title></head><body><div id="nonius-page" data-kind="doc" data-docs-version="${version}"><main><h1>T</h1><p>Text.</p></main></div></body></html>`;
	const pages = { '/a/': { html: html('2') }, '/b/': { html: html('2'), file: 'docs/b.md' }, '/c/': { html: html('2') }, '/alt/': { html: html('1') } };
	expect(runPageRules(fixtureSite(pages)).map(({ rule, message }) => `${rule} ${message}`)).toEqual([
		'duplicate-title Die Seiten /a/ und /b/ haben denselben Titel: „Gleich“.',
		'duplicate-title Die Seiten /c/ und /b/ haben denselben Titel: „Gleich“.',
	]);
});

test('image-alt and duplicate-anchor, with their line', () => {
	const source = '## A {#a}\n## B {#a}\n![](/x.png)';
	const main = '<h2 id="a">A</h2><h2 id="a">B</h2><img src="/x.png"><img src="/x.png">';
	expect(runPageRules(fixtureSite({ '/': { main, file: 'pages/index.md', source } }, { files: ['/x.png'] }))).toEqual([
		{
			severity: 'warning',
			rule: 'image-alt',
			file: 'pages/index.md',
			line: 3,
			message: 'Dem Bild /x.png fehlt der Alternativtext.',
			hint: 'Beschreiben Sie das Bild in eckigen Klammern: ![Beschreibung](Adresse). Für reinen Schmuck genügt alt="".',
		},
		{
			severity: 'warning',
			rule: 'duplicate-anchor',
			file: 'pages/index.md',
			line: 1,
			message: 'Die Sprungmarke #a gibt es auf der Seite / mehrmals.',
			hint: 'Geben Sie einer der Überschriften mit {#…} eine andere Sprungmarke.',
		},
	]);
});

test('sitemap: pages that are not there or not to be indexed', () => {
	const site = fixtureSite({ '/': {}, '/geheim/': { head: '<meta name="robots" content="noindex">', file: 'pages/geheim.md' } });
	const sitemap = sitemapAddresses(
		'<urlset><url><loc>https://docs.example.com/</loc></url><url><loc> https://docs.example.com/geheim/ </loc></url><url><loc>https://docs.example.com/weg/</loc></url></urlset>',
	);
	expect(runPageRules({ ...site, sitemap }).map(({ rule, file, message }) => [rule, file, message])).toEqual([
		['sitemap', 'pages/geheim.md', 'Die Sitemap nennt /geheim/, die Seite selbst verbietet die Aufnahme in Suchmaschinen (noindex).'],
		['sitemap', '', 'Die Sitemap nennt https://docs.example.com/weg/; diese Seite gibt es nicht.'],
	]);
});

test('broken-help-target: a place that the page does not have', () => {
	const source = '---\nhelp:\n  b: anlegen\n  c: anlegn\n---\n';
	const site = fixtureSite({ '/docs/a/': { main: '<h2 id="anlegen">B</h2>', file: 'docs/a.md', source } });
	const target = (id: string, anchor: string) => ({ id, anchor, path: '/docs/a/', file: 'docs/a.md' });
	const found = runPageRules({ ...site, help: [target('a', ''), target('b', 'anlegen'), target('c', 'anlegn')] });
	expect(found.map(({ rule, file, line, message, hint }) => `${rule} ${file}:${line} ${message} ${hint}`)).toEqual([
		'broken-help-target docs/a.md:4 Die Hilfe-ID „c“ nennt die Stelle „#anlegn“, die es auf der Seite nicht gibt. Meinten Sie „anlegen“?',
	]);
});

test('broken-search-words: a section that the page does not have', () => {
	const source = '---\nsearch_words:\n  anlegen: [neu]\n  anlegn: [neu]\n---\n';
	const site = fixtureSite({ '/docs/a/': { main: '<h2 id="anlegen">B</h2>', file: 'docs/a.md', source } });
	const wordsOf = (anchor: string) => ({ anchor, words: ['neu'], path: '/docs/a/', file: 'docs/a.md' });
	const found = runPageRules({ ...site, searchWords: [wordsOf('anlegen'), wordsOf('anlegn')] });
	expect(found.map(({ rule, file, line, message, hint }) => `${rule} ${file}:${line} ${message} ${hint}`)).toEqual([
		'broken-search-words docs/a.md:4 „search_words“ nennt den Abschnitt „anlegn“, den es auf der Seite nicht gibt. Meinten Sie „anlegen“?',
	]);
});

test('taken-search-word: the name of a section elsewhere, of the same version and of a page that is looked up', () => {
	const page = (kind: string, version: string, heading: string) => ({
		html: `<html lang="de"><head><title>T</title></head><body><div id="nonius-page" data-kind="${kind}" data-docs-version="${version}"><main><h1>T</h1><h2 id="x">${heading}</h2></main></div></body></html>`,
	});
	const source = '---\nsearch_words:\n  x: [vorlage, Altes, Feld, Formate]\n---\n';
	const site = fixtureSite({
		'/docs/a/': { ...page('doc', 'current', 'Formate'), file: 'docs/a.md', source },
		'/docs/b/': page('doc', 'current', 'Vor\u00ADlage'),
		'/docs/1/b/': page('doc', '1', 'Altes'),
		'/docs/api/b/': page('api-operation', 'current', 'Feld'),
	});
	const found = runPageRules({ ...site, searchWords: [{ anchor: 'x', words: ['vorlage', 'Altes', 'Feld', 'Formate'], path: '/docs/a/', file: 'docs/a.md' }] });
	expect(found.flatMap(({ rule, file, line, message }) => (rule === 'taken-search-word' ? [`${file}:${line} ${message}`] : []))).toEqual([
		'docs/a.md:3 „search_words“ gibt dem Abschnitt „x“ das Wort „vorlage“, aber so heißt der Abschnitt /docs/b/#x.',
	]);
});

test('findings that the rendering left in the page are blamed on its file, once', () => {
	const main = `<div data-problem='{"rule":"unknown-status","message":"Unbekannter Status „x“.","hint":"Hinweis.","line":7}'>Unbekannt</div>`;
	const site = fixtureSite({ '/blog/': { main }, '/blog/a/': { main, file: 'blog/a.md' } });
	const problem = { severity: 'error', rule: 'unknown-status', file: 'blog/a.md', line: 7, message: 'Unbekannter Status „x“.', hint: 'Hinweis.' };
	expect(runPageRules(site)).toEqual([problem]);
	expect(site.output.pages.get('/blog/a/')?.sections).toEqual([{ id: '', heading: 'Titel', level: 1, text: '', entries: [], linked: 0 }]);
});
