import { posix } from 'node:path';
import type { CategoryPage, SidebarCategory, SidebarItem } from '#navigation/sidebar/sidebar.ts';
import type { BlogConfig } from '#schema/blog-config.ts';
import type { SiteConfig } from '#schema/site-config.ts';

type Labels = ReadonlyMap<string, string>;

/** The settings of a site in another language: its address, and the labels that are translated. `labelsIn` reads a file of the translations. */
export function localiseConfig(config: SiteConfig, code: string, labelsIn: (file: string) => Labels): SiteConfig {
	const navbar = labelsIn('docusaurus-theme-classic/navbar.json');
	const footer = labelsIn('docusaurus-theme-classic/footer.json');
	return {
		...config,
		locale: code,
		base: posix.join(config.base, code, '/'),
		title: navbar.get('title') ?? config.title,
		navbar: config.navbar.map((item) => {
			const own = labelled(item, navbar);
			return own.type === 'menu' ? { ...own, items: own.items.map((inner) => labelled(inner, navbar)) } : own;
		}),
		footer: config.footer.map(({ title, links }) => ({
			title: footer.get(`link.title.${title}`) ?? title,
			links: links.map((link) => ({ ...link, label: footer.get(`link.item.label.${link.label}`) ?? link.label })),
		})),
		copyright: { ...config.copyright, line: footer.get('copyright') ?? config.copyright.line },
		blog: localiseBlog(config.blog, labelsIn),
		otherBlogs: config.otherBlogs.map((blog) => localiseBlog(blog, labelsIn)),
		...(config.docusaurus && { docusaurus: { ...config.docusaurus, translations: Object.fromEntries(labelsIn('code.json')) } }),
	};
}

/** Folder of the translations of a manual or a blog. */
export const translationsOf = (kind: 'docs' | 'blog', { id, translations }: { id?: string; translations?: string | undefined }): string =>
	translations ?? `docusaurus-plugin-content-${kind}${id === undefined ? '' : `-${id}`}`;

function localiseBlog<B extends BlogConfig>(blog: B, labelsIn: (file: string) => Labels): B {
	const labels = labelsIn(`${translationsOf('blog', blog)}/options.json`);
	return { ...blog, title: labels.get('title') ?? blog.title, description: labels.get('description') ?? blog.description };
}

/** An item of the navigation bar by its name in the language. */
const labelled = <T extends object>(item: T, labels: Labels): T =>
	'label' in item && item.label !== undefined ? { ...item, label: labels.get(`item.label.${item.label}`) ?? item.label } : item;

/** What an entry of a sidebar is called in the language, or the title or description of the page that a category has. */
export type SidebarLabels = (sidebar: string, label: string, part?: 'title' | 'description') => string | undefined;

/** Looks up the labels of sidebar entries in `labels`; `undefined` for untranslated ones. */
export const labelsOfSidebars =
	(labels: Labels): SidebarLabels =>
	(sidebar, label, part) =>
		part === undefined
			? ['category', 'link', 'doc'].map((kind) => labels.get(`sidebar.${sidebar}.${kind}.${label}`)).find((text) => text !== undefined)
			: labels.get(`sidebar.${sidebar}.category.${label}.link.generated-index.${part}`);

const labelKey = ({ translationKey, label }: { translationKey?: string; label: string }) => translationKey ?? label;

/** A sidebar and the pages of its categories with other labels. */
export function relabelled(
	{ items, pages }: { items: readonly SidebarItem[]; pages: readonly CategoryPage[] },
	textOf: (label: string, part?: 'title' | 'description') => string | undefined,
): { items: SidebarItem[]; pages: CategoryPage[] } {
	const categories = new Map<SidebarCategory, SidebarCategory>();
	const relabel = (item: SidebarItem): SidebarItem => {
		if (item.type === 'html') return item;
		if (item.type === 'link' && item.translatable === false) return item;
		const label = textOf(labelKey(item)) ?? item.label;
		if (item.type === 'link') return { ...item, label };
		const category = { ...item, label, description: textOf(labelKey(item), 'description') ?? item.description, items: item.items.map(relabel) };
		categories.set(item, category);
		return category;
	};
	return {
		items: items.map(relabel),
		pages: pages.map((page) => {
			const { label } = page.category;
			const key = labelKey(page.category);
			// Without a title of its own, a page has the label as its title.
			const title = textOf(key, 'title') ?? (page.title === label ? (textOf(key) ?? label) : page.title);
			return { ...page, title, description: textOf(key, 'description') ?? page.description, category: categories.get(page.category) ?? page.category };
		}),
	};
}
