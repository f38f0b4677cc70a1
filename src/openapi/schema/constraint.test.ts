import { expect, test } from 'vitest';
import type { Constraint } from '#schema/api-constraint.ts';
import { constraintsOf } from './constraint.ts';

const range = (of: string, least?: number, most?: number) => ({ kind: 'range', of, least, most });

test.each<[object, object[]]>([
	[{ maxLength: 64 }, [range('length', undefined, 64)]],
	[{ minLength: 8, maxLength: 8 }, [range('length', 8, 8)]],
	[{ minLength: 0 }, []],
	[{ minLength: 0, maxLength: 4 }, [range('length', undefined, 4)]],
	[{ maxItems: 0, minItems: 0 }, [range('items', 0, 0)]],
	[{ minimum: 0 }, [range('value', 0)]],
	[{ exclusiveMinimum: 0, maximum: 1.5 }, [range('value', undefined, 1.5), { kind: 'above', value: 0 }]],
	[
		{ exclusiveMaximum: 10, multipleOf: 5 },
		[
			{ kind: 'below', value: 10 },
			{ kind: 'multipleOf', value: 5 },
		],
	],
	[{ format: 'int64', minimum: -(2 ** 63), maximum: 2 ** 63 - 1 }, []],
	[{ format: 'int32', minimum: 1, maximum: 2147483647 }, [range('value', 1)]],
	[{ format: 'constructor', minimum: 1 }, [range('value', 1)]],
	[{ pattern: '^KB-[0-9]{3}$' }, [{ kind: 'pattern', pattern: '^KB-[0-9]{3}$' }]],
	[{ minItems: 1, uniqueItems: true }, [range('items', 1), { kind: 'unique' }]],
	[{ minContains: 2, maxContains: 3 }, [range('contains', 2, 3)]],
	[{ maxProperties: 1 }, [range('properties', undefined, 1)]],
	[{ dependentRequired: { a: ['b', 'c'] } }, [{ kind: 'dependent', name: 'a', names: ['b', 'c'] }]],
	[{ maxLength: 'viele', minimum: null, pattern: 3 }, [{ kind: 'pattern', pattern: '3' }]],
])('%j demands %j', (schema, constraints) => {
	expect(constraintsOf([{ ...schema }])).toEqual(constraints);
});

test('of several schemas the tightest limit counts, and each demand is named once', () => {
	const pattern: Constraint = { kind: 'pattern', pattern: 'a' };
	expect(constraintsOf([{ maxLength: 9 }, { minLength: 2, maxLength: 12 }, { pattern: 'a' }, { pattern: 'a' }])).toEqual([range('length', 2, 9), pattern]);
});

test('fixed values of which none stands in all lists are a contradiction, null or a value in all of them is none', () => {
	expect(constraintsOf([{ type: 'string', enum: ['a', 'b'] }, { enum: ['c'] }, { enum: ['c'] }])).toEqual([{ kind: 'disjoint', lists: [['a', 'b'], ['c']] }]);
	expect(constraintsOf([{ const: 1 }, { const: 2 }])).toEqual([{ kind: 'disjoint', lists: [['1'], ['2']] }]);
	expect(constraintsOf([{ enum: ['a', null] }, { enum: ['b', null] }])).toEqual([]);
	expect(constraintsOf([{ enum: ['a', 'b'] }, { const: 'b' }])).toEqual([]);
	expect(constraintsOf([{ enum: [] }, { enum: ['b'] }])).toEqual([]);
});
