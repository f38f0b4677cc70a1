import type { Blog, Post } from '#content/blog.ts';
import { listedPosts } from '#content/listed-posts.ts';
import type { Site } from '#navigation/site.ts';

const FEEDS = [
	{ file: 'rss.xml', type: 'application/rss+xml', kind: 'RSS' },
	{ file: 'atom.xml', type: 'application/atom+xml', kind: 'Atom' },
	{ file: 'feed.json', type: 'application/feed+json', kind: 'JSON' },
] as const;

export type FeedKind = (typeof FEEDS)[number]['kind'];

/** The three feeds of a blog: names of their files, without the slash, and types. */
export const feedFiles = ({ config }: Blog) => FEEDS.map(({ file, ...feed }) => ({ ...feed, name: config.route.slice(1) + file }));

/** Title of all feeds of a blog. */
export const feedTitle = ({ config }: Blog) => config.feedTitle ?? config.title;

/** The posts that feeds show, newest first. A blog without any has no feeds. */
export const feedPosts = ({ posts }: Blog): Post[] => listedPosts(posts).filter(({ draft }) => !draft);

/** What the head of every page says about the feeds of `blogs`. */
export function feedLinks({ config, blogs: all }: Site, blogs: readonly Blog[] = all): { href: string; type: string; title: string; kind: string }[] {
	return blogs
		.filter((blog) => feedPosts(blog).length > 0)
		.flatMap((blog) => feedFiles(blog).map(({ name, type, kind }) => ({ href: config.base + name, type, kind, title: `${feedTitle(blog)} (${kind})` })));
}
