import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import type { DocusaurusConfigFile, NavbarItem } from './docusaurus-config.ts';
import type { TakeNote } from './note.ts';

type NavbarInput = NonNullable<SiteConfigInput['navbar']>[number];

/** The items of the navigation bar; those of a menu become a row. */
export function planNavbar({ themeConfig }: DocusaurusConfigFile, note: TakeNote): NavbarInput[] {
	const place = 'themeConfig.navbar';
	const items = (themeConfig.navbar?.items ?? []).flatMap((item): NavbarInput[] => toItems(item, { note, place }));
	note('taken', place, moveIn.navbar(items.length));
	return items;
}

function toItems(item: NavbarItem, around: { note: TakeNote; place: string }): NavbarInput[] {
	const position = item.position === 'right' ? ('right' as const) : ('left' as const);
	const label = item.label ?? item.docId ?? item.sidebarId ?? '';
	switch (item.type) {
		case 'docSidebar':
			return item.sidebarId === undefined ? [] : [{ type: 'docSidebar', label, sidebar: item.sidebarId, position }];
		case 'doc': {
			const id = item.docId ?? '';
			return [{ type: 'doc', label: label || id, doc: id, position }];
		}
		case 'docsVersionDropdown':
			return [{ type: 'docsVersionDropdown', position }];
		case 'dropdown':
		case undefined:
		case 'default':
			if (item.items) {
				around.note('replaced', around.place, moveIn.dropdown(label));
				return item.items.flatMap((inner) => toItems({ ...inner, position: item.position }, around));
			}
			if (label !== '' && (item.to ?? item.href) !== undefined) return [{ type: 'link', label, to: toTarget(item.to ?? item.href ?? '/'), position }];
	}
	if (item.type !== 'search' && item.type !== 'localeDropdown')
		around.note('open', around.place, moveIn.item(label || (item.value ?? '').slice(0, 40), item.type ?? 'link'));
	return [];
}

/** Paths of Docusaurus need no slash at their beginning. */
const toTarget = (to: string) => (/^(?:https?:|mailto:|#|\/)/.test(to) ? to : /^[a-z]+:/.test(to) ? to.replace(/^pathname:\/\//, '') : `/${to}`);

/** The columns of the footer; links without one get a column of their own. */
export function planFooter({ themeConfig }: DocusaurusConfigFile, note: TakeNote): NonNullable<SiteConfigInput['footer']> {
	const entries = themeConfig.footer?.links ?? [];
	const linkOf = ({ label, to, href, html }: { label?: string | undefined; to?: string | undefined; href?: string | undefined; html?: string | undefined }) => {
		const target = to ?? href;
		if (html !== undefined) note('open', 'themeConfig.footer', moveIn.footerHtml);
		return label === undefined || target === undefined ? [] : [{ label, to: toTarget(target) }];
	};
	const columns = entries.flatMap(({ title, items }) => {
		const links = items?.flatMap(linkOf) ?? [];
		return links.length === 0 ? [] : [{ title: title || '…', links }];
	});
	const single = entries.filter(({ items }) => items === undefined).flatMap(linkOf);
	if (columns.length > 0) note('taken', 'themeConfig.footer', moveIn.footer(columns.length));
	return single.length > 0 ? [...columns, { title: 'Links', links: single }] : columns;
}
