import { parseExactJson } from '#openapi/json/exact-json.ts';

/** Levels of nesting that a body may have. */
const DEEPEST_JSON = 100;

/**
 * Parses JSON in UTF-8 and refuses what no program can pass on: more than 100 levels, numbers beyond the range of doubles, halves of surrogate pairs
 * (I-JSON, RFC 7493). Whole numbers beyond 2^53 are `bigint`.
 * @returns the value in a list, so that `null` is a value; `undefined` when it cannot be read.
 */
export function parseJson(bytes: Uint8Array): [unknown] | undefined {
	try {
		const value: unknown = parseExactJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		return isSoundJson(value) ? [value] : undefined;
	} catch {
		return undefined;
	}
}

function isSoundJson(root: unknown): boolean {
	const open: [unknown, number][] = [[root, 0]];
	for (let next = open.pop(); next; next = open.pop()) {
		const [value, depth] = next;
		if (typeof value === 'string' && !value.isWellFormed()) return false;
		if (typeof value === 'number' && !Number.isFinite(value)) return false;
		if (typeof value !== 'object' || value === null) continue;
		if (depth >= DEEPEST_JSON) return false;
		if (!Array.isArray(value) && Object.keys(value).some((key) => !key.isWellFormed() || key === '__proto__')) return false;
		for (const item of Object.values(value)) open.push([item, depth + 1]);
	}
	return true;
}
