import { posix } from 'node:path';
import type { Blog, Post } from '#content/blog.ts';
import type { Doc } from '#content/doc.ts';
import { type BlogConfig, blogSchema } from '#schema/blog-config.ts';
import { docFrontMatterSchema, postFrontMatterSchema } from '#schema/front-matter.ts';
import { type SiteConfigInput, siteConfigSchema } from '#schema/site-config.ts';
import { planReferences, type ReferencePlan } from './api/reference-plan.ts';
import type { SidebarCategory, SidebarItem, SidebarLink } from './sidebar/sidebar.ts';
import type { Site } from './site.ts';
import type { Version } from './version.ts';

/** A doc named by its id, titled with its id in capitals, at `/docs/<id>/`. */
export function docOf(id: string, patch: Partial<Doc> = {}): Doc {
	return {
		id,
		path: `/docs/${id}/`,
		title: id.toUpperCase(),
		label: id.toUpperCase(),
		description: undefined,
		contentTitle: undefined,
		assets: {},
		sidebar: undefined,
		file: `docs/${id}.md`,
		folder: posix.dirname(id),
		position: undefined,
		draft: false,
		unlisted: false,
		frontMatter: docFrontMatterSchema.parse({}),
		...patch,
	};
}

export function linkTo(href: string, patch: Partial<SidebarLink> = {}): SidebarLink {
	return { type: 'link', label: href, href, docId: undefined, description: undefined, unlisted: false, ...patch };
}

export function categoryOf(label: string, items: SidebarItem[], patch: Partial<SidebarCategory> = {}): SidebarCategory {
	return { type: 'category', label, href: undefined, description: undefined, collapsible: true, collapsed: true, items, ...patch };
}

/** The only version of a site, `current` at `/docs/`. */
export function versionOf(patch: Partial<Version> = {}): Version {
	return {
		name: 'current',
		manual: '',
		label: 'aktuell',
		path: '/docs/',
		isLast: true,
		banner: 'none',
		badge: false,
		mainDocId: undefined,
		docs: [],
		sidebars: {},
		categoryPages: [],
		draftIds: [],
		sidebarsFile: 'sidebars.ts',
		...patch,
	};
}

export function postOf(slug: string, date: string, patch: Partial<Post> = {}): Post {
	return {
		path: `/blog/${slug}/`,
		title: slug,
		description: undefined,
		date,
		time: '',
		authors: [],
		tags: [],
		readingTime: 1,
		truncated: false,
		file: `blog/${date}-${slug}.md`,
		draft: false,
		unlisted: false,
		frontMatter: postFrontMatterSchema.parse({}),
		...patch,
	};
}

/** A blog at `/blog/`, unless `config` says otherwise. */
export function blogOf(parts: Partial<Omit<Blog, 'config'>> = {}, config: Partial<BlogConfig> = {}): Blog {
	return { config: { ...blogSchema.parse({}), ...config }, posts: [], authors: [], tags: [], ...parts };
}

/** The newest version of the only API of a site. */
export function planOf(patch: Partial<ReferencePlan> = {}): ReferencePlan {
	const [plan] = planReferences(siteOf().config.api);
	if (plan === undefined) throw new Error('A site always has a place for an API.');
	return { ...plan, ...patch };
}

export function siteOf({ config, ...parts }: Partial<Omit<Site, 'config'>> & { config?: Partial<SiteConfigInput> } = {}): Site {
	return {
		config: siteConfigSchema.parse({ title: 'Hilfe', tagline: 'Kurz', url: 'https://docs.example.com', copyright: { year: 2025, holder: 'Firma' }, ...config }),
		versions: [versionOf()],
		blogs: [blogOf()],
		pages: [],
		references: [],
		atlas: undefined,
		icon: undefined,
		lastUpdates: {},
		editHrefs: {},
		locales: [],
		pathsElsewhere: {},
		...parts,
	};
}
