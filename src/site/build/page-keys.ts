import { dirname, join, relative } from 'node:path';
import { isWithin } from '#content/list-files.ts';
import { type Route, routeIndex, sourceOf } from '#navigation/routes.ts';
import { type BuildSources, buildInputs } from './build-inputs.ts';
import { holdsCode } from './bundle-places.ts';
import { contentHash } from './hash-list.ts';

/** What the pages of a site are printed from. */
export interface PageKeys {
	/** Stands for everything that all pages are told: a page is printed from that and its own texts. */
	frame: string;
	/** Stands for the own texts of a page, by the path of its file. */
	texts: ReadonlyMap<string, string>;
}

/**
 * The keys of the pages of a site that holds no code: its pages are printed from data alone. A text belongs to the pages that show it; what others take of it (titles, descriptions, terms) is in the `Site`, so it is
 * part of the frame, as every other file of the site is. `undefined` for sites of which nobody can say it.
 */
export function pageKeys(sources: BuildSources): PageKeys | undefined {
	const { home, root, files, site } = sources;
	if (holdsCode(root, site)) return undefined;
	const nameOf = (text: string) => relative(home, join(root, text)).replaceAll('\\', '/');
	const shown = routeIndex(site).routes.map((route): [string, string[]] => [`${route.path}index.html`, textsOf(route).map(nameOf)]);
	// Whatever lies beside a description of an API may be part of its pages as well.
	const apis = site.references.map(({ plan }) => dirname(join(root, plan.description)));
	const isOfApi = (text: string) => apis.some((folder) => isWithin(join(home, text), folder));
	const own = new Set(shown.flatMap(([, texts]) => texts).filter((text) => !isOfApi(text)));
	const frame = buildInputs({ ...sources, files: new Map([...files].filter(([file]) => !own.has(file))) });
	if (frame === undefined) return undefined;
	const known = shown.filter(([, texts]) => texts.every((text) => files.has(text)));
	return { frame, texts: new Map(known.map(([file, texts]) => [file, contentHash(Buffer.from(texts.map((text) => files.get(text)).join()))])) };
}

/** Files whose text a page shows: its own, or those of the posts that it lists. */
function textsOf(route: Route): string[] {
	if ('posts' in route) return route.posts.map(({ file }) => file);
	const own = sourceOf(route);
	return own === undefined ? [] : [own];
}
