import { expect, test } from 'vitest';
import { constraintsOf } from '#openapi/schema/constraint.ts';
import { constraintInWords } from './constraint.ts';

test.each([
	[{ maxLength: 64 }, ['höchstens 64 Zeichen']],
	[{ minLength: 2, maxLength: 40 }, ['2 bis 40 Zeichen']],
	[{ minLength: 8, maxLength: 8 }, ['genau 8 Zeichen']],
	[{ minLength: 5, maxLength: 1 }, ['widersprüchlich: mindestens 5 Zeichen und höchstens 1 Zeichen; kein Wert ist gültig']],
	[{ minLength: 1 }, ['mindestens 1 Zeichen']],
	[{ minimum: 1, maximum: 120 }, ['1 bis 120']],
	[{ exclusiveMinimum: 0, maximum: 1.5 }, ['höchstens 1.5', 'größer als 0']],
	[{ exclusiveMaximum: 10, multipleOf: 5 }, ['kleiner als 10', 'Vielfaches von 5']],
	[{ pattern: '^KB-[0-9]{3}$' }, ['Muster ^KB-[0-9]{3}$']],
	[{ minItems: 1, uniqueItems: true }, ['mindestens 1 Eintrag', 'ohne Wiederholung']],
	[{ minItems: 2, maxItems: 2 }, ['genau 2 Einträge']],
	[{ minContains: 2, maxContains: 3 }, ['2 bis 3 passende Einträge']],
	[{ maxProperties: 1 }, ['höchstens 1 Eigenschaft']],
	[{ dependentRequired: { a: ['b', 'c'] } }, ['mit a auch b, c']],
])('%j in words: %j', (schema, words) => {
	expect(constraintsOf([schema]).map(constraintInWords)).toEqual(words);
});

test('alternatives of required names', () => {
	expect(constraintInWords({ kind: 'requiresOne', keyword: 'oneOf', alternatives: [['a'], ['b', 'c']] })).toBe('genau eines: a, b mit c');
	expect(constraintInWords({ kind: 'requiresOne', keyword: 'anyOf', alternatives: [['a'], ['b']] })).toBe('mindestens eines: a, b');
});

test('fixed values that contradict each other', () => {
	expect(constraintInWords({ kind: 'disjoint', lists: [['a', 'b'], ['c']] })).toBe('widersprüchlich: zugleich eines von a, b und c; kein Wert ist gültig');
});
