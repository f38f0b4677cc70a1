import { expect, test } from 'vitest';
import { highlightJson } from './highlight-json.ts';

test('keys, texts and other values have marks of their own', () => {
	expect(highlightJson('{ "a": "b", "c" : [1, -2.5e+3, true, null] }')).toBe(
		'{ <b>"a"</b>: <i>"b"</i>, <b>"c"</b> : [<u>1</u>, <u>-2.5e+3</u>, <u>true</u>, <u>null</u>] }',
	);
});

test('quotation marks, backslashes and words inside of texts mislead nobody', () => {
	expect(highlightJson(String.raw`"a \" b: null \\": "true"`)).toBe(String.raw`<b>"a \" b: null \\"</b>: <i>"true"</i>`);
});

test('nothing becomes markup, and nothing is lost', () => {
	const json = JSON.stringify({ '<script>': '</code><img src=x onerror=alert(1)> & "x"' }, null, 2);
	const html = highlightJson(json);
	expect(html.replace(/<\/?[biu]>/g, '')).toBe(json.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
});

test('a text without end is left as it is', () => {
	expect(highlightJson('{"a": "b')).toBe('{<b>"a"</b>: "b');
});
