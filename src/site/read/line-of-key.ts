/**
 * 1-based line of the value at `path` in the object literal that a JavaScript or TypeScript file exports, found by reading the text.
 * Where a part is missing or no literal (a variable, a call), the line of the part before it, at first that of the export itself.
 */
export function lineOfKey(source: string, path: readonly PropertyKey[]): number | undefined {
	const exported = source.indexOf('export default');
	const literal = source.indexOf('{', Math.max(0, exported));
	let open = literal === -1 ? source.indexOf('{') : literal;
	let found = exported === -1 ? undefined : exported;
	for (const key of path) {
		const entry = entriesOf(source, open).find((candidate, index) => (typeof key === 'number' ? index === key : candidate.key === String(key)));
		if (entry === undefined) break;
		found = entry.start;
		open = entry.value;
	}
	return found === undefined ? undefined : source.slice(0, found).split('\n').length;
}

interface Entry {
	/** Name of a property, `undefined` for an element of a list. */
	key: string | undefined;
	/** Offset of its first character. */
	start: number;
	/** Offset of its value. */
	value: number;
}

const OPENING = '{[(';
const CLOSING = '}])';
/** A comment, or a text in quotes. */
const SKIPPED = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/y;
const KEY = /(?:([\w$]+)|'((?:\\.|[^'\\])*)'|"((?:\\.|[^"\\])*)")\s*:\s*/y;

/** The entries of the object or list that opens at `open`; none when something else stands there. */
function entriesOf(source: string, open: number): Entry[] {
	if (source[open] !== '{' && source[open] !== '[') return [];
	const entries: Entry[] = [];
	let depth = 0;
	let isFresh = false;
	for (let at = open; at < source.length; at++) {
		const character = source[at] ?? '';
		const skipped = matchAt(SKIPPED, source, at)?.[0];
		if (isFresh && !/\s/.test(character) && !skipped?.startsWith('/') && !CLOSING.includes(character)) {
			const key = source[open] === '{' ? matchAt(KEY, source, at) : undefined;
			entries.push({ key: key?.[1] ?? key?.[2] ?? key?.[3], start: at, value: at + (key?.[0].length ?? 0) });
			isFresh = false;
		}
		if (skipped !== undefined) at += skipped.length - 1;
		else if (OPENING.includes(character)) isFresh = ++depth === 1;
		else if (CLOSING.includes(character) && --depth === 0) return entries;
		else if (character === ',' && depth === 1) isFresh = true;
	}
	return entries;
}

function matchAt(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
	pattern.lastIndex = at;
	return pattern.exec(source) ?? undefined;
}
