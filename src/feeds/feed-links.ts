import type { Site } from '#site/site.ts';

const FEEDS = [
	{ file: 'rss.xml', type: 'application/rss+xml', kind: 'RSS' },
	{ file: 'atom.xml', type: 'application/atom+xml', kind: 'Atom' },
	{ file: 'feed.json', type: 'application/feed+json', kind: 'JSON' },
] as const;

export type FeedKind = (typeof FEEDS)[number]['kind'];

/** The three feeds of the blog: names of their files, without the slash, and types. */
export const feedFiles = ({ config }: Site) => FEEDS.map(({ file, ...feed }) => ({ ...feed, name: config.blog.route.slice(1) + file }));

/** Title of all feeds. */
export const feedTitle = (site: Site) => site.config.blog.feedTitle ?? site.config.blog.title;

/** What the head of every page says about the feeds; nothing when there are no posts. */
export function feedLinks(site: Site): { href: string; type: string; title: string; kind: string }[] {
	if (site.blog.posts.length === 0) return [];
	return feedFiles(site).map(({ name, type, kind }) => ({ href: site.config.base + name, type, kind, title: `${feedTitle(site)} (${kind})` }));
}
