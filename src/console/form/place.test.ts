import { expect, test } from 'vitest';
import { atPointer, pointerOf, withValue } from './place.ts';

const value = { a: [{ 'b/c': 1 }, { d: null }], e: 'x' };

test('a place and its pointer lead to the same value', () => {
	expect(pointerOf(['a', 0, 'b/c'])).toBe('/a/0/b~1c');
	expect(atPointer(value, pointerOf(['a', 0, 'b/c']))).toBe(1);
	expect([atPointer(value, ''), atPointer(value, '/a/1/d'), atPointer(value, '/a/9/d'), atPointer(value, '/toString')]).toEqual([
		value,
		null,
		undefined,
		undefined,
	]);
});

test('a changed value leaves the rest and the order as they were', () => {
	const changed = withValue(value, ['a', 0, 'b/c'], 2);
	expect(changed).toEqual({ a: [{ 'b/c': 2 }, { d: null }], e: 'x' });
	expect(Object.keys(changed as object)).toEqual(['a', 'e']);
	expect(value.a[0]).toEqual({ 'b/c': 1 });
});

test('nothing takes a property away', () => expect(withValue(value, ['a'], undefined)).toEqual({ e: 'x' }));
