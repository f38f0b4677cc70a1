import type { Blog, Post } from '#content/blog.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { fullAddress, type SiteAddress } from '#text/full-address.ts';
import { feedPosts } from './announced-feeds.ts';
import { feedHtml } from './entry-html.ts';
import { feedId } from './feed-id.ts';

/** One post as all feed formats tell it. */
export interface FeedEntry {
	title: string;
	/** Full address. */
	url: string;
	/** Full address that identifies the entry for good: the first that it had. */
	id: string;
	summary: string | undefined;
	/** Whole text, HTML with absolute addresses. */
	html: string;
	published: Date;
	updated: Date;
	authors: { name: string; url: string | undefined }[];
	/** Labels of its tags. */
	tags: string[];
}

/**
 * The newest posts that a feed may show, newest first.
 * @param around.bodies inner HTML of the articles by path of their page; a post without one is told by its description.
 */
export function feedEntries(blog: Blog, { site, bodies }: { site: SiteAddress; bodies: ReadonlyMap<string, string> }): FeedEntry[] {
	const posts = feedPosts(blog);
	return posts.slice(0, blog.config.feedLimit || posts.length).map((post) => toEntry(post, site, bodies.get(post.path)));
}

function toEntry(post: Post, site: SiteAddress, body: string | undefined): FeedEntry {
	const url = fullAddress(site, post.path);
	return {
		title: post.title,
		url,
		id: feedId(post, site),
		summary: post.description,
		html: feedHtml(body ?? `<p>${escapeHtml(post.description ?? post.title)}</p>`, url),
		published: new Date(post.date),
		updated: new Date(post.frontMatter.last_update?.date ?? post.date),
		authors: post.authors.map(({ config, path }) => ({ name: config.name, url: path ? fullAddress(site, path) : config.url })),
		tags: post.tags.map(({ label }) => label),
	};
}
