/** How a language writes JSON values. */
export interface LiteralStyle {
	indent: string;
	null: string;
	true: string;
	false: string;
	string: (text: string) => string;
	/** Brackets around a list. */
	list: readonly [string, string];
	/** Brackets around an object with these keys. */
	object: (keys: readonly string[]) => readonly [string, string];
	/** What stands in front of a value, e.g. `'name': `. */
	key: (key: string) => string;
	/** Space inside the brackets of an object on one line. */
	padding: string;
	/** Whether the last entry of a value on several lines ends with a comma. */
	trailingComma: boolean;
}

/** Nested values up to this width stand on one line. */
const LITERAL_WIDTH = 60;

/** A JSON value as a literal: lines are separated by `\n`, the first one stands where the value begins, the others are set in from there. */
export function valueLiteral(value: unknown, style: LiteralStyle): string {
	return writeValue(value, style, false);
}

function writeValue(value: unknown, style: LiteralStyle, nested: boolean): string {
	if (value === null || value === undefined) return style.null;
	if (typeof value === 'boolean') return value ? style.true : style.false;
	if (typeof value === 'number') return Number.isFinite(value) ? String(value) : style.null;
	if (typeof value === 'bigint') return String(value);
	if (typeof value !== 'object') return style.string(String(value));
	const entries = entriesOf(value, style);
	const [open, close] = Array.isArray(value) ? style.list : style.object(Object.keys(value));
	if (entries.length === 0) return open + close;
	const padding = Array.isArray(value) ? '' : style.padding;
	const line = `${open}${padding}${entries.join(', ')}${padding}${close}`;
	if (nested && line.length <= LITERAL_WIDTH && !line.includes('\n')) return line;
	const body = entries.join(',\n') + (style.trailingComma ? ',' : '');
	return `${open}\n${body.replaceAll(/^/gm, style.indent)}\n${close}`;
}

function entriesOf(value: object, style: LiteralStyle): string[] {
	if (Array.isArray(value)) return value.map((item) => writeValue(item, style, true));
	return Object.entries(value).flatMap(([key, item]) => (item === undefined ? [] : [style.key(key) + writeValue(item, style, true)]));
}
