import type { Site } from '#navigation/site.ts';
import type { FilePlace, Wording } from '#schema/problem.ts';
import type { NavbarItemConfig, SiteConfig } from '#schema/site-config.ts';
import { nearest } from '#text/nearest.ts';
import { ownValue } from '#text/own-value.ts';
import { issues } from '#words/issues.ts';
import { siteFaults } from '#words/site-faults.ts';
import type { SiteSources, SourceRule } from './site-sources.ts';

export const navbarItem = {
	id: 'navbar-item',
	run: ({ site, lineOf, lineOfText, unread }) =>
		itemsWithPlaces(site.config).flatMap(({ item, place }) => {
			const at = (key: string) => ({ file: 'site.config.ts', line: lineOf([...place, key]) });
			if (item.type === 'docSidebar' && site.versions.some(({ isLast, sidebarsFile }) => isLast && unread?.has(sidebarsFile))) return [];
			if (item.type === 'docSidebar') return missingSidebar(item, site, lineOfText).map((words) => ({ ...at('sidebar'), ...words }));
			return item.type === 'api' ? missingApi(item, site).map((words) => ({ ...at('id'), ...words })) : [];
		}),
} satisfies SourceRule;

/** The items of the navigation bar and of its menus, each with its place in the settings. */
const itemsWithPlaces = ({ navbar }: SiteConfig): { item: NavbarItemConfig; place: (string | number)[] }[] =>
	navbar.flatMap((item, index) => [
		{ item, place: ['navbar', index] },
		...(item.type === 'menu' ? item.items.map((inner, at) => ({ item: inner, place: ['navbar', index, 'items', at] })) : []),
	]);

type NavbarItemOf<Type extends NavbarItemConfig['type']> = Extract<NavbarItemConfig, { type: Type }>;

function missingSidebar(
	{ label, sidebar }: NavbarItemOf<'docSidebar'>,
	{ versions }: Site,
	lineOfText: SiteSources['lineOfText'],
): (Wording & { see?: FilePlace | undefined })[] {
	const sidebars = Object.fromEntries(versions.flatMap((version) => (version.isLast ? Object.entries(version.sidebars) : [])).reverse());
	if ((ownValue(sidebars, sidebar)?.length ?? 0) > 0) return [];
	const isEmpty = Object.hasOwn(sidebars, sidebar);
	const close = isEmpty ? undefined : nearest(sidebar, Object.keys(sidebars));
	const message = isEmpty ? siteFaults.emptySidebar(label, sidebar) : siteFaults.noSidebar(label, sidebar);
	const hint = close ? issues.didYouMean(close) : isEmpty ? siteFaults.fillSidebar : siteFaults.sidebarsHint;
	const file = versions.find(({ isLast }) => isLast)?.sidebarsFile;
	return [{ message, hint, see: close && file ? { file, line: lineOfText(file, `${close}:`) } : undefined }];
}

function missingApi({ id }: NavbarItemOf<'api'>, { references, config }: Site): Wording[] {
	if (references.some(({ plan }) => plan.api === id)) return [];
	const known = config.api.map((api) => api.id);
	const close = nearest(id, known);
	if (known.includes(id)) return [{ message: siteFaults.unreadableApi(id), hint: siteFaults.unreadableApiHint }];
	return [{ message: siteFaults.noApi(id), hint: close ? issues.didYouMean(close) : siteFaults.noApiHint }];
}
