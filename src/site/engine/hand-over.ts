import type { Reference } from '#site/reference.ts';

/**
 * Lays the reference of the site in `root` where its pages find it, and returns the code of a module that takes it from there. The engine runs
 * pages in this process, but out of bundles with modules of their own, and the model is too large to be written into a module: only something
 * global reaches both sides.
 */
export function handOver(root: string, reference: Reference | undefined): string {
	const place = `nonius reference of ${root}`;
	Object.assign(globalThis, { [place]: reference });
	return `export const reference = globalThis[${JSON.stringify(place)}];`;
}
