import { describe, expect, test } from 'vitest';
import { mendTypography as german } from './de/typography.ts';
import { mendTypography as english } from './en/typography.ts';

/** `O` opens, `C` closes, `"` stays. Text, and what stands before and behind it in the paragraph. */
const PLACES: [text: string, marks: string, before?: string, after?: string][] = [
	// At the beginning of the paragraph, or behind a space, a line break, a bracket or an opening quote.
	['"a"', 'OC'],
	['x "a"', 'OC'],
	['x\n"a"', 'OC'],
	['"a"', 'OC', 'x\n'],
	['x\u00a0"a"', 'OC'],
	['("a"), ["a"], {"a"}', 'OCOCOC'],
	// A value behind its name.
	['a="b" und a = "b"', 'OCOC'],
	// Dashes and slashes part words.
	['"Ja"/"Nein"', 'OCOC'],
	['a—"b"—c', 'OC'],
	['a–"b"–c', 'OC'],
	['"docs/", "docs/".', 'OCOC'],
	['"a—", he "b –"', 'OCOC'],
	// If no quote is open, one before the first letter of a word opens, even without a space before it.
	['x:"a" y,"a" z."a"', 'OCOCOC'],
	['x"a"', 'OC'],
	['x:"', 'O', '', '\ufffc'],
	['"x:"', 'OC', '', '\ufffc'],
	['x"', 'C'],
	['12"x8"', '""'],
	// The quoted text begins or ends with a digit, punctuation or a bracket.
	['"1"', 'OC'],
	['".gitignore"', 'OC'],
	['"(a)"', 'OC'],
	['"a!" "a?", "a."', 'OCOCOC'],
	['"a"-b', 'OC'],
	// The border of a node.
	['x "', 'O', '', 'a'],
	['x "', 'O', '', '\ufffc'],
	['("', 'O', '', '\ufffc'],
	['"', 'C', 'x "a', ''],
	['") y', 'C', 'x "\ufffc', ''],
	['"/"', 'CO', '"a', 'b'],
	// A measure ends no quotation.
	['12" b', '"'],
	['12" b "c"', '"OC'],
	['"a 12"', 'OC'],
	['" b', '"', 'a 12'],
	['" b', 'C', '"a 12'],
];

describe.each([
	['de', german, '„“'],
	['en', english, '“”'],
] as const)('%s', (_, mend, [open = '', close = '']) => {
	test.each(PLACES)('%j: %s after %j, before %j', (text, marks, before = '', after = '') => {
		const straight = [...marks];
		const expected = text.replaceAll('"', () => ({ O: open, C: close })[straight.shift() ?? ''] ?? '"');
		expect(mend(text, before, after)).toBe(expected);
	});
});
