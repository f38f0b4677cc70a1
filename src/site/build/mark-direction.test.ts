import { expect, test } from 'vitest';
import { createPageFinisher } from './finish-page.ts';
import { markDirection } from './mark-direction.ts';

const page = (content: string, root = '<html lang="de">') => `${root}<body><p>سلام</p><main>${content}</main></body></html>`;

test.each([
	['<p class="a">السلام عليكم (مثال).</p>', '<p dir="rtl" class="a">السلام عليكم (مثال).</p>'],
	[
		'<p>שלום <a href="/x/">לכולם</a>, <code>const greeting = 1;</code>!</p>',
		'<p dir="rtl">שלום <a href="/x/">לכולם</a>, <code>const greeting = 1;</code>!</p>',
	],
	['<ul><li>نص طويل<p>Ein Absatz.</p></li><li>Punkt</li></ul>', '<ul><li dir="rtl">نص طويل<p>Ein Absatz.</p></li><li>Punkt</li></ul>'],
	['<table><tr><th>Wort</th><td>كلمة</td></tr></table>', '<table><tr><th>Wort</th><td dir="rtl">كلمة</td></tr></table>'],
	['<!-- a --><p>نص <code>const greeting = 1;</code></p><p>نص</p>', '<!-- a --><p dir="rtl">نص <code>const greeting = 1;</code></p><p dir="rtl">نص</p>'],
	['<p>نص<p>Text</p></p><h2>عنوان</h2>', '<p dir="rtl">نص<p>Text</p></p><h2 dir="rtl">عنوان</h2>'],
])('what is written from right to left says so: %s', (content, marked) => expect(markDirection(page(content))).toBe(page(marked)));

test.each([
	'<p>سلام heißt auf Deutsch Frieden.</p>',
	'<p>Das Wort سلام.</p>',
	'<p dir="auto">السلام عليكم</p>',
	'<astro-island><p>السلام عليكم</p></astro-island><pre><p>نص</p></pre>',
	'<p><code>نص</code> 12.</p>',
	'<p>Text</p>',
])('nothing else is marked: %s', (content) => expect(markDirection(page(content))).toBe(page(content)));

test('nor anything of a page that is from right to left as a whole', () => {
	const html = page('<p>نص</p>', '<html lang="ar" dir="rtl">');
	expect(markDirection(html)).toBe(html);
});

test('a page is marked when it is finished', () =>
	expect(createPageFinisher(new Map())(page('<p>نص طويل.</p>'), '/a/').html).toContain('<main><p dir="rtl">نص'));
