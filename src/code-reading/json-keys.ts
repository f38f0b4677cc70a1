import { jsonTokens } from '#text/json-tokens.ts';

/** A key in the text of a JSON value. */
interface JsonKey {
	name: string;
	/** The keys that lead to it, itself last. Entries of a list are called like the list. */
	path: readonly string[];
	/** Where it begins. */
	at: number;
}

/** All keys of a JSON text in the order in which they stand there. */
export function jsonKeys(json: string): JsonKey[] {
	const keys: JsonKey[] = [];
	const around: (string | undefined)[] = [];
	let last: string | undefined;
	let at = 0;
	for (const { kind, text } of jsonTokens(json)) {
		if (kind === 'tw') {
			last = String(JSON.parse(text));
			keys.push({ name: last, path: [...around.filter((name) => name !== undefined), last], at });
		}
		for (const sign of kind === undefined ? (text.match(/[{[\]},]/g) ?? []) : []) {
			if (sign === '{' || sign === '[') around.push(last);
			else if (sign !== ',') around.pop();
			last = undefined;
		}
		at += text.length;
	}
	return keys;
}
