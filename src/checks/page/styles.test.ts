import { expect, test } from 'vitest';
import { fixtureSite } from './finished-site.fixture.ts';
import { foreignStyle } from './foreign-style.ts';
import { missingStyle } from './missing-style.ts';

const site = (...pages: { css: string; main: string; link?: boolean }[]) => ({
	...fixtureSite(
		Object.fromEntries(
			pages.map(({ css, main, link }, index) => [`/${index}/`, { head: `<style>${css}</style>${link ? '<link rel="stylesheet" href="/a.css">' : ''}`, main }]),
		),
	),
	deadLinks: [],
});
const TOC = '@layer layout{.toc{position:sticky;& a[href]{color:red}}}';

test('a class whose rules only other pages have is found, with what is in it', () => {
	const found = missingStyle.run(site({ css: TOC, main: '<p class="toc"><a href="#a">A</a></p>' }, { css: '', main: '<p class="toc"><a href="#a">A</a></p>' }));
	expect(found.map(({ message }) => message)).toEqual(['Der Seite /1/ fehlt die Gestaltung von „.toc“, „.toc a“.']);
});

test.each([
	['all its rules', { css: TOC, main: '<p class="toc"><a href="#a">A</a></p>' }],
	['no element for a rule', { css: '.toc{position:sticky}', main: '<p class="toc"></p>' }],
	['style sheets of its own', { css: '', main: '<p class="toc"></p>', link: true }],
	['a class of the same name in a text of the site', { css: '', main: '<div data-article-body><p class="toc"></p></div>' }],
])('a page with %s is sound', (_, page) => {
	expect(missingStyle.run(site({ css: TOC, main: '<p class="toc"><a href="#a">A</a></p>' }, page))).toEqual([]);
});

test.each([
	['.card p{x:1}', '<div class="card"><div><p class="note-title"></p></div></div>'],
	['.card{& > p{x:1}}', '<div class="card"><p class="note-title"></p></div>'],
	['@media print{.card h2 p:hover{x:1}}', '<div class="card"><p class="note-title"></p></div>'],
])('%s reaches another component', (css, main) => {
	expect(foreignStyle.run(site({ css, main })).map(({ message }) => message)).toEqual([
		'Auf der Seite /0/ gestaltet ein Teil einen anderen: „.card p: .note-title“.',
	]);
});

test.each([
	['an element without a class', '.card p{x:1}', '<div class="card"><p></p></div>'],
	['its own element', '.card p{x:1}', '<div class="card"><p class="card-note"></p></div>'],
	['what only looks like its child', '.card > p{x:1}', '<div class="card"><div><p class="note-title"></p></div></div>'],
	['a class by name', '.card .note-title{x:1}', '<div class="card"><p class="note-title"></p></div>'],
	['texts', '.prose p{x:1}', '<div class="prose"><p class="note-title"></p></div>'],
])('a rule for %s is sound', (_, css, main) => {
	expect(foreignStyle.run(site({ css, main }))).toEqual([]);
});
