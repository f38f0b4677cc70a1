import { expect, test } from 'vitest';
import { sayPages } from './page-marks.ts';
import { idIn, printedPage } from './printed-page.ts';

const place = {
	id: 'k2-1',
	depth: 2,
	linkTo: (href: string) => (href.startsWith('https:') ? { address: href } : { id: `k9${href.replace('#', '-')}` }),
	address: 'https://docs.example.com/docs/a/',
	fileAt: (src: string) => `file:///dist${src}`,
	hashOf: (src: string) => `hash-of-${src}`,
};
const printed = (article: string, depth = 2, hashOf = place.hashOf) =>
	printedPage(`<style>.x{}</style><main><article>${article}</article></main><article>nein</article>`, { ...place, depth, hashOf });

test.each([
	['headings go down with the page, and leave out no level', '<h2>A</h2><h4>B</h4>', '<h3 data-level="2">A</h3><h4 data-level="4">B</h4>'],
	[
		'what is for the screen is left out',
		'<nav>x</nav><h1>x</h1><p class="page-meta">x</p><p>A<a class="anchor" href="#a"></a></p><button data-copy>x</button>',
		'<p>A</p>',
	],
	['short code stays whole', '<p><code>PM-MS-0001</code></p>', '<p><code class="paper-whole">PM-MS-0001</code></p>'],
	[
		'in a table in its first column, elsewhere only shorter one',
		'<table><tr><td><code>kalibrierpflichtig</code></td><td><code>kalibrierpflichtig</code><code class="x">KB-301</code></td></tr></table>',
		'<table><tr><td><code class="paper-whole">kalibrierpflichtig</code></td><td><code>kalibrierpflichtig</code><code class="x paper-whole">KB-301</code></td></tr></table>',
	],
	[
		'a link in the document names its page',
		'<a href="#a">A</a>',
		'<span class="paper-link"><a href="#k9-a" data-own>A</a> <span class="paper-see">(siehe Seite 7)</span></span>',
	],
	['one out of it keeps its address', '<a href="https://x.de/">A</a>', '<a href="https://x.de/">A</a>'],
	['one in a heading says no page', '<h2><a href="#a">A</a></h2>', '<h3 data-level="2"><a href="#k9-a" data-own>A</a></h3>'],
	[
		'the note of a term names the page that its mentions lead to',
		'<a class="term" href="#a" aria-describedby="t">A</a><dl><dd id="t">B.</dd></dl>',
		'<a class="term" href="#k9-a" aria-describedby="k2-1_t" data-own>A</a><dl><dd id="k2-1_t">B. <span class="paper-at">Seite 7</span></dd></dl>',
	],
	[
		'places and what names them get names of their own',
		'<i id="a"></i><svg fill="url(#a)"><use href="#a"></use></svg>',
		'<i id="k2-1_a"></i><svg fill="url(#k2-1_a)"><use href="#k2-1_a"/></svg>',
	],
	['pictures come from the disk', '<img src="/b.png" alt="B" loading="lazy">', '<img src="file:///dist/b.png" alt="B">'],
	['and those for finer screens', '<img srcset="/b,a.png 1x,/c.png 2x">', '<img srcset="file:///dist/b,a.png 1x, file:///dist/c.png 2x">'],
	['folds are open', '<details><summary>A</summary></details>', '<details open><summary>A</summary></details>'],
	['a field is what stands in it', '<select><option>A</option><option selected>B</option></select>', '<span class="paper-field">B</span>'],
	['a box is ticked or not', '<input type="checkbox" checked><input type="checkbox">', '<span class>☒</span><span class>☐</span>'],
])('%s', (_, html, expected) => expect(sayPages(printed(html).html, new Map([['k9-a', 7]]))).toBe(expected));

test('a place without a page stays unsaid', () =>
	expect(sayPages(printed('<a href="#a">A</a>').html, new Map())).toBe('<span class="paper-link"><a href="#k9-a" data-own>A</a></span>'));

test('an example says where it lives', () =>
	expect(printed('<astro-island><p>A</p></astro-island>').html).toContain('ausprobieren: <a href="https://docs.example.com/docs/a/">'));

test('the text of a page is what a reader gets to know, whatever its markup', () => {
	expect(printed('<p>Prüf\u00admittel <b>sind</b>\n\nGeräte</p><img alt="Bild" src="/b.png">').text).toBe('Prüfmittel sind Geräte Bild hash-of-/b.png');
	expect(printed('<div>A</div>').text).toBe(printed('<p class="neu">A</p>').text);
});

test.each([
	['a box', '<input type="checkbox">', '<input type="checkbox" checked>'],
	['a field', '<input value="A">', '<input value="B">'],
	['a choice', '<select><option selected>A</option><option>B</option></select>', '<select><option>A</option><option selected>B</option></select>'],
])('what stands in %s belongs to the text', (_, before, after) => expect(printed(before).text).not.toBe(printed(after).text));

test('a picture is what is in its file, whatever its name', () => {
	const picture = (src: string, content: string) => printed(`<img src="${src}">`, 2, () => content).text;
	expect(picture('/b.png', 'eins')).not.toBe(picture('/b.png', 'zwei'));
	expect(picture('/b.1.png', 'eins')).toBe(picture('/b.2.png', 'eins'));
});

test('no place has the id of one of another page', () => expect(idIn('k2', '1-a')).not.toBe(idIn('k2-1', 'a')));
