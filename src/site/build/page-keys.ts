import { dirname, join, relative } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { isWithin } from '#content/list-files.ts';
import { type Route, routeIndex, sourceOf } from '#navigation/routes.ts';
import { type BuildSources, buildInputs } from './build-inputs.ts';
import { needsOwnBundle } from './bundle-places.ts';
import { fileOfPath } from './page-file.ts';

/** What the pages of a site are printed from. */
export interface PageKeys {
	/** Covers everything that all pages depend on. A page is printed from that and its own texts. */
	frame: string;
	/** Covers the own texts of a page, by the path of its file. */
	texts: ReadonlyMap<string, string>;
}

/**
 * The keys of the pages of a site without code, whose pages are printed from data alone. A text belongs to the pages that show it. What others take from it
 * (titles, descriptions, terms) is in the `Site` and thus part of the frame, like every other file. `undefined` for other sites.
 */
export function pageKeys(sources: BuildSources): PageKeys | undefined {
	const { home, root, files, site } = sources;
	if (needsOwnBundle(root, site)) return undefined;
	const nameOf = (text: string) => relative(home, join(root, text)).replaceAll('\\', '/');
	const shown = routeIndex(site).routes.map((route): [string, string[]] => [fileOfPath(route.path), textsOf(route).map(nameOf)]);
	// Any file beside an API description may be part of its pages.
	const apis = site.references.map(({ plan }) => dirname(join(root, plan.description)));
	const isOfApi = (text: string) => apis.some((folder) => isWithin(join(home, text), folder));
	const own = new Set(shown.flatMap(([, texts]) => texts).filter((text) => !isOfApi(text)));
	const frame = buildInputs({ ...sources, files: new Map([...files].filter(([file]) => !own.has(file))) });
	if (frame === undefined) return undefined;
	const known = shown.filter(([, texts]) => texts.every((text) => files.has(text)));
	return { frame, texts: new Map(known.map(([file, texts]) => [file, contentHash(texts.map((text) => files.get(text)).join())])) };
}

/** Files whose text a page shows: its own, or those of the posts that it lists. */
function textsOf(route: Route): string[] {
	if ('posts' in route) return route.posts.map(({ file }) => file);
	const own = sourceOf(route);
	return own === undefined ? [] : [own];
}
