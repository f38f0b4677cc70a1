import { posix } from 'node:path';

/** The path of a page, with a slash at its end, from parts that people wrote: `..` climbs up to `top` and no further, as in Docusaurus. */
export const joinBelow = (top: string, ...parts: readonly string[]): string => posix.join(top, posix.join('/', ...parts, '/'));
