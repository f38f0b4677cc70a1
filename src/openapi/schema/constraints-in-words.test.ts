import { expect, test } from 'vitest';
import { constraintsInWords, requiredChoiceInWords } from './constraints-in-words.ts';

test.each([
	[{ maxLength: 64 }, ['höchstens 64 Zeichen']],
	[{ minLength: 2, maxLength: 40 }, ['2 bis 40 Zeichen']],
	[{ minLength: 8, maxLength: 8 }, ['genau 8 Zeichen']],
	[{ minLength: 1 }, ['mindestens 1 Zeichen']],
	[{ minLength: 0 }, []],
	[{ minimum: 1, maximum: 120 }, ['1 bis 120']],
	[{ minimum: 0 }, ['mindestens 0']],
	[{ exclusiveMinimum: 0, maximum: 1.5 }, ['höchstens 1.5', 'größer als 0']],
	[{ exclusiveMaximum: 10, multipleOf: 5 }, ['kleiner als 10', 'Vielfaches von 5']],
	[{ format: 'int64', minimum: -(2 ** 63), maximum: 2 ** 63 - 1 }, []],
	[{ format: 'int32', minimum: 1, maximum: 2147483647 }, ['mindestens 1']],
	[{ pattern: '^KB-[0-9]{3}$' }, ['Muster ^KB-[0-9]{3}$']],
	[{ minItems: 1, uniqueItems: true }, ['mindestens 1 Eintrag', 'ohne Wiederholung']],
	[{ minItems: 2, maxItems: 2 }, ['genau 2 Einträge']],
	[{ minContains: 2, maxContains: 3 }, ['2 bis 3 passende Einträge']],
	[{ maxProperties: 1 }, ['höchstens 1 Eigenschaft']],
	[{ dependentRequired: { a: ['b', 'c'] } }, ['mit a auch b, c']],
	[{ maxLength: 'viele', minimum: null, pattern: 3 }, ['Muster 3']],
])('%j in words: %j', (schema, words) => {
	expect(constraintsInWords([schema])).toEqual(words);
});

test('of several schemas the tightest limit counts', () => {
	expect(constraintsInWords([{ maxLength: 9 }, { minLength: 2, maxLength: 12 }, { pattern: 'a' }, { pattern: 'a' }])).toEqual(['2 bis 9 Zeichen', 'Muster a']);
});

test('alternatives of required names', () => {
	expect(requiredChoiceInWords('oneOf', [['a'], ['b', 'c']])).toBe('genau eines: a, b mit c');
	expect(requiredChoiceInWords('anyOf', [['a'], ['b']])).toBe('mindestens eines: a, b');
});
