import { escapePattern } from '#text/escape-pattern.ts';
/** Where something begins and ends in a text. */
export type TextRange = readonly [from: number, to: number];

/** A key of a value: its name, or how it is written where every language writes it alike. */
type CodeKey = { name: string } | { written: string };

/**
 * Finds the keys of a value in code that writes the value in a language of its own (`"a": 1`, `a: 1`, `'a' => 1`, `\"a\": 1`, `a=1`): in the same order, as close
 * together as they come, so that a header of the same name before them is not taken for one.
 * @param keys as they follow each other in the value.
 * @returns for each its line from the key on, up to the next key in it; `undefined` for one that the code does not have.
 */
export function findKeys(code: string, keys: readonly CodeKey[]): (TextRange | undefined)[] {
	const names = keys.map((key) => ('name' in key ? key.name : key.written));
	const places = new Map(keys.map((key, index) => [names[index], keyOffsets(code, key)]));
	const found: (number | undefined)[] = [];
	let at = 0;
	for (const name of names) {
		const place = places.get(name)?.find((candidate) => candidate >= at);
		found.push(place);
		if (place !== undefined) at = place + 1;
	}
	let next = code.length;
	for (let index = names.length - 1; index >= 0; index--) {
		if (found[index] === undefined) continue;
		const place = places.get(names[index])?.findLast((candidate) => candidate < next);
		found[index] = place;
		if (place !== undefined) next = place;
	}
	return found.map((from, index) =>
		from === undefined
			? undefined
			: spanFrom(
					code,
					from,
					found.slice(index + 1).find((later) => later !== undefined),
				),
	);
}

function keyOffsets(code: string, key: CodeKey): number[] {
	const pattern =
		'name' in key ? `(?<![\\w$?&-])\\\\?["'\`]?${escapePattern(key.name)}\\\\?["'\`]?\\s*(?::|=>?)(?![:=])` : `${escapePattern(key.written)}(?![\\w.:-])`;
	return [...code.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => index);
}

/** Where a parameter stands: in the query of an address, as a header, or as a named argument. */
export function findParameter(code: string, name: string): TextRange[] {
	const written = `(?:${escapePattern(name)}|${escapePattern(encodeURIComponent(name))})`;
	const inQuery = [...code.matchAll(new RegExp(`[?&]${written}(?:%5B[^=&]*)?=[^&\\s"'\`]*`, 'g'))].map(
		({ index, 0: text }): TextRange => [index + 1, index + text.length],
	);
	if (inQuery.length > 0) return inQuery;
	const named = new RegExp(`(?<![\\w$-])\\\\?["'\`]?${written}\\\\?["'\`]?\\s*(?::|=>?|,)`, 'gi');
	return [...code.matchAll(named)].slice(0, 1).map(({ index }) => spanFrom(code, index));
}

/** Where the value of a path parameter stands in the address of a path such as `/a/{id}`. */
export function findInPath(code: string, path: string, name: string): TextRange[] {
	const parts = path
		.split(/(\{[^{}]*\})/)
		.map((part) => (part.startsWith('{') ? (part === `{${name}}` ? `([^/?&\\s"'\`]+)` : `[^/?&\\s"'\`]+`) : escapePattern(part)));
	return [...code.matchAll(new RegExp(parts.join(''), 'dg'))].flatMap(({ indices }) => (indices?.[1] ? [indices[1]] : []));
}

/** The line from a place on, up to another place in it, without brackets and separators. */
function spanFrom(code: string, from: number, next = code.length): TextRange {
	const end = code.indexOf('\n', from);
	const text = code.slice(from, Math.min(next, end < 0 ? code.length : end));
	return [from, from + text.replace(/[\s,{[(\\]+$/, '').length];
}
