import { expect, test } from 'vitest';
import { fixedValuesLeft } from './fixed-values-left.ts';

const isGone = (value: unknown) => value === 'C';

test.each<[string, object, object]>([
	['values', { enum: ['B', 'C'], default: 'C', example: 'B', examples: ['C'] }, { enum: ['B'], examples: [], default: undefined }],
	[
		'lists in their order',
		{ enum: ['C', 'B'], 'x-enum-varnames': ['c', 'b'], 'x-labels': ['c', 'b'] },
		{ enum: ['B'], 'x-enum-varnames': ['b'], 'x-labels': ['b'] },
	],
	['other lists not', { enum: ['C', 'B'], 'x-tags': ['a', 'b', 'c'] }, { enum: ['B'] }],
	['maps by value', { enum: ['B', 'C'], 'x-enumNames': { B: 'b', C: 'c' } }, { enum: ['B'], 'x-enumNames': { B: 'b' } }],
	[
		'maps by name',
		{ enum: ['B', 'C'], 'x-enum-varnames': ['b', 'c'], 'x-note': { b: 1, c: 2 } },
		{ enum: ['B'], 'x-enum-varnames': ['b'], 'x-note': { b: 1 } },
	],
	[
		'names that are values of others',
		{ enum: ['B', 'C'], 'x-enum-varnames': ['A', 'B'], 'x-enumNames': { B: 'b', C: 'c' } },
		{ enum: ['B'], 'x-enum-varnames': ['A'], 'x-enumNames': { B: 'b' } },
	],
	[
		'entries with a value',
		{ enum: ['B', 'C'], 'x-ms-enum': { values: [{ value: 'C' }, { value: 'B' }] } },
		{ enum: ['B'], 'x-ms-enum': { values: [{ value: 'B' }] } },
	],
	['nothing of a schema without it', { enum: ['B'], 'x-enumNames': ['b'] }, {}],
])('what is said of a value that is gone goes with it: %s', (_, schema, changes) => {
	expect(fixedValuesLeft({ ...schema }, isGone)).toStrictEqual(changes);
});
