/**
 * 1-based line of the key at `path` in a JavaScript or TypeScript object literal, found by reading the text:
 * each key of the path is searched below the line of the key before it; list indexes count nothing.
 */
export function lineOfKey(source: string, path: readonly PropertyKey[]): number | undefined {
	const lines = source.split('\n');
	let line = 0;
	let found: number | undefined;
	for (const key of path.filter((part) => typeof part === 'string')) {
		const pattern = new RegExp(`(^|[\\s{,])(['"]?)${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\2\\s*:`);
		const next = lines.findIndex((text, index) => index >= line && pattern.test(text));
		if (next === -1) return found;
		line = next;
		found = next + 1;
	}
	return found;
}
