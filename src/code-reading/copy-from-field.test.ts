// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { copyFromField } from './copy-from-field.ts';

afterEach(() => document.body.replaceChildren());

/** Plays the clipboard of a browser: its command copies the selected text of the field that has the focus. */
function browserThat(allows: boolean): string[] {
	const clipboard: string[] = [];
	document.execCommand = (command) => {
		const field = document.querySelector('textarea');
		field?.focus();
		if (allows && command === 'copy' && field) clipboard.push(field.value.slice(field.selectionStart, field.selectionEnd));
		return allows;
	};
	return clipboard;
}

test.each([true, false])('copies the text, leaves nothing behind, and gives the focus back (allowed: %s)', (allows) => {
	const clipboard = browserThat(allows);
	document.body.innerHTML = '<button>Kopieren</button>';
	const before = document.body.innerHTML;
	document.querySelector('button')?.focus();
	expect(copyFromField('zwei\nZeilen')).toBe(allows);
	expect(clipboard).toEqual(allows ? ['zwei\nZeilen'] : []);
	expect(document.body.innerHTML).toBe(before);
	expect(document.activeElement?.localName).toBe('button');
});
