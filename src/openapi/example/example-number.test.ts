import { describe, expect, test } from 'vitest';
import { exampleNumber, moreNumbers } from './example-number.ts';

describe('a number keeps to all that its schemas demand', () => {
	test.each([
		[{ exclusiveMinimum: 0, multipleOf: 0.01 }, 1],
		[{ minimum: 4.34, multipleOf: 0.01 }, 4.34],
		[{ exclusiveMinimum: 0.2, maximum: 0.3, multipleOf: 0.1 }, 0.3],
		[{ exclusiveMinimum: 0, exclusiveMaximum: 0.5 }, 0.25],
		[{ minimum: 0.9, exclusiveMaximum: 1 }, 0.95],
		[{ exclusiveMinimum: 1 }, 1.5],
		[{ exclusiveMaximum: 1.1 }, 1],
		[{ exclusiveMaximum: 0.6 }, 0.1],
		[{ minimum: 3, exclusiveMaximum: 6, multipleOf: 5 }, 5],
		[{ multipleOf: 1e-7, maximum: 3e-7 }, 3e-7],
		[{ multipleOf: 5e-324 }, 1],
		[{ minimum: 5, maximum: 3 }, 3],
	])('%j gives %d', (schema, expected) => {
		expect(exampleNumber([schema], false)).toBe(expected);
	});

	test.each([
		[[{ multipleOf: 2.5 }], 5],
		[[{ multipleOf: 0.01, minimum: 99.99 }], 100],
		[[{ multipleOf: 4 }, { multipleOf: 6 }], 12],
		[[{ exclusiveMaximum: -5 }], -6],
		[[{ minimum: 2 ** 53 }], 2 ** 53],
	])('a whole one for %j is %d', (schemas, expected) => {
		expect(exampleNumber(schemas, true)).toBe(expected);
	});
});

test('more numbers go upwards, then downwards, and end where none fits', () => {
	expect(moreNumbers(1, 3, { schemas: [], whole: true })).toEqual([1, 2, 3]);
	expect(moreNumbers(0.1, 3, { schemas: [{ multipleOf: 0.1 }], whole: false })).toEqual([0.1, 0.2, 0.3]);
	expect(moreNumbers(1, 5, { schemas: [{ minimum: 0, maximum: 2 }], whole: true })).toEqual([1, 2, 0]);
});
