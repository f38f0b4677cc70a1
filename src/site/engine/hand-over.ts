import type { Reference } from '#navigation/api/reference.ts';
import type { Site } from '#navigation/site.ts';
import { markdownCache } from '#site/cache/markdown-cache.ts';

/** The site that is being built. The preview replaces it after a change. */
export interface Current {
	/** Folder of the site. */
	root: string;
	site(): Site;
	references(): readonly Reference[];
}

/** The data that pages get when they are printed. */
const handedOver = ({ root, site, references }: Current) => ({ root, site: site(), markdownCache: markdownCache(root, site()), references: references() });

const HANDED_OVER = 'nonius site';

/**
 * Stores the data for pages where they find it. The engine runs pages in this process, but from bundles with modules of their own, so only
 * something global reaches both sides. Nothing of it is written into a bundle: the models are too large for it, and a bundle that holds no texts can be
 * kept when they change, or print another site (`#site/build/kept-bundle.ts`).
 */
export function handOver(current: Current): void {
	Object.assign(globalThis, { [HANDED_OVER]: handedOver(current) });
}

/** The data handed over last. It keeps its identity, so it tells which data a loaded bundle has seen. */
const toldNow = (): unknown => (globalThis as { [HANDED_OVER]?: unknown })[HANDED_OVER];

/** The data that the modules of each bundle found when they were loaded, by its folder. */
const foundBy = new Map<string, unknown>();

/**
 * Notes that the bundle in a folder is about to be loaded. Modules are loaded once in a process and keep their data, so the bundle would print the first site again. Throws if the data is that of another site
 * than the one handed over last: each site needs a process of its own.
 */
export function takeOverBy(bundle: string): void {
	if (foundBy.has(bundle) && foundBy.get(bundle) !== toldNow())
		throw new Error(`The bundle in ${bundle} has printed another site in this process and would print that again.`);
	foundBy.set(bundle, toldNow());
}

/** The code of a module that takes a part of it from there. */
export const takeOver = (name: keyof ReturnType<typeof handedOver>): string => `export const ${name} = globalThis[${JSON.stringify(HANDED_OVER)}].${name};\n`;
