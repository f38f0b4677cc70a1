import { type Route, routesOf, sourceOf } from '#navigation/routes.ts';
import type { Origin } from '#schema/parse.ts';
import type { Problem } from '#schema/problem.ts';
import type { Site } from '#site/site.ts';
import { nearest } from '#text/nearest.ts';
import { checkNames } from './check-names.ts';

/**
 * What can be wrong between the parts of a site, each of which is sound by itself.
 * @param lineOf finds the lines of `site.config.ts`.
 */
export function checkSite(site: Site, lineOf: Origin['lineOf'] = () => undefined): Problem[] {
	return [...duplicateRoutes(routesOf(site)), ...duplicateIds(site), ...navbarSidebars(site, lineOf), ...checkNames(site, lineOf)];
}

function duplicateRoutes(routes: readonly Route[]): Problem[] {
	const first = new Map<string, Route>();
	return routes.flatMap((route): Problem[] => {
		const other = first.get(route.path);
		if (other === undefined) {
			first.set(route.path, route);
			return [];
		}
		// Of a page that somebody wrote and one that is made from others, the first can give way.
		const [own, taken] = sourceOf(route) === undefined ? [other, route] : [route, other];
		return [
			{
				severity: 'warning',
				rule: 'duplicate-route',
				file: sourceOf(own) ?? 'sidebars.ts',
				line: 1,
				message: `Die Adresse ${route.path} gibt es schon: ${sourceOf(taken) ?? 'eine erzeugte Seite'}.`,
				hint: 'Geben Sie einer der beiden Seiten einen anderen slug.',
			},
		];
	});
}

function duplicateIds(site: Site): Problem[] {
	return site.versions.flatMap((version) => {
		const first = new Map<string, string>();
		return version.docs.flatMap((doc): Problem[] => {
			const other = first.get(doc.id);
			first.set(doc.id, other ?? doc.file);
			if (other === undefined) return [];
			return [
				{
					severity: 'error',
					rule: 'duplicate-id',
					file: doc.file,
					line: 1,
					message: `Die id „${doc.id}“ hat auch ${other}.`,
					hint: 'Setzen Sie in einer der Dateien eine andere id.',
				},
			];
		});
	});
}

function navbarSidebars(site: Site, lineOf: Origin['lineOf']): Problem[] {
	const sidebars = site.versions.find((version) => version.isLast)?.sidebars ?? {};
	return site.config.navbar.flatMap((item, index): Problem[] => {
		if (item.type !== 'docSidebar' || (sidebars[item.sidebar]?.length ?? 0) > 0) return [];
		const isEmpty = item.sidebar in sidebars;
		const close = isEmpty ? undefined : nearest(item.sidebar, Object.keys(sidebars));
		return [
			{
				severity: 'error',
				rule: 'navbar-item',
				file: 'site.config.ts',
				line: lineOf(['navbar', index, 'sidebar']),
				message: `Der Eintrag „${item.label}“ der Navigationsleiste nennt die Seitenleiste „${item.sidebar}“, die ${isEmpty ? 'leer ist' : 'es nicht gibt'}.`,
				hint: close ? `Meinten Sie „${close}“?` : isEmpty ? 'Füllen Sie sie in sidebars.ts.' : 'Die Seitenleisten stehen in sidebars.ts.',
			},
		];
	});
}
