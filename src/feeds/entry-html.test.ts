import { expect, test } from 'vitest';
import { feedHtml } from './entry-html.ts';

const make = (html: string) => feedHtml(html, 'https://docs.example.com/hilfe/blog/neu/');

test('addresses become absolute', () => {
	expect(
		make(
			'<a href="/hilfe/docs/#x">a</a><a href="#y">b</a><a href="../alt/">c</a><a href="https://x.example.com/?a=1&amp;b">d</a><a href="mailto:a@example.com">e</a>',
		),
	).toBe(
		'<a href="https://docs.example.com/hilfe/docs/#x">a</a><a href="https://docs.example.com/hilfe/blog/neu/#y">b</a><a href="https://docs.example.com/hilfe/blog/alt/">c</a>' +
			'<a href="https://x.example.com/?a=1&amp;b">d</a><a href="mailto:a@example.com">e</a>',
	);
	expect(make('<img src="a.png" srcset="a.png 1x,/b,c.png 2x" alt="">')).toBe(
		'<img src="https://docs.example.com/hilfe/blog/neu/a.png" srcset="https://docs.example.com/hilfe/blog/neu/a.png 1x, https://docs.example.com/b,c.png 2x" alt="">',
	);
});

test('every address, but not what a drawing takes from itself', () => {
	const page = 'https://docs.example.com/hilfe/blog/neu/';
	expect(make('<object data="a.pdf">A</object><map name="m"><area href="#y"></map><img src="b.png" longdesc="#z">')).toBe(
		`<object data="${page}a.pdf">A</object><map name="m"><area href="${page}#y"></map><img src="${page}b.png" longdesc="${page}#z">`,
	);
	const drawing = '<svg><g id="g"/><use href="#g"/><use xlink:href="#g"/><linearGradient href="#h"/></svg>';
	expect(make(drawing)).toBe(drawing);
	expect(make('<svg><a href="#x"><image href="b.svg"/></a></svg>')).toBe(`<svg><a href="${page}#x"><image href="${page}b.svg"/></a></svg>`);
});

test('controls, scripts, anchors and ornament go, their surroundings stay', () => {
	const html =
		'<h2 id="a">A <a class="anchor" href="#a">#</a></h2><div class="code" data-x="1"><button data-copy>Kopieren</button><pre style="x"><code>1 &lt; 2</code></pre></div>' +
		'<script>alert(1)</script><style>p{}</style><p><span class="status"><svg aria-hidden="true"><path d="M0"/></svg>fällig</span> <svg role="img"><title>Bild</title></svg></p>';
	expect(make(html)).toBe('<h2 id="a">A </h2><div><pre><code>1 &lt; 2</code></pre></div><p>fällig <svg><title>Bild</title></svg></p>');
});

test('parts that need scripts go', () => {
	expect(feedHtml('<p>Vor</p><astro-island><input/><p>Teil</p></astro-island><p>Nach</p>', 'https://docs.example.com/blog/a/')).toBe('<p>Vor</p><p>Nach</p>');
});

test('boxes stay boxes, empty wrappers of code colours go', () => {
	expect(
		make(
			'<div class="admonition" role="note"><p>Hinweis</p></div><pre><code><span class="line"><span style="x">a</span> <span lang="en">b</span></span></code></pre>',
		),
	).toBe('<blockquote><p>Hinweis</p></blockquote><pre><code>a <span lang="en">b</span></code></pre>');
});

test('a drawing in the colours of the page is its words, which lead there, and one with a caption its caption', () => {
	const svg = (fill: string) => `<svg role="img" aria-label="A &amp; B"><rect fill="${fill}"></rect><text>A</text></svg>`;
	expect(make(`<div class="diagram" data-source="x">${svg('var(--_node-fill)')}</div>`)).toBe(
		'<div><a href="https://docs.example.com/hilfe/blog/neu/">A &amp; B</a></div>',
	);
	for (const label of ['', ' ']) expect(make(`<p>B</p><div role="img" aria-label="${label}">A</div>`)).toBe('<p>B</p>');
	expect(make(svg('red'))).toBe('<svg aria-label="A &amp; B"><rect fill="red"/><text>A</text></svg>');
	expect(
		make('<figure id="f"><div class="fig-stage" role="img" aria-labelledby="t"><p>Bild</p></div><figcaption><p id="t">Maske</p></figcaption></figure>'),
	).toBe('<figure id="f"><figcaption><p id="t">Maske</p></figcaption></figure>');
});
