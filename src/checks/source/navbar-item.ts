import type { Wording } from '#schema/problem.ts';
import type { NavbarItemConfig } from '#schema/site-config.ts';
import type { Site } from '#site/site.ts';
import { nearest } from '#text/nearest.ts';
import type { SourceRule } from './site-sources.ts';

export const navbarItem = {
	id: 'navbar-item',
	help: {
		what: 'Ein Eintrag der Navigationsleiste nennt eine Seitenleiste oder eine API, die es nicht gibt, oder eine Seitenleiste, die leer ist.',
		why: 'Er führt zur ersten Seite der Seitenleiste oder zur Übersicht der API und hätte kein Ziel.',
		fix: 'Nennen Sie unter „sidebar“ eine Seitenleiste aus `sidebars.ts`, oder füllen Sie diese; unter „id“ eine API aus `site.config.ts`.',
	},
	run: ({ site, lineOf }) =>
		site.config.navbar.flatMap((item, index) => {
			const at = (key: string) => ({ file: 'site.config.ts', line: lineOf(['navbar', index, key]) });
			if (item.type === 'docSidebar') return missingSidebar(item, site).map((words) => ({ ...at('sidebar'), ...words }));
			return item.type === 'api' ? missingApi(item, site).map((words) => ({ ...at('id'), ...words })) : [];
		}),
} satisfies SourceRule;

type Item<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: Type }>;

function missingSidebar({ label, sidebar }: Item<'docSidebar'>, { versions }: Site): Wording[] {
	const sidebars = Object.fromEntries(versions.flatMap((version) => (version.isLast ? Object.entries(version.sidebars) : [])).reverse());
	if ((sidebars[sidebar]?.length ?? 0) > 0) return [];
	const isEmpty = sidebar in sidebars;
	const close = isEmpty ? undefined : nearest(sidebar, Object.keys(sidebars));
	const message = `Der Eintrag „${label}“ der Navigationsleiste nennt die Seitenleiste „${sidebar}“, die ${isEmpty ? 'leer ist' : 'es nicht gibt'}.`;
	const hint = close ? `Meinten Sie „${close}“?` : isEmpty ? 'Füllen Sie sie in sidebars.ts.' : 'Die Seitenleisten stehen in sidebars.ts.';
	return [{ message, hint }];
}

function missingApi({ id }: Item<'api'>, { references, config }: Site): Wording[] {
	if (references.some(({ plan }) => plan.api === id)) return [];
	const known = config.api.map((api) => api.id);
	const close = nearest(id, known);
	if (known.includes(id)) {
		const message = `Ein Eintrag der Navigationsleiste nennt die API „${id}“, deren Beschreibung sich nicht lesen lässt oder fehlt.`;
		return [{ message, hint: 'Ihre Datei steht in site.config.ts unter „api“.' }];
	}
	const message = `Ein Eintrag der Navigationsleiste nennt die API „${id}“, die es nicht gibt.`;
	return [{ message, hint: close ? `Meinten Sie „${close}“?` : 'Die ids der APIs stehen in site.config.ts unter „api“.' }];
}
