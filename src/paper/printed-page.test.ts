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
	[
		'that a text is not translated is said, what else is marked is for the screen',
		'<p class="page-mark">Entwurf</p><p class="page-mark untranslated">Nicht übersetzt</p><h1 lang="de">x</h1><div lang="de">A</div>',
		'<p class="page-mark untranslated">Nicht übersetzt</p><div lang="de">A</div>',
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
	[
		'stills and embedded files too',
		'<video poster="/b.png"></video><object data="/c.svg"></object>',
		'<video poster="file:///dist/b.png"></video><object data="file:///dist/c.svg"></object>',
	],
	['and those for finer screens', '<img srcset="/b,a.png 1x,/c.png 2x">', '<img srcset="file:///dist/b,a.png 1x, file:///dist/c.png 2x">'],
	['folds are open', '<details><summary>A</summary></details>', '<details open><summary>A</summary></details>'],
	['a field is what stands in it', '<select><option>A</option><option selected>B</option></select>', '<span class="paper-field">B</span>'],
	['a box is ticked or not', '<input type="checkbox" checked><input type="checkbox">', '<span class>☒</span><span class>☐</span>'],
])('%s', (_, html, expected) => expect(sayPages(printed(html).html, new Map([['k9-a', 7]]))).toBe(expected));

test('a place without a page stays unsaid', () =>
	expect(sayPages(printed('<a href="#a">A</a>').html, new Map())).toBe('<span class="paper-link"><a href="#k9-a" data-own>A</a></span>'));

test('an example says where it lives', () =>
	expect(printed('<astro-island><p>A</p></astro-island>').html).toContain('ausprobieren: <a href="https://docs.example.com/docs/a/">'));

test.each([
	['a picture under another name', '<img src="/b.1.png" srcset="/b.1.png 2x" loading="lazy">', '<img srcset="/b.2.png  2x" src="/b.2.png">'],
	['other ids', '<p id="a" aria-describedby="b">A</p><svg fill="url(#b)"></svg>', '<p id="c" aria-describedby="d">A</p><svg fill="url(#d)"></svg>'],
	[
		'what loads a part',
		'<astro-island uid="1" props="{}" prefix="r1"><p>A</p></astro-island>',
		'<astro-island uid="2" component-url="/x.js"><p>A</p></astro-island>',
	],
	['places to break and white space', '<p>Prüf\u00admittel  <b>A<wbr>B</b>\n</p>', '<p>Prüfmittel <b>AB</b> </p>'],
	['names in one line', '<p>PM-1</p>', '<p><span class="whole">PM-1</span></p>'],
	['colours of code', '<pre><code><span class="tf">a</span> b</code></pre>', '<pre><code>a <span class="ts">b</span></code></pre>'],
	['what is for the screen', '<p>A</p><button data-copy>x</button>', '<p>A</p>'],
])('%s: the fingerprint stays', (_, before, after) => {
	const shown = (html: string) => printed(html, 2, (src) => src.replace(/\.\d/, '')).shown;
	expect(shown(after)).toBe(shown(before));
});

test.each([
	['a box', '<input type="checkbox">', '<input type="checkbox" checked>'],
	['a field', '<input value="A">', '<input value="B">'],
	['a choice', '<select><option selected>A</option><option>B</option></select>', '<select><option>A</option><option selected>B</option></select>'],
	['a power', '<p>10<sup>3</sup></p>', '<p>103</p>'],
	['what is struck out', '<p>Das Gerät <del>nicht</del> benutzen</p>', '<p>Das Gerät nicht benutzen</p>'],
	['the first number of a list', '<ol><li>A</li></ol>', '<ol start="5"><li>A</li></ol>'],
	['cells', '<table><tr><td>1</td><td>23</td></tr></table>', '<table><tr><td>12</td><td>3</td></tr></table>'],
	['a fraction', '<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', '<math><mn>12</mn></math>'],
	['its bars', '<math><mfrac><mi>a</mi><mi>b</mi></mfrac></math>', '<math><mi>a</mi><mi>b</mi></math>'],
	['the kind of a box', '<div class="note note-tip"><p>A</p></div>', '<div class="note note-danger"><p>A</p></div>'],
	['a mark', '<span data-tone="stop">A</span>', '<span data-tone="ok">A</span>'],
	['the target of a link', '<a href="https://a.example/">A</a>', '<a href="https://b.example/">A</a>'],
	['the page of a link', '<a href="/a/">A</a>', '<a href="/b/">A</a>'],
	['a picture', '<img src="/a.png">', '<img src="/b.png">'],
	['its words', '<img alt="A" src="/a.png">', '<img alt="B" src="/a.png">'],
	['a finer picture', '<picture><source srcset="/a.avif"><img src="/x.png"></picture>', '<picture><source srcset="/b.avif"><img src="/x.png"></picture>'],
	['the still of a film', '<video poster="/a.png"></video>', '<video poster="/b.png"></video>'],
	['a picture in a drawing', '<svg><image href="/a.png"/></svg>', '<svg><image href="/b.png"/></svg>'],
	['the line of a drawing', '<svg><path d="M0 0L9 9"/></svg>', '<svg><path d="M9 9L0 0"/></svg>'],
	['its paint', '<svg><g id="a"></g><g id="b"></g><path fill="url(#a)"/></svg>', '<svg><g id="a"></g><g id="b"></g><path fill="url(#b)"/></svg>'],
	['the indent of code', '<pre><code>a:\n  b</code></pre>', '<pre><code>a:\n b</code></pre>'],
	['a marked line of code', '<pre><code><span class="line">a</span></code></pre>', '<pre><code><span class="line marked">a</span></code></pre>'],
	['letters that look like an element', '<p>&lt;b&gt;A&lt;/b&gt;</p>', '<p><b>A</b></p>'],
])('%s: another one is another fingerprint', (_, before, after) => expect(printed(after).shown).not.toBe(printed(before).shown));

test('no place has the id of one of another page', () => expect(idIn('k2', '1-a')).not.toBe(idIn('k2-1', 'a')));
