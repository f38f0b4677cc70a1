import { expect, test } from 'vitest';
import { withoutExcused } from './without-excused.ts';

test('only the value of the example is excused, however many digits it has', () => {
	const mismatch = { pointer: '/a', keyword: 'maximum', expected: 5 };
	const excuses = [{ pointer: '/a', keyword: 'maximum', actual: 12345678901234567000n }];
	const others = [{ ...mismatch, actual: 6 }];
	expect(withoutExcused(others, { a: 6 }, excuses)).toEqual(others);
	expect(withoutExcused([{ ...mismatch, actual: 12345678901234567000 }], {}, excuses)).toEqual([]);
});
