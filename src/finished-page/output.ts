import type { PageFacts } from './page-facts.ts';
import type { Published } from './resolve-target.ts';

/** A finished site as the checks see it. */
export interface Output extends Published {
	/** Facts of every HTML file, by path without the base. */
	pages: ReadonlyMap<string, PageFacts>;
	/** Path of every file, without the base, with a leading slash. */
	files: ReadonlySet<string>;
	/** Below this path missing pages are only warned of: they belong to a description that the content was not written for. */
	foreign?: string | undefined;
	/** Links may leave out the slash at the end of an address: components write them as they did elsewhere, and hosts lead on. */
	slashless?: boolean;
}

/** Facts of the page that is shown at `path`; `undefined` when there is none or it is not HTML. */
export function pageAt({ pages }: Output, path: string): PageFacts | undefined {
	return pages.get(path.replace(/\/index\.html$/, '/'));
}

/** Whether a static host answers `path` with a file and without a redirect. */
export function isServed({ files }: Output, path: string): boolean {
	return path.endsWith('/') ? files.has(`${path}index.html`) : files.has(path);
}
