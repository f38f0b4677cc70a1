// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { parseHtml } from '#client/parse-html.ts';
import { addStyles, notePageStyles } from './page-head.ts';
import { STYLE_ELEMENTS } from './shown-page.ts';

afterEach(() => document.head.replaceChildren());

test('the styles of the first page go with it, but not those that an extension of the browser has added', async () => {
	const rules = 'p { color: red } q { color: red }';
	document.head.innerHTML = `<style>${rules}</style><style class="darkreader">${rules}a {}</style><style id="letters">${rules}b {}</style><link id="far" rel="stylesheet">`;
	notePageStyles([...document.head.querySelectorAll(STYLE_ELEMENTS)]);
	const show = await addStyles(parseHtml('<style>p { color: blue }</style>'));
	show();
	expect([...document.head.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length)).toEqual([1, 3, 3]);
	expect(document.querySelector('#far')).not.toBeNull();
});
