import type { Reference } from '#navigation/api/reference.ts';

/**
 * Lays the references of the site in `root` where its pages find them, and returns the code of a module that takes them from there. The engine runs
 * pages in this process, but out of bundles with modules of their own, and the models are too large to be written into a module: only something
 * global reaches both sides.
 */
export function handOver(root: string, references: readonly Reference[]): string {
	const place = `nonius references of ${root}`;
	Object.assign(globalThis, { [place]: references });
	return `export const references = globalThis[${JSON.stringify(place)}];`;
}
