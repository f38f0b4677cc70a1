type Json = Record<string, unknown>;

/** A JSON object, else an empty one. */
export const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {});

/** A list, else an empty one. */
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A text with anything but blanks in it. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** The target of a chain of local references, with its pointer; `undefined` for references that lead nowhere, elsewhere or in a circle. */
export function resolve(root: unknown, value: unknown, pointer: string): { node: Json; pointer: string } | undefined {
	const seen = new Set<string>();
	let node = objectOf(value);
	let at = pointer;
	for (;;) {
		const target = node['$ref'];
		if (typeof target !== 'string') return { node, pointer: at };
		if (!target.startsWith('#/') || seen.has(target)) return undefined;
		seen.add(target);
		at = target.slice(1);
		const found = valueAtPointer(root, at);
		if (found === undefined) return undefined;
		// What stands beside a reference counts too (JSON Schema 2020-12, OpenAPI 3.1).
		const { $ref, ...beside } = node;
		node = { ...objectOf(found), ...beside };
		if (objectOf(found)['$ref'] !== undefined) node['$ref'] = objectOf(found)['$ref'];
	}
}

/** The entries of a map, or of the one that a reference in its place leads to. */
export const mapOf = (root: unknown, value: unknown): Json => resolve(root, value, '')?.node ?? {};

/** What stands at a pointer that begins with `/`. */
export function valueAtPointer(root: unknown, pointer: string): unknown {
	let found: unknown = root;
	for (const part of pointer.slice(1).split('/')) {
		const key = unescapedSegment(part);
		found = Array.isArray(found) ? found[Number(key)] : objectOf(found)[key];
	}
	return found;
}

/** A part of a pointer as the key that it means. */
export function unescapedSegment(part: string): string {
	try {
		return decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~');
	} catch {
		return part.replaceAll('~1', '/').replaceAll('~0', '~');
	}
}
