import type { Post } from '#content/blog.ts';
import { fullAddress, type SiteAddress } from '#text/full-address.ts';

/**
 * By what feed readers know a post, as a full address: the one that it says it had first (`feed_id`: a full one, or a path from the origin with or without the base), else its own.
 * However an address is written, it is one id.
 */
export function feedId({ path, frontMatter: { feed_id: id = path } }: Pick<Post, 'path' | 'frontMatter'>, site: SiteAddress): string {
	const whole = id === path ? null : URL.parse(id, site.url);
	const isFull = !id.startsWith('/') || whole?.pathname.startsWith(new URL(site.base, site.url).pathname);
	return isFull ? (whole?.href ?? id) : fullAddress(site, id);
}
