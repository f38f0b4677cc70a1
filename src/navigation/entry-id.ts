import type { Post } from '#content/blog.ts';

/**
 * By what feed readers know a post: the address that it says it had first (`feed_id`: a full one, or a path from the origin with or without the base), else its own.
 * @param siteUrl origin of the site with its base.
 */
export function entryId({ path, frontMatter: { feed_id: id = path } }: Pick<Post, 'path' | 'frontMatter'>, siteUrl: URL): string {
	if (!id.startsWith('/')) return id;
	const isWhole = id !== path && id.startsWith(siteUrl.pathname);
	return isWhole ? new URL(id, siteUrl).href : new URL(id.slice(1), siteUrl).href;
}
