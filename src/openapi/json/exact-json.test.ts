import { expect, test } from 'vitest';
import { exactJson, hasBigInt, inNumbers, parseExactJson, wholeNumber } from './exact-json.ts';

test.each([
	'{"id":9007199254740993}',
	'[-9007199254740993,18446744073709551615,1,1.5,"9007199254740993",123456789012345678901234567890]',
	'9007199254740993',
	'{"a":{"b":[null,true,9223372036854775807]}}',
])('%s stays as it is', (text) => expect(exactJson(parseExactJson(text))).toBe(text));

test('only whole numbers that a number does not hold are others', () => {
	expect(parseExactJson('[9007199254740991, 9007199254740992, 1e20, 10000000000000000.5]')).toEqual([9007199254740991, 9007199254740992n, 1e20, 1e16]);
	expect(['9007199254740993', '9007199254740991', '09007199254740993', '9007199254740993.0', 'x'].map(wholeNumber)).toEqual([
		9007199254740993n,
		undefined,
		undefined,
		undefined,
		undefined,
	]);
});

test('those who only know numbers get these, and everything else as it was', () => {
	const bytes = new Uint8Array(3);
	const plain = { a: [1], bytes };
	expect(inNumbers(plain)).toBe(plain);
	expect(inNumbers({ a: [9007199254740993n], b: 'x', bytes })).toEqual({ a: [9007199254740992], b: 'x', bytes });
	expect([hasBigInt(plain), hasBigInt({ a: { b: [1n] } })]).toEqual([false, true]);
});
