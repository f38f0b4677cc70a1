import { type Route, routesOf, sourceOf } from '#navigation/routes.ts';
import type { Problem } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import type { Site } from './site.ts';

/** What can be wrong between the parts of a site, each of which is sound by itself. */
export function checkSite(site: Site): Problem[] {
	return [...duplicateRoutes(routesOf(site)), ...duplicateIds(site), ...navbarSidebars(site)];
}

function duplicateRoutes(routes: readonly Route[]): Problem[] {
	const first = new Map<string, Route>();
	return routes.flatMap((route): Problem[] => {
		const other = first.get(route.path);
		if (other === undefined) {
			first.set(route.path, route);
			return [];
		}
		return [
			{
				severity: 'warning',
				rule: 'duplicate-route',
				file: sourceOf(route) ?? 'sidebars.ts',
				line: 1,
				message: `Die Adresse ${route.path} gibt es schon: ${sourceOf(other) ?? 'eine erzeugte Seite'}.`,
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

function navbarSidebars(site: Site): Problem[] {
	const sidebars = site.versions.find((version) => version.isLast)?.sidebars ?? {};
	return site.config.navbar.flatMap((item): Problem[] => {
		if (item.type !== 'docSidebar' || (sidebars[item.sidebar]?.length ?? 0) > 0) return [];
		const close = nearest(item.sidebar, Object.keys(sidebars));
		return [
			{
				severity: 'error',
				rule: 'navbar-item',
				file: 'site.config.ts',
				message: `Der Eintrag „${item.label}“ der Navigationsleiste nennt die Seitenleiste „${item.sidebar}“, die es nicht gibt oder die leer ist.`,
				hint: close ? `Meinten Sie „${close}“?` : 'Die Seitenleisten stehen in sidebars.ts.',
			},
		];
	});
}
