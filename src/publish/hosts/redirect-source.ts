import { percentDecoded } from '#text/percent-decoded.ts';

/** Longer names do not fit into the tables that nginx compares with. */
const LONGEST_LITERAL = 400;

/** A path as part of a regular expression of any host: without anything that begins a variable, a comment or a word in its configuration. */
export const pathPattern = (path: string): string =>
	path.replaceAll(/[^\w/\-\u0080-\uffff]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The pattern that matches exactly this path, as nginx and Caddy tell a pattern from a path. */
export const exactPattern = (path: string): string => `~^${pathPattern(path)}\\z`;

/** Whether a path means the same to nginx and Caddy when it stands as it is. */
export const isPlainPath = (path: string): boolean => /^[\p{L}\p{M}\p{N}/_.~-]*$/u.test(path);

/** Paths that nginx cannot look up as they are: it takes capital letters for small ones, and so two of them for one, or a page for what leads to it. */
export function patternPaths(redirects: readonly (readonly [from: string, to: string])[]): ReadonlySet<string> {
	const small = new Map<string, Set<string>>();
	for (const path of redirects.flatMap(([from, to]) => [from, percentDecoded(to)]))
		small.set(path.toLowerCase(), (small.get(path.toLowerCase()) ?? new Set()).add(path));
	const isAmbiguous = (path: string) => (small.get(path.toLowerCase())?.size ?? 0) > 1;
	return new Set(redirects.map(([from]) => from).filter((from) => !isPlainPath(from) || isAmbiguous(from) || Buffer.byteLength(from) > LONGEST_LITERAL));
}
