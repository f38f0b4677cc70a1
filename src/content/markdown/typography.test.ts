import { describe, expect, test } from 'vitest';
import { markdownFixture } from './render.fixture.ts';

const { render, renderMdx } = markdownFixture();
const shown = (html: string) => html.replaceAll('\u00a0', '~');

describe('typography of running text', () => {
	test.each<[string, string]>([
		['Grenze 25 mm, z.B. "so"', '<p>Grenze 25~mm, z.~B. „so“</p>'],
		['Um 08:30 Uhr', '<p>Um 08:30~Uhr</p>'],
		['**25** mm und **"gut"**', '<p><strong>25</strong>~mm und <strong>„gut“</strong></p>'],
		['25\nmm, Nr.\n6', '<p>25~mm, Nr.~6</p>'],
		['*25\nmm*, 25 **mm** und **25**\n*mm*', '<p><em>25~mm</em>, 25~<strong>mm</strong> und <strong>25</strong>~<em>mm</em></p>'],
		['25 `mm`, 25 <kbd>A</kbd>', '<p>25 <code>mm</code>, 25 <kbd>A</kbd></p>'],
		['`25 mm "x"` und 25 mm', '<p><code>25 mm "x"</code> und 25~mm</p>'],
		['[25 mm](/a/ "Titel 25 mm")', '<p><a href="/hilfe/a/" title="Titel 25 mm">25~mm</a></p>'],
		['<kbd>"</kbd> bei 5 mm', '<p><kbd>"</kbd> bei 5~mm</p>'],
		['nicht zur Maske …', '<p>nicht zur Maske~…</p>'],
		['nach DIN EN', '<p>nach DIN~EN</p>'],
		['**25**mm lang, **25**mm.', '<p><strong>25</strong>~mm lang, <strong>25</strong>~mm.</p>'],
		['Kälte:\n-**5**', '<p>Kälte:\n−<strong>5</strong></p>'],
		['So, **z**.B. hier', '<p>So, <strong>z</strong>.~B. hier</p>'],
		['- 5 mm\n- -5 °C', '<ul><li>5~mm</li><li>−5~°C</li></ul>'],
	])('%s', async (markdown, html) => {
		expect(shown((await render(markdown)).html)).toBe(html);
		expect(shown((await renderMdx(markdown)).html).replaceAll('&quot;', '"')).toBe(html);
	});
});

describe('a quotation goes on through what stands in its line', () => {
	test.each<[string, string]>([
		['Er sagt "**gut**" und ("*sehr* gut")', 'Er sagt „<strong>gut</strong>“ und („<em>sehr</em> gut“)'],
		['Taste "`Strg`" und "[hier](/a/)".', 'Taste „<code>Strg</code>“ und „<a href="/hilfe/a/">hier</a>“.'],
		['Ein "<b>x</b>" und <b>"x"</b> und "<kbd>A</kbd>"', 'Ein „<b>x</b>“ und <b>„x“</b> und „<kbd>A</kbd>“'],
		['Zeile<br />"gut"', 'Zeile<br />„gut“'],
		['Zeile\\\n"gut"', 'Zeile<br />\n„gut“'],
		['*"**Sehr** gut"*, "*er **sagt***"', '<em>„<strong>Sehr</strong> gut“</em>, „<em>er <strong>sagt</strong></em>“'],
		["'*a* b' und ein **12**\" breiter", '‚<em>a</em> b‘ und ein <strong>12</strong>" breiter'],
		['"Die **12**" und "`foo(`"', '„Die <strong>12</strong>“ und „<code>foo(</code>“'],
	])('%s', async (markdown, html) => {
		for (const page of [await render(markdown), await renderMdx(markdown)])
			expect(page.html.replaceAll('&quot;', '"').replaceAll(/<br ?\/?>/g, '<br />')).toBe(`<p>${html}</p>`);
	});
});

describe('the address of a heading is what was typed', () => {
	test.each<[string, string, string]>([
		['a heading with an id of its own', '## Ab 25 mm {#ab}', '<h2 id="ab">Ab 25~mm<a'],
		['a heading whose address would change', '## Ab 25 mm', '<h2 id="ab-25-mm">Ab 25 mm<a'],
		['a heading whose address stays', '## Was "gut" heißt', '<h2 id="was-gut-heißt">Was „gut“ heißt<a'],
	])('%s', async (_, markdown, start) => {
		expect(shown((await render(markdown)).html)).toContain(start);
	});
});
