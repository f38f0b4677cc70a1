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

const TYPES: Readonly<Record<string, string>> = {
	string: 'Zeichenkette',
	number: 'Zahl',
	integer: 'ganze Zahl',
	boolean: 'true oder false',
	object: 'Objekt',
	array: 'Liste',
	null: 'null',
	file: 'Datei',
};

/** The rule that a value breaks, and the value: `Verlangt: höchstens 3 Zeichen. Angegeben: „abcd“.` */
export function mismatchInWords({ keyword, expected, actual }: Mismatch): string {
	switch (keyword) {
		case 'required':
			return 'Pflichtangabe fehlt.';
		case 'unknown-parameter':
			return 'Unbekannter Parameter.';
		case 'repeated-parameter':
			return 'Der Parameter darf nur einmal vorkommen.';
		case 'additionalProperties':
		case 'unevaluatedProperties':
			return 'Unbekanntes Feld.';
		default: {
			const rule = ruleInWords(keyword, expected);
			return rule === undefined ? `Ungültiger Wert: ${written(actual)}.` : `Verlangt: ${rule}. Angegeben: ${written(actual)}.`;
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
				.join(' oder ');
		case 'enum':
			return `einer der Werte ${[expected].flat().map(written).join(', ')}`;
		case 'const':
			return written(expected);
		case 'format':
			return `Format ${String(expected)}`;
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
			return 'genau eine der Varianten';
		case 'anyOf':
			return 'eine der Varianten';
		case 'not':
			return 'ein anderer Wert';
		default:
			return undefined;
	}
}

/** A value as JSON; a text in German quotation marks. */
function written(value: unknown): string {
	const text = typeof value === 'string' ? `„${value}“` : (JSON.stringify(value) ?? 'nichts');
	return text.length <= LONGEST ? text : `${text.slice(0, LONGEST)} …`;
}
