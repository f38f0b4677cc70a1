import { ownValue } from '#text/own-value.ts';
import { constraintInWords } from './constraint.ts';

/** A finding of a validator about a value: keyword of JSON Schema, the keyword's value, and the value that does not fit. */
interface Mismatch {
	keyword: string;
	expected: unknown;
	actual: unknown;
}

/** Longer values are cut: the field shows them. */
const LONGEST = 40;

const TYPES: Readonly<Record<string, string>> = { boolean: 'true or false', array: 'list' };

/** The rule that a value breaks, and the value: `Expected: at most 3 characters. Given: “abcd”.` */
export function mismatchInWords({ keyword, expected, actual }: Mismatch): string {
	switch (keyword) {
		case 'required':
			return 'A required value is missing.';
		case 'unknown-parameter':
			return 'Unknown parameter.';
		case 'repeated-parameter':
			return 'The parameter may appear only once.';
		case 'additionalProperties':
		case 'unevaluatedProperties':
			return 'Unknown field.';
		default: {
			const rule = ruleInWords(keyword, expected);
			return rule === undefined ? `Invalid value: ${written(actual)}.` : `Expected: ${rule}. Given: ${written(actual)}.`;
		}
	}
}

function ruleInWords(keyword: string, expected: unknown): string | undefined {
	const limit = Number(expected);
	switch (keyword) {
		case 'type':
			return [expected]
				.flat()
				.map((type) => ownValue(TYPES, String(type)) ?? String(type))
				.join(' or ');
		case 'enum':
			return `one of the values ${[expected].flat().map(written).join(', ')}`;
		case 'const':
			return written(expected);
		case 'format':
			return `format ${String(expected)}`;
		case 'pattern':
			return constraintInWords({ kind: 'pattern', pattern: String(expected) });
		case 'minimum':
			return constraintInWords({ kind: 'range', of: 'value', least: limit, most: undefined });
		case 'maximum':
			return constraintInWords({ kind: 'range', of: 'value', least: undefined, most: limit });
		case 'exclusiveMinimum':
			return constraintInWords({ kind: 'above', value: limit });
		case 'exclusiveMaximum':
			return constraintInWords({ kind: 'below', value: limit });
		case 'multipleOf':
			return constraintInWords({ kind: 'multipleOf', value: limit });
		case 'minLength':
			return constraintInWords({ kind: 'range', of: 'length', least: limit, most: undefined });
		case 'maxLength':
			return constraintInWords({ kind: 'range', of: 'length', least: undefined, most: limit });
		case 'minItems':
			return constraintInWords({ kind: 'range', of: 'items', least: limit, most: undefined });
		case 'maxItems':
			return constraintInWords({ kind: 'range', of: 'items', least: undefined, most: limit });
		case 'minProperties':
			return constraintInWords({ kind: 'range', of: 'properties', least: limit, most: undefined });
		case 'maxProperties':
			return constraintInWords({ kind: 'range', of: 'properties', least: undefined, most: limit });
		case 'uniqueItems':
			return constraintInWords({ kind: 'unique' });
		case 'oneOf':
			return 'exactly one of the variants';
		case 'anyOf':
			return 'one of the variants';
		case 'not':
			return 'a different value';
		default:
			return undefined;
	}
}

/** A value as JSON; a text in quotation marks. */
function written(value: unknown): string {
	const text = typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing');
	return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
