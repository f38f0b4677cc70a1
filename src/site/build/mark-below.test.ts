import { describe, expect, test } from 'vitest';
import { markBelow } from './mark-below.ts';

const TEXT = 'Wort '.repeat(600);
const page = (content: string, after = '') => `<html><body><nav>${TEXT}</nav><main>${content}</main>${after}</body></html>`;
/** What of the marked page is shown before the first paint: the names of the elements that are marked, in order. */
const marked = (html: string) => [...markBelow(html).matchAll(/<([\w-]+) data-below/g)].map(([, name]) => name);

test('a page that fits into the window is as it was', () => {
	const html = page('<article><p>Kurz</p></article><nav>Weiter</nav>', TEXT);
	expect(markBelow(html)).toBe(html);
});

test('nothing but the mark is added', () => {
	const html = page(`<!-- <p> --><article id="a"><p class='>'>${TEXT}<br><img src="b"></p><h2 id="c">Danach</h2></article><nav>Weiter</nav>`);
	expect(markBelow(html).replaceAll(' data-below', '')).toBe(html);
});

describe('marked is what comes after a full screen', () => {
	test.each([
		[
			'the next element, and where its ancestors go on',
			`<article><div><p>${TEXT}</p><h2>a</h2><p>b</p></div><p>c</p></article><nav>d</nav>`,
			['h2', 'p', 'nav'],
		],
		[
			'never a part of a table, a list or a text, whose place may depend on what follows',
			`<article><ul><li>${TEXT}</li><li>a</li></ul><p>${TEXT}<b>b</b></p></article>`,
			['p'],
		],
		['where many short lines fill it', `<article>${'<p>a</p>'.repeat(40)}<h2>b</h2></article>`, ['p']],
		['not by what a closed fold holds', `<article><details><summary>a</summary><p>${TEXT}</p></details><p>b</p></article>`, []],
		['not by a list in one line', `<article><nav><ol>${'<li>a</li>'.repeat(40)}</ol></nav><p>b</p></article>`, []],
		['not by tabs, which may be hidden, nor by scripts', `<article><docs-tabs><p>${TEXT}</p></docs-tabs><script>${TEXT}</script><p>b</p></article>`, []],
		['by what an open fold holds', `<article><details open><summary>a</summary><p>${TEXT}</p></details><p>b</p></article>`, ['p']],
		['not what stands beside the text, but what is after the text', `<article data-beside><div><p>${TEXT}</p><p>a</p></div><aside>b</aside></article>`, ['p']],
	])('%s', (_, content, names) => expect(marked(page(content))).toEqual(names));

	test('no element within one that is left out', () => {
		expect(marked(page(`<article><p>${TEXT}</p><section><p>a</p><p>b</p></section></article>`))).toEqual(['section']);
	});
});

test('a page without content is as it was', () => expect(markBelow(`<p>${TEXT}</p>`)).toBe(`<p>${TEXT}</p>`));
