import { dayOfPost } from '#content/blog.ts';
import { type Route, routeIndex } from './routes.ts';
import type { Site } from './site.ts';

/** Day of the last change to the content of a page (`YYYY-MM-DD`), from its front matter or the history of its source; `undefined` if neither is known. */
export function lastChange({ lastUpdates }: Pick<Site, 'lastUpdates'>, route: Route): string | undefined {
	switch (route.kind) {
		case 'doc':
			return route.doc.frontMatter.last_update?.date ?? lastUpdates[route.doc.file]?.date;
		case 'page':
			return route.page.frontMatter.last_update?.date ?? lastUpdates[route.page.file]?.date;
		case 'post':
			return route.post.frontMatter.last_update?.date ?? lastUpdates[route.post.file]?.date ?? dayOfPost(route.post);
		case 'post-list':
		case 'author':
		case 'tag':
			// A list changes with its newest post.
			return newest(route.posts.map(dayOfPost));
		default:
			return undefined;
	}
}

/** Day of the last change to any page of the site. */
export const lastChangeOfAll = (site: Site): string | undefined => newest(routeIndex(site).routes.map((route) => lastChange(site, route)));

const newest = (days: readonly (string | undefined)[]) =>
	days
		.filter((day) => day !== undefined)
		.sort()
		.at(-1);
