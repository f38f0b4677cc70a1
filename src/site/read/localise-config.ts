import { posix } from 'node:path';
import type { SidebarItem } from '#navigation/sidebar/sidebar.ts';
import type { SiteConfig } from '#schema/site-config.ts';

type Labels = ReadonlyMap<string, string>;

/** The settings of a site in another language: its address, and the labels that are translated. `labelsIn` reads a file of the translations. */
export function localiseConfig(config: SiteConfig, code: string, labelsIn: (file: string) => Labels): SiteConfig {
	const navbar = labelsIn('docusaurus-theme-classic/navbar.json');
	const footer = labelsIn('docusaurus-theme-classic/footer.json');
	const blog = labelsIn('docusaurus-plugin-content-blog/options.json');
	return {
		...config,
		locale: code,
		base: posix.join(config.base, code, '/'),
		title: navbar.get('title') ?? config.title,
		navbar: config.navbar.map((item) =>
			'label' in item && item.label !== undefined ? { ...item, label: navbar.get(`item.label.${item.label}`) ?? item.label } : item,
		),
		footer: config.footer.map(({ title, links }) => ({
			title: footer.get(`link.title.${title}`) ?? title,
			links: links.map((link) => ({ ...link, label: footer.get(`link.item.label.${link.label}`) ?? link.label })),
		})),
		copyright: { ...config.copyright, line: footer.get('copyright') ?? config.copyright.line },
		blog: { ...config.blog, title: blog.get('title') ?? config.blog.title, description: blog.get('description') ?? config.blog.description },
		docs: { ...config.docs, versions: versionsIn(config.docs.versions, labelsIn) },
	};
}

function versionsIn(versions: SiteConfig['docs']['versions'], labelsIn: (file: string) => Labels): SiteConfig['docs']['versions'] {
	const label = labelsIn('docusaurus-plugin-content-docs/current.json').get('version.label');
	return label === undefined ? versions : { ...versions, current: { ...versions['current'], label } };
}

/** What an entry of a sidebar is called in the language. */
export type SidebarLabels = (sidebar: string, label: string) => string;

export const labelsOfSidebars =
	(labels: Labels): SidebarLabels =>
	(sidebar, label) =>
		['category', 'link', 'doc'].map((kind) => labels.get(`sidebar.${sidebar}.${kind}.${label}`)).find((text) => text !== undefined) ?? label;

/** Entries of a sidebar with other labels. */
export function relabelled(items: readonly SidebarItem[], labelOf: (label: string) => string): SidebarItem[] {
	return items.map((item) => {
		if (item.type === 'category') return { ...item, label: labelOf(item.label), items: relabelled(item.items, labelOf) };
		return 'label' in item ? { ...item, label: labelOf(item.label) } : item;
	});
}
