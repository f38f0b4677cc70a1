import { routeIndex } from '#navigation/routes.ts';
import type { SidebarItem } from '#navigation/sidebar/sidebar.ts';
import type { Site } from '#navigation/site.ts';
import type { NavbarItemConfig, SiteConfig } from '#schema/site-config.ts';
import { hasScheme } from '#text/has-scheme.ts';

/** Adds missing slashes to page addresses in settings and sidebars, at both ends; Docusaurus does not require them. */
export function completeAddresses(site: Site): Site {
	const { byPath } = routeIndex(site);
	const complete = (to: string): string => {
		if (hasScheme(to) || /^(?:\/\/|#)/.test(to)) return to.replace(/^pathname:\/\//, '');
		const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(to.startsWith('/') ? to : `/${to}`) ?? [];
		return (byPath.has(`${path}/`) ? `${path}/` : path) + rest;
	};
	return {
		...site,
		config: completeConfig(site.config, complete),
		versions: site.versions.map((version) => ({
			...version,
			sidebars: Object.fromEntries(Object.entries(version.sidebars).map(([id, items]) => [id, items.map((item) => completeItem(item, complete))])),
		})),
	};
}

type CompleteAddress = (to: string) => string;

const completeConfig = (config: SiteConfig, complete: CompleteAddress): SiteConfig => ({
	...config,
	navbar: config.navbar.map((item) =>
		item.type === 'menu' ? { ...item, items: item.items.map((inner) => withTarget(inner, complete)) } : withTarget(item, complete),
	),
	redirects: config.redirects.map(({ from, to }) => ({ from, to: complete(to) })),
	footer: config.footer.map((column) => ({ ...column, links: column.links.map((link) => ({ ...link, to: complete(link.to) })) })),
});

const withTarget = <Item extends NavbarItemConfig>(item: Item, complete: CompleteAddress): Item =>
	'to' in item && item.to !== undefined ? { ...item, to: complete(item.to) } : item;

function completeItem(item: SidebarItem, complete: CompleteAddress): SidebarItem {
	if (item.type === 'link') return item.foreign ? { ...item, href: complete(item.href) } : item;
	return item.type === 'category' ? { ...item, items: item.items.map((inner) => completeItem(inner, complete)) } : item;
}
