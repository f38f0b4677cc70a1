import { escapePattern } from '#text/escape-pattern.ts';

/** Folders of a site, in each of its languages, with files whose names change with their content: as patterns that JavaScript, nginx and Caddy read alike. */
const FOLDERS = ['_astro', 'search/[0-9a-f]{12}'];

/** The two lifetimes: files with a hash in their name are kept forever; all others are revalidated each time, because a build may change them. */
export const CACHE_CONTROL = { immutable: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

/** Paths below the base that are kept forever, as a pattern for their beginning. @param languages folders that hold the site in another language. */
export function immutablePaths(languages: readonly string[]): string {
	const inLanguages = languages.length === 0 ? '' : `(?:(?:${languages.map(escapePattern).join('|')})/)?`;
	return `${inLanguages}(?:${FOLDERS.join('|')})/`;
}

/** The same as wildcards, for hosts that know no more: each matches a folder. */
export const immutableFolders = (languages: readonly string[]): string[] =>
	['', ...languages.map((name) => `${name}/`)].flatMap((place) => FOLDERS.map((folder) => place + folder.replace('[0-9a-f]{12}', '[0-9a-f]'.repeat(12))));

const IMMUTABLE = new RegExp(`^${immutablePaths([])}`);

/** Value of `Cache-Control` for a file. @param path below the base of its language, without a slash at the beginning. */
export const cacheControl = (path: string): string => CACHE_CONTROL[IMMUTABLE.test(path) ? 'immutable' : 'other'];
