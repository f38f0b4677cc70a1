import type { Reference } from '#navigation/api/reference.ts';
import type { SidebarItem } from '#navigation/sidebar/sidebar.ts';
import type { Site } from '#navigation/site.ts';
import { FIELD_ATLAS_FILE } from '#openapi/atlas/read-atlas.ts';
import type { AtlasGroupConfig } from '#schema/field-atlas.ts';
import type { SiteConfig } from '#schema/site-config.ts';

/** A link, and what a person reads of it. */
interface WrittenLink {
	href: string;
	text: string;
}

/** A file that is no page, with the links that pages get from it. */
interface LinkingFile {
	/** Relative to the root of the site. */
	file: string;
	links: WrittenLink[];
}

/** The links that stand in the settings, the sidebars and the atlas of fields; their addresses have the base in front, as in finished pages. */
export function writtenLinks({ config, versions }: Site, references: readonly Reference[]): LinkingFile[] {
	const files = [
		{ file: 'site.config.ts', links: linksOfSettings(config) },
		...versions.map(({ sidebarsFile, sidebars }) => ({ file: sidebarsFile, links: Object.values(sidebars).flatMap(linksOfSidebar) })),
		...references.flatMap(({ atlas }) => (atlas === undefined ? [] : [{ file: FIELD_ATLAS_FILE, links: atlas.groups.flatMap(linksOfGroup) }])),
	];
	return files.map(({ file, links }) => ({
		file,
		links: links.flatMap(({ href, text }) => (/^\/(?!\/)/.test(href) ? [{ href: config.base + href.slice(1), text }] : [])),
	}));
}

/** Every `to` below the parts of the settings that pages show, with the label beside it. */
function linksOfSettings({ announcement, navbar, footer, home }: SiteConfig): WrittenLink[] {
	const linksIn = (value: unknown): WrittenLink[] => {
		if (typeof value !== 'object' || value === null) return [];
		const { to, label, title } = value as Record<string, unknown>;
		const text = [label, title].find((name) => typeof name === 'string') ?? '';
		return [...(typeof to === 'string' ? [{ href: to, text: String(text) }] : []), ...Object.values(value).flatMap(linksIn)];
	};
	return linksIn([announcement, navbar, footer, home]);
}

/** Addresses that were written by hand. */
function linksOfSidebar(items: readonly SidebarItem[]): WrittenLink[] {
	return items.flatMap((item) => {
		if (item.type === 'category') return linksOfSidebar(item.items);
		return item.type === 'link' && item.docId === undefined && item.foreign ? [{ href: item.href, text: item.label }] : [];
	});
}

function linksOfGroup({ title, section, fields }: AtlasGroupConfig): WrittenLink[] {
	return [{ section, label: title }, ...fields].flatMap(({ section: href, label: text }) => (href === undefined ? [] : [{ href, text }]));
}
