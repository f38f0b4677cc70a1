import { isApiRoute, type Route, routesOf, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { authorsFile, tagsFile } from '#schema/blog-config.ts';
import { siteFaults as words } from '#words/site-faults.ts';
import type { SourceRule } from './site-sources.ts';

export const duplicateRoute = {
	id: 'duplicate-route',
	run({ site }) {
		const first = new Map<string, Route>();
		return routesOf(site).flatMap((route) => {
			const other = first.get(route.path.toLowerCase());
			if (other === undefined) {
				first.set(route.path.toLowerCase(), route);
				return [];
			}
			// If one of the two pages is written and the other generated, the written one is blamed, because its address can be changed.
			const [own, taken] = sourceOf(route) === undefined && sourceOf(other) !== undefined ? [other, route] : [route, other];
			const file = sourceOf(own) ?? makerOf(own, site);
			// The message names the file of a written page; for a generated page, `see` names the file that asks for it.
			const maker = sourceOf(taken) === undefined ? makerOf(taken, site) : file;
			return [
				{
					file,
					line: 1,
					message: words.takenAddress(route.path, sourceOf(taken) ?? nameOfMade(taken), { isOtherCase: other.path !== route.path }),
					see: maker === file ? undefined : { file: maker },
					hint: isOfList(own) || isOfList(taken) ? words.takenListHint : words.takenAddressHint,
				},
			];
		});
	},
} satisfies SourceRule;

/** Whether a page is that of a tag or an author: their addresses are in the list of tags or authors. */
const isOfList = ({ kind }: Route) => kind === 'tag' || kind === 'author';

/** The name of a generated page, as writers know it. */
function nameOfMade(route: Route): string {
	if (route.kind === 'category') return words.madeFor(route.category.title);
	if (route.kind === 'tag') return words.madeFor(route.tag.label);
	if (route.kind === 'author') return words.madeFor(route.author.config.name);
	return isApiRoute(route) ? words.apiPage : words.madePage;
}

/** The file that asks for a generated page: the sidebars for a category, the lists for tags and authors, otherwise the settings. */
export function makerOf(route: Route, { versions }: Pick<Site, 'versions'>): string {
	if (route.kind === 'tag') return tagsFile(route.blog.config);
	if (route.kind === 'author') return authorsFile(route.blog.config);
	return (route.kind === 'category' && versions.find(({ name }) => name === route.version)?.sidebarsFile) || 'site.config.ts';
}
