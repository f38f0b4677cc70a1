import { createHash } from 'node:crypto';
import { isApiRoute, isListed, type Route, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { accentOf, lightAccent } from '#text/colour/accent-colours.ts';
import { onceFor } from '#text/once-for.ts';
import { canBeDrawn } from './scripts.ts';
import { sectionsOfDocs } from './sections-of-docs.ts';

/** What stands on a picture. */
export interface PictureTexts {
	title: string;
	/** What the page is a part of. */
	section: string | undefined;
	/** Title of the site. */
	site: string;
	/** The colour of the site, if it has one of its own (`#0a6570`). */
	accent?: string | undefined;
}

/** A picture that other sites show with a link to a page. */
export interface LinkPicture {
	/** Without the base. */
	path: string;
	/** What it says, for those who do not see it. */
	alt: string;
	texts: PictureTexts;
}

/** Pixels, as programs that show links ask for. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Folder of the pictures in the built site. */
export const PICTURES = '/link-pictures/';

/** A site with more pages draws one for each part only: the pages themselves take less time to build. */
const MOST_OF_THEIR_OWN = 250;

/**
 * The picture that is drawn for a page, that of the site where its title is in a script that cannot be drawn; `undefined` for one that has its own, for pages
 * that are not to be found, and where nothing can be drawn. The pages of a tag of an API share one,
 * so that a large API does not fill the output with them, and so do the pages of each part of a large site.
 */
export function linkPicture(site: Site, route: Route): LinkPicture | undefined {
	if (ownImage(route) !== undefined || !isListed(route) || site.config.noIndex) return undefined;
	const own = pictureTexts(site, route);
	const texts = { ...(canBeDrawn(own.title) ? own : textsOfSite(site)), site: site.config.title, accent: lightAccent(accentOf(site.config.theme.accent)) };
	if (!canBeDrawn(texts.title)) return undefined;
	const name = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12);
	const said = [texts.title, texts.section, texts.site].filter((text) => text !== undefined);
	return { path: `${PICTURES}${name}.png`, alt: [...new Set(said)].join(' – '), texts };
}

function ownImage(route: Route): string | undefined {
	switch (route.kind) {
		case 'doc':
			return route.doc.assets.image;
		case 'post':
			return route.post.image;
		case 'page':
			return route.page.image;
		case 'category':
			return route.category.image;
		default:
			return undefined;
	}
}

function pictureTexts(site: Site, route: Route): Pick<PictureTexts, 'title' | 'section'> {
	if (isApiRoute(route)) return apiTexts(site, route);
	if (isLargeSite(site)) return { title: partOf(site, route), section: undefined };
	if (route.kind === 'doc') return { title: route.doc.title, section: sectionOfDoc(site, route) };
	if (route.kind === 'category') return { title: route.category.title, section: undefined };
	if (route.kind === 'post') return { title: route.post.title, section: route.blog.config.title };
	if (route.kind === 'page') return { title: route.page.title, section: undefined };
	return textsOfSite(site);
}

const textsOfSite = ({ config }: Site) => ({ title: config.title, section: config.tagline || undefined });

/** Counted once a site. */
const isLargeSite = onceFor((site: Site) => routeIndex(site).routes.filter((route) => !isApiRoute(route)).length > MOST_OF_THEIR_OWN);

/** What a page of a large site belongs to. */
function partOf(site: Site, route: Route): string {
	if (route.kind === 'doc') return sectionOfDoc(site, route) ?? site.config.title;
	return route.kind === 'post' ? route.blog.config.title : site.config.title;
}

function sectionOfDoc({ versions }: Site, { path, version: name }: Extract<Route, { kind: 'doc' }>): string | undefined {
	const version = versions.find((each) => each.name === name);
	return version && sectionsOfDocs(version).get(path);
}

function apiTexts({ references }: Site, route: Extract<Route, { folder: string }>): Pick<PictureTexts, 'title' | 'section'> {
	const outline = references.find(({ plan }) => plan.folder === route.folder)?.outline;
	const api = outline?.title ?? '';
	const tag = outline?.tags.find(({ name, operations }) =>
		route.kind === 'api-tag' ? name === route.tag : route.kind === 'api-operation' && operations.some(({ slug }) => slug === route.operation),
	);
	return tag === undefined ? { title: api, section: undefined } : { title: tag.title, section: api };
}
