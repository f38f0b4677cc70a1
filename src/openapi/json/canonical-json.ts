import { rawOf } from './exact-json.ts';
import { isObject } from './json.ts';

/**
 * JSON with the properties of objects in the order of their names (in the spirit of RFC 8785): equal values give equal texts, others different ones.
 * Empty for `undefined`.
 */
export function canonicalJson(value: unknown): string {
	const text: string | undefined = JSON.stringify(value, (_, inner: unknown) =>
		isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1))) : rawOf(inner),
	);
	return text ?? '';
}
