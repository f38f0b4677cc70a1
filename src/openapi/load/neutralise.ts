import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';

/** Limits of a description. Everything beyond is cut off, so that no later step has to deal with size. */
interface Limits {
	/** Characters of a Markdown description. */
	description: number;
	/** Characters of any other text. */
	text: number;
	/** Characters of a key. */
	key: number;
	/** Levels of nesting. */
	depth: number;
	/** Values in all. */
	values: number;
}

export const LIMITS: Limits = { description: 200_000, text: 20_000, key: 1_000, depth: 200, values: 8_000_000 };

export interface Cut {
	pointer: Pointer;
	/** What exceeded a limit: characters of a text or key, levels, or values. */
	what: 'text' | 'key' | 'depth' | 'values';
	/** Their number (of values: how many were kept). */
	size: number;
}

/**
 * Copies a parsed description within the limits and reports what was cut. Control characters are removed (HTML cannot contain them), and lone surrogates
 * become U+FFFD (percent-encoding would throw).
 */
export function neutralise(value: unknown, limits: Limits = LIMITS): { value: unknown; cuts: Cut[] } {
	const cuts: Cut[] = [];
	let values = 0;
	const copy = (node: unknown, { pointer, key, depth }: { pointer: Pointer; key: string; depth: number }): unknown => {
		if (++values > limits.values) return undefined;
		if (typeof node === 'string') {
			const clean = cleanText(node);
			const most = key === 'description' ? limits.description : limits.text;
			if (clean.length <= most) return clean;
			cuts.push({ pointer, what: 'text', size: clean.length });
			return `${clean.slice(0, most).toWellFormed()}…`;
		}
		if (typeof node !== 'object' || node === null) return node;
		if (depth >= limits.depth) {
			cuts.push({ pointer, what: 'depth', size: limits.depth });
			return undefined;
		}
		if (Array.isArray(node)) return node.map((item, index) => copy(item, { pointer: pointerTo(pointer, index), key: '', depth: depth + 1 }) ?? null);
		// `fromEntries` makes own properties of every key, `__proto__` included.
		return Object.fromEntries(
			Object.entries(node).flatMap(([name, child]) => {
				const clean = cleanText(name);
				const place = pointerTo(pointer, clean.slice(0, limits.key));
				if (clean.length > limits.key) cuts.push({ pointer: place, what: 'key', size: clean.length });
				const copied = copy(child, { pointer: place, key: clean, depth: depth + 1 });
				return copied === undefined ? [] : [[clean.slice(0, limits.key), copied]];
			}),
		);
	};
	const result = copy(value, { pointer: '#', key: '', depth: 0 });
	if (values > limits.values) cuts.push({ pointer: '#', what: 'values', size: limits.values });
	return { value: result, cuts };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to remove
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function cleanText(text: string): string {
	const clean = CONTROL_CHARACTERS.test(text) ? text.replaceAll(new RegExp(CONTROL_CHARACTERS, 'g'), '') : text;
	return clean.isWellFormed() ? clean : clean.toWellFormed();
}
