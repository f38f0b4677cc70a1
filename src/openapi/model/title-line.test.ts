import { expect, test } from 'vitest';
import { isTitleOf, titleLine, titleOf } from './title-line.ts';

test.each([
	['Get a `user`', 'Get a user'],
	['Get **all** *my* things', 'Get all my things'],
	['See "[About](https://a.example/b)" and ![x](y.png)', 'See "About" and x'],
	['a * b * c, 2*3*4, snake_case_name and __init__', 'a * b * c, 2*3*4, snake_case_name and __init__'],
	['[1, 2] (3)', '[1, 2] (3)'],
	[' two\n lines ', 'two lines'],
])('%j is %j', (text, title) => {
	expect(titleLine(text)).toBe(title);
	expect(isTitleOf(title, text)).toBe(true);
});

test('a whole text is no title where there is a name', () => {
	const text = 'Dies geschieht immer dann, wenn jemand etwas tut. '.repeat(3);
	expect(titleOf(text, 'teil/neu')).toBe('teil/neu');
	expect(titleOf('Neues Teil', 'teil/neu')).toBe('Neues Teil');
	expect(titleOf(undefined, 'POST /teile')).toBe('POST /teile');
	expect(titleOf('Wort '.repeat(99), 'x'.repeat(300))).toHaveLength(200);
});
