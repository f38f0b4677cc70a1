import { expect, test } from 'vitest';
import { highlightJson } from '#reference/highlight-json.ts';
import { shortMarks } from './short-marks.ts';

test('the commonest marks become short, the others stay', () => {
	expect(shortMarks('<span class="tw">let</span> a = <span class="tf">f</span>(<span class="ts">"x"</span>, <span class="tk">1</span>)')).toBe(
		'<b>let</b> a = <span class="tf">f</span>(<i>"x"</i>, <u>1</u>)',
	);
});

test('marks that stand in the code stay text', () => {
	const json = JSON.stringify({ '<span class="ts">': '</span><span class="tk">1</span>' });
	expect(shortMarks(highlightJson(json)).replace(/<\/?[biu]>/g, '')).toBe(json.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
});
