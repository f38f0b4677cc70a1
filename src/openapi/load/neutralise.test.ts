import { expect, test } from 'vitest';
import { LIMITS, neutralise } from './neutralise.ts';

test('what is within the limits stays as it is', () => {
	const value = { a: [1, null, 'x\ty\n', { b: true }], '': 0 };
	expect(neutralise(value)).toEqual({ value, cuts: [] });
});

test('what is beyond is cut and reported', () => {
	const limits = { ...LIMITS, description: 6, text: 3, key: 4, depth: 3 };
	expect(neutralise({ description: 'abcdefg', other: 'abcd', lists: [[['tief']]] }, { ...limits, key: 20 })).toEqual({
		value: { description: 'abcdef…', other: 'abc…', lists: [[null]] },
		cuts: [
			{ pointer: '#/description', what: 'text', size: 7 },
			{ pointer: '#/other', what: 'text', size: 4 },
			{ pointer: '#/lists/0/0', what: 'depth', size: 3 },
		],
	});
	expect(neutralise({ longer: 1 }, limits)).toEqual({ value: { long: 1 }, cuts: [{ pointer: '#/long', what: 'key', size: 6 }] });
	expect(neutralise([1, 2, 3, 4], { ...LIMITS, values: 3 })).toEqual({ value: [1, 2, null, null], cuts: [{ pointer: '#', what: 'values', size: 3 }] });
});

test('keys of object internals become plain properties', () => {
	const { value } = neutralise(JSON.parse('{"__proto__": {"polluted": true}}'));
	expect(Object.hasOwn(value as object, '__proto__')).toBe(true);
	expect((value as { polluted?: boolean }).polluted).toBeUndefined();
});
