/** Paths below the base whose names change with their content, as a pattern that JavaScript, nginx and Caddy read alike. */
export const IMMUTABLE_PATHS = '(?:_astro|search/[0-9a-f]{12})/';

/** What readers keep for ever, and what they ask for again each time: a build may change it. */
export const CACHE_CONTROL = { immutable: 'public, max-age=31536000, immutable', other: 'no-cache' } as const;

const IMMUTABLE = new RegExp(`^${IMMUTABLE_PATHS}`);

/** Value of `Cache-Control` for a file. @param path below the base, without a slash at the beginning. */
export const cacheControl = (path: string): string => CACHE_CONTROL[IMMUTABLE.test(path) ? 'immutable' : 'other'];
