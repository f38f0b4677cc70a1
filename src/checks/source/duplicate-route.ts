import { isApiRoute, type Route, routesOf, sourceOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
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
			// Of a page that somebody wrote and one that is made from others, the first can give way.
			const [own, taken] = sourceOf(route) === undefined ? [other, route] : [route, other];
			return [
				{
					file: sourceOf(own) ?? makerOf(own, site),
					line: 1,
					message: words.takenAddress(route.path, sourceOf(taken) ?? (isApiRoute(taken) ? words.apiPage : words.madePage), other.path !== route.path),
					hint: words.takenAddressHint,
				},
			];
		});
	},
} satisfies SourceRule;

/** The file that says that a page is made: categories stand in a sidebar. */
export const makerOf = (route: Route, { versions }: Pick<Site, 'versions'>): string =>
	(route.kind === 'category' && versions.find(({ name }) => name === route.version)?.sidebarsFile) || 'site.config.ts';
