import { expect, test } from 'vitest';
import { highlightJson } from './highlight-json.ts';

test('keys, texts and other values have classes of their own', () => {
	expect(highlightJson('{ "a": "b", "c" : [1, -2.5e+3, true, null] }')).toBe(
		'{ <span class="tw">"a"</span>: <span class="ts">"b"</span>, <span class="tw">"c"</span> : [<span class="tk">1</span>, <span class="tk">-2.5e+3</span>, <span class="tk">true</span>, <span class="tk">null</span>] }',
	);
});

test('quotation marks, backslashes and words inside of texts mislead nobody', () => {
	expect(highlightJson(String.raw`"a \" b: null \\": "true"`)).toBe(String.raw`<span class="tw">"a \" b: null \\"</span>: <span class="ts">"true"</span>`);
});

test('nothing becomes markup, and nothing is lost', () => {
	const json = JSON.stringify({ '<script>': '</code><img src=x onerror=alert(1)> & "x"' }, null, 2);
	const html = highlightJson(json);
	expect(html.replace(/<\/?span[^>]*>/g, '')).toBe(json.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
});

test('a text without end is left as it is', () => {
	expect(highlightJson('{"a": "b')).toBe('{<span class="tw">"a"</span>: "b');
});
