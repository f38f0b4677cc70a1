import { dayOfPost, type Post } from '#content/blog.ts';
import type { Doc } from '#content/doc.ts';
import { lastChange } from '#navigation/last-change.ts';
import { isApiRoute, type Route, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { langOf } from '#schema/locale.ts';
import { fullAddress } from '#text/full-address.ts';
import { scriptJson } from '#text/script-json.ts';

/** What a page says of itself. Paths are without the base. */
export interface DescribedPage {
	title: string;
	description: string | undefined;
	/** Full address of its picture. */
	image: string | undefined;
	/** The pages above it, as readers see them. */
	trail: readonly { label: string; href: string | undefined }[];
}

/** A thing of schema.org. Properties that are `undefined` are left out. */
interface Thing {
	'@type': string;
	[property: string]: unknown;
}

/**
 * What a page is, for programs that gather pages (schema.org as JSON-LD), ready to stand in a script element; `undefined` for a page that is only a list.
 * It says nothing that readers do not see, and nothing that other elements of the head have said.
 */
export function structuredData(site: Site, route: Route, page: DescribedPage): string | undefined {
	const things = thingsOf(site, route, page);
	const [first] = things;
	if (first === undefined) return undefined;
	const data = things.length === 1 ? first : { '@graph': things };
	return scriptJson({ '@context': 'https://schema.org', ...data });
}

/** Of a text that is not translated. */
export const localeOfText = (route: Route): string | undefined =>
	route.kind === 'doc' ? route.doc.untranslated : route.kind === 'post' ? route.post.untranslated : undefined;

function thingsOf(site: Site, route: Route, page: DescribedPage): Thing[] {
	const absolute = (path: string) => fullAddress(site.config, path);
	const url = absolute(route.path);
	const { title, description, image } = page;
	const inLanguage = localeOfText(route) ?? langOf(site.config);
	const text = { headline: title, description, image, inLanguage, url };
	const trail = trailOf(page.trail, { name: trailName(site, route) ?? title, url, absolute });
	if (route.path === '/') return [{ '@type': 'WebSite', name: site.config.title, description, inLanguage, url }];
	if (route.kind === 'post') return [{ '@type': 'BlogPosting', ...text, ...postDates(route.post), author: writersOf(route.post, absolute) }];
	if (route.kind !== 'doc' && route.kind !== 'field-atlas' && !isApiRoute(route)) return trail;
	const author = { '@type': 'Organization', name: site.config.copyright.holder };
	const article = { '@type': 'TechArticle', ...text, dateModified: lastChange(site, route), author };
	return [article, ...(route.kind === 'doc' ? definedIn(route.doc, { url, set: setAbove(site, page.trail), absolute }) : []), ...trail];
}

/** The name of a page in breadcrumbs, if that is not its title. */
function trailName({ references }: Site, route: Route): string | undefined {
	if (route.kind === 'doc') return route.doc.label;
	if (route.kind !== 'api-tag') return undefined;
	return references.find(({ plan }) => plan.folder === route.folder)?.outline.tags.find(({ name }) => name === route.tag)?.title;
}

/** The way to a page: steps with a page of their own, because a program can follow nothing else. */
function trailOf(trail: DescribedPage['trail'], { name, url, absolute }: { name: string; url: string; absolute(path: string): string }): Thing[] {
	const above = trail.flatMap(({ label, href }) => (href === undefined ? [] : [{ name: label, item: absolute(href) }]));
	if (above.length === 0) return [];
	const itemListElement = [...above, { name, item: url }].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
	return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The page right above, where it says that it is a set of terms. */
function setAbove(site: Site, trail: DescribedPage['trail']): string | undefined {
	const href = trail.at(-1)?.href;
	const above = href === undefined ? undefined : routeIndex(site).byPath.get(href);
	return above?.kind === 'doc' && (above.doc.words ?? []).length > 0 ? href : undefined;
}

/** The term that a doc explains, and the words that it defines in a section each. */
function definedIn(doc: Doc, { url, set, absolute }: { url: string; set: string | undefined; absolute(path: string): string }): Thing[] {
	const { term } = doc.frontMatter;
	const inDefinedTermSet = set && absolute(set);
	const words = (doc.words ?? []).map(({ title, anchor }) => ({ '@type': 'DefinedTerm', name: title, url: `${url}#${anchor}` }));
	return [
		...(term === undefined ? [] : [{ '@type': 'DefinedTerm', name: doc.label, description: term.short, url, inDefinedTermSet }]),
		...(words.length === 0 ? [] : [{ '@type': 'DefinedTermSet', name: doc.title, url, hasDefinedTerm: words }]),
	];
}

const postDates = (post: Post) => ({ datePublished: dayOfPost(post), dateModified: post.frontMatter.last_update?.date });

const writersOf = ({ authors }: Post, absolute: (path: string) => string): Thing[] =>
	authors.map(({ path, config: { name, url, team } }) => ({ '@type': team ? 'Organization' : 'Person', name, url: path === undefined ? url : absolute(path) }));
