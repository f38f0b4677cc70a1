import type { Blog, Post } from '#content/blog.ts';
import { entryId } from '#navigation/entry-id.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { feedHtml } from './entry-html.ts';

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
 * @param around.siteUrl origin of the site with its base.
 * @param around.bodies inner HTML of the articles by path of their page; a post without one is told by its description.
 */
export function feedEntries({ posts, config: { feedLimit } }: Blog, { siteUrl, bodies }: { siteUrl: URL; bodies: ReadonlyMap<string, string> }): FeedEntry[] {
	return posts
		.filter((post) => !post.draft && !post.unlisted)
		.slice(0, feedLimit || posts.length)
		.map((post) => toEntry(post, siteUrl, bodies.get(post.path)));
}

/** Full address of a path of the site; `siteUrl` is its origin with the base. */
export function addressOf(path: string, siteUrl: URL): string {
	return new URL(path.slice(1), siteUrl).href;
}

function toEntry(post: Post, siteUrl: URL, body: string | undefined): FeedEntry {
	const url = addressOf(post.path, siteUrl);
	return {
		title: post.title,
		url,
		id: entryId(post, siteUrl),
		summary: post.description,
		html: feedHtml(body ?? `<p>${escapeHtml(post.description ?? post.title)}</p>`, url),
		published: new Date(post.date),
		updated: new Date(post.frontMatter.last_update?.date ?? post.date),
		authors: post.authors.map(({ config, path }) => ({ name: config.name, url: path ? addressOf(path, siteUrl) : config.url })),
		tags: post.tags.map(({ label }) => label),
	};
}
