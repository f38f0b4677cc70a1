import { nearest } from '#text/nearest.ts';
import type { SourceRule } from './site-sources.ts';

export const navbarItem = {
	id: 'navbar-item',
	help: {
		what: 'Ein Eintrag der Navigationsleiste nennt eine Seitenleiste, die es nicht gibt oder die leer ist.',
		why: 'Er führt zur ersten Seite der Seitenleiste und hätte kein Ziel.',
		fix: 'Nennen Sie unter „sidebar“ eine Seitenleiste aus `sidebars.ts`, oder füllen Sie diese.',
	},
	run({ site, lineOf }) {
		const sidebars = Object.fromEntries(site.versions.flatMap(({ isLast, sidebars }) => (isLast ? Object.entries(sidebars) : [])).reverse());
		return site.config.navbar.flatMap((item, index) => {
			if (item.type !== 'docSidebar' || (sidebars[item.sidebar]?.length ?? 0) > 0) return [];
			const isEmpty = item.sidebar in sidebars;
			const close = isEmpty ? undefined : nearest(item.sidebar, Object.keys(sidebars));
			return [
				{
					file: 'site.config.ts',
					line: lineOf(['navbar', index, 'sidebar']),
					message: `Der Eintrag „${item.label}“ der Navigationsleiste nennt die Seitenleiste „${item.sidebar}“, die ${isEmpty ? 'leer ist' : 'es nicht gibt'}.`,
					hint: close ? `Meinten Sie „${close}“?` : isEmpty ? 'Füllen Sie sie in sidebars.ts.' : 'Die Seitenleisten stehen in sidebars.ts.',
				},
			];
		});
	},
} satisfies SourceRule;
