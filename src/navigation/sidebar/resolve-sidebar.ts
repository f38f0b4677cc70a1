import GithubSlugger from 'github-slugger';
import type { Doc } from '#content/doc.ts';
import { joinBelow } from '#content/join-below.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { siteFaults } from '#words/site-faults.ts';
import type { ExpandedCategory, ExpandedItem } from './expand-sidebar.ts';
import type { CategoryPage, SidebarCategory, SidebarItem } from './sidebar.ts';

interface ResolveContext {
	sidebarId: string;
	/** File the sidebar was written in, for problems. */
	file: string;
	/** 1-based line of the file that names an id. */
	lineOf(id: string): number | undefined;
	docs: ReadonlyMap<string, Doc>;
	/** Ids of docs that have problems of their own; nothing is said about them here. */
	unreadable: readonly string[];
	/** Path of the version, e.g. `/docs/`. */
	basePath: string;
	/** The initial state of categories without one of their own; folded by default. */
	categories?: Pick<SidebarCategory, 'collapsible' | 'collapsed'>;
	/** Drafts are left out of a build and shown in the preview. */
	showDrafts: boolean;
	/** Names the generated pages of all sidebars of the version: of two categories with one label the second gets a number. By default there is one sidebar. */
	slugger?: GithubSlugger;
}

/** The data and results of resolving. */
interface Resolving extends ResolveContext {
	slugger: GithubSlugger;
	pages: CategoryPage[];
	problems: Problem[];
}

/** Turns ids into addresses. A missing doc is a problem that names it; the rest of the sidebar is still resolved. */
export function resolveSidebar(items: readonly ExpandedItem[], context: ResolveContext): { items: SidebarItem[]; pages: CategoryPage[]; problems: Problem[] } {
	const found: { pages: CategoryPage[]; problems: Problem[] } = { pages: [], problems: [] };
	const resolving: Resolving = { slugger: new GithubSlugger(), ...context, ...found };
	const resolved = items.flatMap((item) => resolveItem(item, resolving));
	return { items: resolved, ...found };
}

function resolveItem(item: ExpandedItem, resolving: Resolving): SidebarItem[] {
	switch (item.type) {
		case 'html':
			return [{ type: 'html', value: item.value, ...(item.defaultStyle && { defaultStyle: true }), ...ownOf(item) }];
		case 'link':
			return [
				{
					type: 'link',
					label: item.label,
					href: item.href,
					docId: undefined,
					description: item.description,
					unlisted: false,
					foreign: true,
					...ownOf(item),
				},
			];
		case 'page':
			return [
				{
					type: 'link',
					label: item.label,
					href: item.href,
					docId: undefined,
					description: item.description,
					unlisted: false,
					method: item.method,
					...(item.deprecated && { deprecated: true }),
				},
			];
		case 'doc':
		case 'ref': {
			const doc = findDoc(item.id, resolving);
			if (doc === undefined) return [];
			return [
				{
					type: 'link',
					label: item.label ?? doc.label,
					href: doc.path,
					docId: doc.id,
					description: doc.description,
					unlisted: doc.unlisted,
					...(item.translatable === false && { translatable: false }),
					...ownOf({
						key: item.key,
						className: item.className ?? doc.frontMatter.sidebar_class_name,
						customProps: item.customProps ?? doc.frontMatter.sidebar_custom_props,
					}),
					...(item.type === 'ref' ? { foreign: true } : {}),
				},
			];
		}
		case 'category': {
			const category = resolveCategory(item, resolving);
			if (category.items.length > 0) return [category];
			// Only drafts were in it, or nothing from the beginning: what is left is its page, and there is nothing to open.
			return category.href === undefined ? [] : [loneEntry(category, item)];
		}
	}
}

const ownOf = ({ key, className, customProps }: Pick<SidebarItem, 'className' | 'customProps'> & { key?: string | undefined }) => ({
	className,
	...(key === undefined ? {} : { translationKey: key }),
	...(customProps === undefined ? {} : { customProps }),
});

/** The page of a category as an entry by itself. */
const loneEntry = ({ label, href = '', description, unlisted = false }: SidebarCategory, item: ExpandedCategory): SidebarItem => ({
	type: 'link',
	label,
	href,
	docId: item.link?.type === 'doc' ? item.link.id : undefined,
	description,
	unlisted,
	...ownOf(item),
});

function resolveCategory(item: ExpandedCategory, resolving: Resolving): SidebarCategory {
	// Before those of the categories in it, as Docusaurus counts them.
	const slug = item.link?.type === 'generated-index' ? (item.link.slug ?? `/category/${resolving.slugger.slug(item.label)}`) : '';
	const category: SidebarCategory = {
		type: 'category',
		label: item.label,
		href: item.page,
		description: item.description,
		collapsible: item.collapsible ?? resolving.categories?.collapsible ?? true,
		collapsed: item.collapsed ?? resolving.categories?.collapsed ?? true,
		...ownOf(item),
		items: item.items.flatMap((inner) => resolveItem(inner, resolving)),
	};
	if (item.link?.type === 'doc') {
		const doc = findDoc(item.link.id, resolving);
		category.href = doc?.path;
		if (doc?.unlisted) category.unlisted = true;
		category.description ??= doc?.description;
		// A page that lists drafts alone would list nothing.
	} else if (item.link?.type === 'generated-index' && (category.items.length > 0 || item.items.length === 0)) {
		category.href = joinBelow(resolving.basePath, slug);
		category.description ??= item.link.description;
		resolving.pages.push({
			path: category.href,
			title: item.link.title ?? item.label,
			description: item.link.description ?? item.description,
			keywords: item.link.keywords,
			image: item.link.image,
			category,
			sidebarId: resolving.sidebarId,
		});
	}
	return category;
}

/** The doc of an id; `undefined` for one that does not exist, which is a problem, and for a draft that is not shown. */
function findDoc(id: string, { problems, ...context }: Resolving): Doc | undefined {
	const doc = context.docs.get(id);
	if (doc === undefined && !context.unreadable.includes(id)) {
		const close = nearest(id, [...context.docs.keys(), ...context.unreadable]);
		const message = siteFaults.sidebarDoc(context.sidebarId, id);
		const hint = close ? issues.didYouMean(close) : siteFaults.sidebarDocHint;
		problems.push(problemOf('sidebar-doc', { file: context.file, line: context.lineOf(id), message, hint }));
	}
	return doc?.draft && !context.showDrafts ? undefined : doc;
}
