import { BLOG_PATH } from '#content/blog-paths.ts';
import type { Site } from '#site/site.ts';

const FOLDER = BLOG_PATH.slice(1);

/** The three feeds of the blog: file names and types. */
export const FEED_FILES = [
	{ name: `${FOLDER}rss.xml`, type: 'application/rss+xml', kind: 'RSS' },
	{ name: `${FOLDER}atom.xml`, type: 'application/atom+xml', kind: 'Atom' },
	{ name: `${FOLDER}feed.json`, type: 'application/feed+json', kind: 'JSON' },
] as const;

/** Title of all feeds. */
export const feedTitle = (site: Site) => site.config.blog.feedTitle ?? site.config.blog.title;

/** What the head of every page says about the feeds; nothing when there are no posts. */
export function feedLinks(site: Site): { href: string; type: string; title: string; kind: string }[] {
	if (site.blog.posts.length === 0) return [];
	return FEED_FILES.map(({ name, type, kind }) => ({ href: site.config.base + name, type, kind, title: `${feedTitle(site)} (${kind})` }));
}
