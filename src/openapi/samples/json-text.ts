import { jsonString } from './string-literals.ts';
import { type LiteralStyle, valueLiteral } from './value-literal.ts';

const JSON_STYLE: LiteralStyle = {
	indent: '  ',
	null: 'null',
	true: 'true',
	false: 'false',
	string: jsonString,
	list: ['[', ']'],
	object: () => ['{', '}'],
	key: (key) => `${jsonString(key)}: `,
	padding: ' ',
	trailingComma: false,
};

/** JSON (RFC 8259) for people: set in by two, short inner values on one line, invisible characters as escapes. No line break at the end. */
export function jsonText(value: unknown): string {
	return valueLiteral(value, JSON_STYLE);
}
