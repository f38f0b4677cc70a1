/** The input of `lines`: lines, lists of lines, and `false` for lines that do not apply. */
export type Lines = string | false | readonly Lines[];

/** All lines of the parts in their order, without those that do not apply. */
export function flatLines(...parts: readonly Lines[]): string[] {
	return parts.flatMap((part) => (part === false ? [] : typeof part === 'string' ? part.split('\n') : flatLines(...part)));
}

/** The lines, each set in by `by`; empty ones stay empty. */
export function indent(by: string, ...parts: readonly Lines[]): string[] {
	return flatLines(...parts).map((line) => (line === '' ? '' : by + line));
}
