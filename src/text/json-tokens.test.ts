import { expect, test } from 'vitest';
import { jsonTokens } from './json-tokens.ts';

test('keys, texts and the rest are told apart, and nothing is lost', () => {
	const json = '{"a \\"b\\"": ["x: 1", -1.5e3, true], "c" : null}';
	const tokens = jsonTokens(json);
	expect(tokens.map(({ text }) => text).join('')).toBe(json);
	expect(tokens.filter(({ kind }) => kind !== undefined).map(({ kind, text }) => `${kind} ${text}`)).toEqual([
		'tw "a \\"b\\""',
		'ts "x: 1"',
		'tk -1.5e3',
		'tk true',
		'tw "c"',
		'tk null',
	]);
});
