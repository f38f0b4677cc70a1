import type { SiteConfigInput } from '#schema/site-config.ts';
import { moveIn } from '#words/move-in.ts';
import type { DocusaurusConfigFile, NavbarItem } from './docusaurus-config.ts';
import { given } from './given-settings.ts';
import type { TakeNote } from './note.ts';
import { textOfHtml } from './text-of-html.ts';

type NavbarInput = NonNullable<SiteConfigInput['navbar']>[number];

interface NavigationContext {
	note: TakeNote;
	/** Id of the first manual, which needs no name here. */
	first: string | undefined;
	/** Addresses of the manuals by their ids. */
	routes: Readonly<Record<string, string>>;
	/** Addresses here of what stood elsewhere. */
	moved: ReadonlyMap<string, string>;
	/** Whether the site is built in several languages. */
	hasLocales: boolean;
	/** What its addresses begin with. */
	baseUrl: string;
	/** Classes whose elements the style sheets of the site draw. */
	drawn: ReadonlySet<string>;
}

/** The items of the navigation bar; those of a menu within a menu stand in the outer one. */
export function planNavbar({ themeConfig, baseUrl }: DocusaurusConfigFile, context: Omit<NavigationContext, 'baseUrl'>): NavbarInput[] {
	const around = { ...context, baseUrl };
	const items = (themeConfig.navbar?.items ?? []).flatMap((item): NavbarInput[] => {
		const position = item.position === 'right' ? ('right' as const) : ('left' as const);
		if (item.items === undefined) return toLeaf(item, around).map((leaf) => ({ ...leaf, position }));
		const inner = leavesOf(item.items, around);
		return inner.length === 0 ? [] : [{ type: 'menu', label: labelOf(item), items: inner, position }];
	});
	around.note('taken', NAVBAR_KEY, moveIn.navbar(items.length));
	const idle = allItems(themeConfig.navbar?.items ?? []).filter((item) => item.className && pictureOf(item, around.drawn) === undefined);
	if (idle.length > 0) around.note('open', NAVBAR_KEY, moveIn.ignored(`className (${idle.map(({ className }) => className).join(', ')})`));
	return items;
}

const allItems = (items: readonly NavbarItem[]): NavbarItem[] => items.flatMap((item) => [item, ...allItems(item.items ?? [])]);

/** The classes of a link that the style sheets of the site draw, where it has no words of its own. */
const pictureOf = ({ type = 'link', label, html, className, items }: NavbarItem, drawn: ReadonlySet<string>): string | undefined =>
	!label && !html && items === undefined && /^(?:link|default)$/.test(type) && className?.split(/\s+/).some((name) => drawn.has(name)) ? className : undefined;

const NAVBAR_KEY = 'themeConfig.navbar';

type LeafInput = Extract<NavbarInput, { type: 'link' | 'doc' | 'docSidebar' | 'html' | 'docsVersionDropdown' | 'localeDropdown' }>;
type MenuLeaf = Extract<NavbarInput, { type: 'menu' }>['items'][number];

const leavesOf = (items: readonly NavbarItem[], around: NavigationContext): MenuLeaf[] =>
	items.flatMap((item) => (item.items ? leavesOf(item.items, around) : toLeaf(item, around).flatMap((leaf) => (isOfBar(leaf) ? [] : [leaf]))));

const isOfBar = (leaf: LeafInput): leaf is Exclude<LeafInput, MenuLeaf> => leaf.type === 'docsVersionDropdown' || leaf.type === 'localeDropdown';

function toLeaf(item: NavbarItem, { note, first, routes, moved, hasLocales, baseUrl, drawn }: NavigationContext): LeafInput[] {
	const { docsPluginId = 'default', docId, sidebarId, value } = item;
	const label = labelOf(item);
	const manual = docsPluginId === 'default' || docsPluginId === first ? {} : { manual: docsPluginId };
	const target = item.to ?? item.href;
	switch (item.type) {
		case 'docSidebar':
			return sidebarId === undefined ? [] : [{ type: 'docSidebar', label, sidebar: sidebarId, ...manual }];
		case 'doc':
			return docId === undefined ? [] : [{ type: 'doc', label, doc: docId, ...manual }];
		case 'docsVersion':
			return [{ type: 'link', label: label || 'Docs', to: toTarget(item.to ?? routes[docsPluginId] ?? '/', baseUrl) }];
		case 'docsVersionDropdown':
			return [{ type: 'docsVersionDropdown' }];
		case 'html':
			return value?.trim() ? [{ type: 'html', value }] : [];
		case 'localeDropdown':
			return hasLocales ? [{ type: 'localeDropdown' }] : [];
		// A tool of every page here.
		case 'search':
			return [];
		case undefined:
		case 'default':
		case 'link':
			if (target !== undefined && label !== '')
				return [given({ type: 'link' as const, label, to: newTarget(target, moved, baseUrl), picture: pictureOf(item, drawn) })];
	}
	note('open', NAVBAR_KEY, moveIn.item(label, item.type ?? 'link'));
	return [];
}

/** What is read of an item; one that is only a picture says its name to those who do not see it. */
const labelOf = ({ label, html = '', docId, sidebarId, href, to, ...item }: NavbarItem): string => {
	const [, ofPicture = ''] = /\salt\s*=\s*["']([^"']+)/.exec(html) ?? [];
	const written = textOfHtml(html) || label || item['aria-label'] || ofPicture || item.title || docId || sidebarId;
	return written || (href && URL.canParse(href) ? new URL(href).hostname : (to?.replaceAll('/', ' ').trim() ?? ''));
};

/** The picture before the title. */
export function planLogo({ themeConfig, baseUrl }: DocusaurusConfigFile): SiteConfigInput['logo'] {
	const { src, srcDark, alt } = themeConfig.navbar?.logo ?? {};
	if (src === undefined) return undefined;
	return { src: toTarget(src, baseUrl), ...(srcDark === undefined || srcDark === src ? {} : { dark: toTarget(srcDark, baseUrl) }), ...(alt ? { alt } : {}) };
}

/** What stands beside the picture, where it is not the title of the site: a picture without a title says it by itself. */
export function planBrand({ title, themeConfig: { navbar } }: DocusaurusConfigFile): string | undefined {
	const brand = navbar?.title || (navbar?.logo?.src === undefined ? title : '');
	return brand === title ? undefined : brand;
}

/** Paths of Docusaurus need no slash at their beginning, and may begin with the base of the site. */
export const toTarget = (to: string, baseUrl = '/') => belowBase(fromTop(to), baseUrl);

const belowBase = (to: string, baseUrl: string) => {
	const base = baseUrl.replace(/\/$/, '');
	return base !== '' && (to === base || to.startsWith(`${base}/`)) ? to.slice(base.length) || '/' : to;
};

const fromTop = (to: string) => (/^(?:https?:|mailto:|#|\/)/.test(to) ? to : /^[a-z]+:/.test(to) ? to.replace(/^pathname:\/\//, '') : `/${to}`);

/** Where a link leads now. */
function newTarget(to: string, moved: ReadonlyMap<string, string>, baseUrl: string): string {
	const target = toTarget(to, baseUrl);
	return moved.get(target.endsWith('/') ? target : `${target}/`) ?? target;
}

/** The columns of the footer; links without one get a column of their own. */
export function planFooter(
	{ themeConfig, baseUrl }: DocusaurusConfigFile,
	{ note, moved }: Pick<NavigationContext, 'note' | 'moved'>,
): NonNullable<SiteConfigInput['footer']> {
	const entries = themeConfig.footer?.links ?? [];
	const linkOf = ({ label, to, href, html }: { label?: string | undefined; to?: string | undefined; href?: string | undefined; html?: string | undefined }) => {
		const target = to ?? href;
		if (html !== undefined) note('open', 'themeConfig.footer', moveIn.footerHtml);
		return label === undefined || target === undefined ? [] : [{ label, to: newTarget(target, moved, baseUrl) }];
	};
	const columns = entries.flatMap(({ title, items }) => {
		const links = items?.flatMap(linkOf) ?? [];
		return links.length === 0 ? [] : [{ title: title || '…', links }];
	});
	const single = entries.filter(({ items }) => items === undefined).flatMap(linkOf);
	if (columns.length > 0) note('taken', 'themeConfig.footer', moveIn.footer(columns.length));
	return single.length > 0 ? [...columns, { title: 'Links', links: single }] : columns;
}
