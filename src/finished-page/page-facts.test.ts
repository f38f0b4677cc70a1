import { describe, expect, test } from 'vitest';
import { readPageFacts } from './page-facts.ts';

const PAGE = `<!doctype html><html lang="de"><head>
<title>Suche &amp; Scan</title>
<meta name="description" content="Prüfmittel finden."><meta name="keywords" content="Suchfeld, QR-Code ,">
<link rel="canonical" href="https://docs.example.com/docs/suche/">
</head><body>
<div class="announcement wide"><a href="/blog/x/">Neu</a></div>
<header class="navbar" id="nonius-navbar"><nav class="sidebar"><a href="/">Start</a></nav></header>
<div id="nonius-page" data-kind="doc" data-docs-version="current">
<nav class="sidebar"><a href="/docs/suche/">Suche</a></nav>
<main id="nonius-content">
<nav aria-label="Pfad"><a href="/docs/">Handbuch</a></nav>
<h1>Suche</h1><p>Ein Vor&shy;spann mit <strong>Wort</strong>teil.<br>Zeile</p>
<p data-search-skip>5 Minuten <span>Lesezeit</span></p>
<h2 id="scannen">Scannen <a class="anchor" href="#scannen" aria-label="Adresse kopieren">#</a></h2>
<p>Text <img src="/a.png" alt="Bild"> <a href="b.md"><img src="c.png"></a></p>
<div class="code"><button data-copy>Kopieren</button><pre><code>GET /x</code></pre></div>
<table><tr><td>A</td><td>B</td></tr></table>
<h3>ohne Id</h3><p id="scannen">Schluss</p>
<footer><a href="mailto:x@example.com" aria-label="Mail"></a></footer>
</main>
<nav class="toc"><a href="#scannen">Scannen</a></nav>
</div>
<footer><a href="/blog/">Blog</a></footer>
</body></html>`;

describe('readPageFacts', () => {
	const facts = readPageFacts(PAGE, '/docs/suche/');

	test('reads what the document says about itself', () => {
		expect(facts).toMatchObject({
			path: '/docs/suche/',
			lang: 'de',
			title: 'Suche & Scan',
			description: 'Prüfmittel finden.',
			keywords: ['Suchfeld', 'QR-Code'],
			canonical: 'https://docs.example.com/docs/suche/',
			kind: 'doc',
			version: 'current',
			titles: 1,
			noindex: false,
			redirect: false,
		});
	});

	test('names the part of the page that a link stands in', () => {
		expect(facts.links.map(({ area, href, text }) => `${area} ${href} ${text}`)).toEqual([
			'head https://docs.example.com/docs/suche/ canonical',
			'announcement /blog/x/ Neu',
			'navbar / Start',
			'sidebar /docs/suche/ Suche',
			'main /docs/ Handbuch',
			'main #scannen #',
			'main b.md ',
			'main mailto:x@example.com Mail',
			'toc #scannen Scannen',
			'footer /blog/ Blog',
		]);
	});

	test('splits the text of main by headings with an id and leaves out what is not topic', () => {
		expect(facts.sections).toEqual([
			{ id: '', heading: 'Suche', level: 1, linked: 0, text: 'Ein Vorspann mit Wortteil. Zeile', entries: [] },
			{ id: 'scannen', heading: 'Scannen', level: 2, linked: 2, text: 'Text · GET /x · A · B · ohne Id · Schluss', entries: [] },
		]);
	});

	test('of an article takes the title and its body, not what stands around it', () => {
		const html =
			'<main><p>Entwurf</p><h1>Titel</h1><p>12. März</p><div data-article-body>Vor <div>spann</div><h2 id="a">A</h2>Text</div><p>Bearbeiten</p><h2 id="b">Mehr</h2>Rest</main>';
		expect(readPageFacts(html, '/').sections).toEqual([
			{ id: '', heading: 'Titel', level: 1, linked: 0, text: 'Vor spann', entries: [] },
			{ id: 'a', heading: 'A', level: 2, linked: 0, text: 'Text', entries: [] },
		]);
	});

	test.each([
		['<span class="method">POST</span><a href="/x/">Anlegen</a><code>/inspections</code>', 'POST Anlegen /inspections'],
		['<a href="#nonius-page">page</a><i>ganze Zahl (int32)</i><small>Pflicht</small>', 'page ganze Zahl (int32) Pflicht'],
		['Bericht<span>führt zu</span>', 'Bericht führt zu'],
		['<span>1<b class="x">10</b></span>', '1 10'],
		['<mark>Mess</mark>schieber, H<sub>2</sub>O und <a href="/x/"><strong>Prüf</strong></a>mittels', 'Messschieber, H2O und Prüfmittels'],
		['(<code>KB-301</code>), <code>id</code>-Feld „<b>Neu</b>“ <i>Wort</i>.', '(KB-301), id-Feld „Neu“ Wort.'],
		['<pre><code><i>con</i><b>st</b></code></pre>', 'const'],
		['Lang<wbr>wort und Feld<button>x</button>Name', 'Langwort und Feld Name'],
	])('separates words as they are seen: %s', (html, text) => {
		expect(readPageFacts(`<main>${html}</main>`, '/').sections[0]?.text).toBe(text);
	});

	test.each([
		[
			'<table><tr><th>Nummer</th><th>Warum?</th></tr><tr><td>PM-1</td><td>misst <b>genau</b></td></tr></table><p>Ende</p>',
			'Nummer · Warum? PM-1 · misst genau · Ende',
		],
		['<ul><li>eins</li><li><p>zwei.</p></li><li>drei,<br>vier</li></ul>', 'eins · zwei. drei, vier'],
		['<dl><dt>Ursache:</dt><dd></dd><dd>alt</dd></dl><p>„Neu“</p><p>– so –</p><p>·</p>', 'Ursache: alt · „Neu“ – so – ·'],
	])('parts cells, items and paragraphs that end no sentence: %s', (html, text) => {
		expect(readPageFacts(`<main>${html}</main>`, '/').sections[0]?.text).toBe(text);
	});

	test('finds rows and fields that lead to themselves, one inside of another', () => {
		const html =
			'<main><h2 id="a">A</h2><table><tr id="x.y"><th>Feld<a class="anchor" href="#x.y"></a><small>neu</small></th><td>Text</td></tr><tr id="z"><td>ohne</td></tr></table>' +
			'<ul><li id="b"><a href="#b">eins</a><i>Liste</i><ul><li id="b-c"><a href="#b-c">zwei</a> innen</li></ul>danach</li></ul></main>';
		expect(readPageFacts(html, '/').sections.flatMap(({ entries }) => entries)).toEqual([
			{ id: 'x.y', name: 'Feld', text: 'neu · Text' },
			{ id: 'b-c', name: 'zwei', text: 'innen' },
			{ id: 'b', name: 'eins', text: 'Liste · danach' },
		]);
	});

	test('tells a missing text alternative from an empty one', () => {
		expect(facts.images.map(({ src, alt }) => [src, alt])).toEqual([
			['/a.png', 'Bild'],
			['c.png', undefined],
		]);
		expect(readPageFacts('<img src="x" alt="">', '/').images[0]?.alt).toBe('');
	});

	test('finds ids that stand twice', () => {
		expect(facts.duplicateIds).toEqual(['scannen']);
		expect(facts.ids).toEqual(['nonius-navbar', 'nonius-page', 'nonius-content', 'scannen']);
	});

	test('keeps the article of a post as it stands, and of no other page', () => {
		const post = (kind: string) => `<div id="nonius-page" data-kind="${kind}"><main><div data-article-body><div>A<br>&amp;</div><p>B</div></main>`;
		expect(readPageFacts(post('post'), '/blog/x/').article).toBe('<div>A<br>&amp;</div><p>B');
		expect(readPageFacts(post('doc'), '/blog/x/').article).toBeUndefined();
	});

	test.each([
		'<a href="java&#9;script:a()">A</a>',
		'<a href="&#1; javascript:a()">A</a>',
		'<form action="JavaScript:a()"></form>',
		'<button formaction="java\nscript:a()">A</button>',
		'<svg><a xlink:href="javascript:a()">A</a></svg>',
		'<p onclick="a()">A</p>',
	])('sees a text that would run: %s', (html) => {
		expect(readPageFacts(html, '/').embeds.map(({ kind }) => kind)).toEqual(['inline-script']);
	});

	test('takes no other address for one', () => {
		expect(readPageFacts('<a href="/javascript:/">A</a><a title="javascript: a" href="#javascript:">A</a>', '/').embeds).toEqual([]);
	});

	test('sees robots and redirects', () => {
		expect(readPageFacts('<head><meta name="robots" content="noindex, follow"></head>', '/').noindex).toBe(true);
		expect(readPageFacts('<head><meta http-equiv="Refresh" content="0;url=/x/"></head>', '/').redirect).toBe(true);
	});
});
