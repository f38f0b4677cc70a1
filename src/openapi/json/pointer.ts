/** JSON pointer (RFC 6901) into the upgraded description as a URI fragment, e.g. `#/components/schemas/File`. */
export type Pointer = string;

/** Pointer to a child: `#/paths` and `/a/{id}` give `#/paths/~1a~1{id}`. Braces and the like stay readable; nothing is percent-encoded. */
export function pointerTo(parent: Pointer, ...segments: readonly (string | number)[]): Pointer {
	return segments.reduce<string>(
		(pointer, segment) => `${pointer}/${typeof segment === 'number' || !/[~/]/.test(segment) ? segment : segment.replaceAll('~', '~0').replaceAll('/', '~1')}`,
		parent,
	);
}

/** The keys that a pointer made by `pointerTo` goes through. */
export function segmentsOf(pointer: Pointer): string[] {
	return pointer
		.replace(/^#/, '')
		.split('/')
		.slice(1)
		.map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at the end of the keys, or `undefined`. Inherited properties do not count. */
export function valueAt(document: unknown, segments: readonly string[]): unknown {
	let value = document;
	for (const segment of segments) {
		if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
		value = (value as Record<string, unknown>)[segment];
	}
	return value;
}
