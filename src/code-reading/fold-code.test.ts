// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { foldCode } from './fold-code.ts';

/** Code with an element around each word, as a highlighter makes it, or as a plain text. */
function codeOf(text: string, isColoured: boolean): HTMLElement {
	const code = document.createElement('code');
	for (const piece of isColoured ? text.split(/(\w+)/) : [text]) {
		const word = document.createElement('i');
		word.textContent = piece;
		code.append(/^\w/.test(piece) ? word : piece);
	}
	return code;
}

const records = (count: number) =>
	JSON.stringify({ records: Array.from({ length: count }, (_, number) => ({ number, place: { x: 1, y: 2, z: 3, t: 4 } })) }, null, 2);

/** The parts that fold, the outer before the inner. */
const parts = (code: Element) => [...code.querySelectorAll('[data-folded]')].map(({ textContent }) => textContent);

test.each([true, false])('what stands between a line that opens and the one that closes folds (colours: %s)', (isColoured) => {
	const text = records(2);
	const code = codeOf(text, isColoured);
	foldCode(code);
	const lines = text.split('\n').map((line) => `${line}\n`);
	const between = (opening: number, closing: number) => lines.slice(opening, closing - 1).join('');
	expect(parts(code)).toEqual([between(1, 22), between(2, 21), between(3, 11), between(5, 10), between(12, 20), between(14, 19)]);
	expect(code.textContent).toBe(text);
	expect([...code.querySelectorAll('button')].map(({ nextSibling }) => nextSibling?.textContent?.[0])).toEqual(Array(6).fill('\n'));
});

test('an element that stands around several lines is split where they fold', () => {
	const text = `[\n${'  1,\n'.repeat(20)}]`;
	const code = document.createElement('code');
	code.innerHTML = `<b class="a"><i>[</i>\n  ${text.slice(4)}</b>`;
	foldCode(code);
	expect(code.textContent).toBe(text);
	expect(code.innerHTML.replace(/<button.*<\/button>/, '|').replaceAll('\n', '')).toBe(
		`<b class="a"><i>[</i></b>|<b class="a"></b><span data-folded=""><b class="a">${'  1,'.repeat(20)}</b></span><b class="a">]</b>`,
	);
});

test('its texts are walked once, however much folds', () => {
	const walk = vi.spyOn(document, 'createTreeWalker');
	const range = vi.spyOn(document, 'createRange');
	const code = codeOf(records(100), true);
	foldCode(code);
	expect(parts(code)).toHaveLength(202);
	expect(walk).toHaveBeenCalledOnce();
	expect(range).not.toHaveBeenCalled();
});

test('code that nobody reads to its end does not fold', () => {
	const code = codeOf(records(1000), false);
	foldCode(code);
	expect(parts(code)).toEqual([]);
});
