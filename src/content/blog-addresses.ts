import { posix } from 'node:path';
import type { BlogConfig } from '#schema/blog-config.ts';

/** Addresses of the lists of a blog. */
export function blogPaths({ route, paths }: Pick<BlogConfig, 'route' | 'paths'>) {
	const below = (path: string) => posix.join(route, path, '/');
	return { home: route, archive: below(paths.archive), authors: below(paths.authors), tags: below(paths.tags) };
}

/** Path of a page of a list of posts, from 1. `first` is the path of the list: of all posts, of an author, of a tag. */
export const postListPath = (first: string, number: number): string => (number === 1 ? first : `${first}page/${number}/`);
