/** Addresses of the pages of a blog that stands at `route`. */
export function blogPaths(route: string) {
	return { home: route, archive: `${route}archive/`, authors: `${route}authors/`, tags: `${route}tags/` };
}

/** Path of a page of a list of posts, from 1. `first` is the path of the list: of all posts, of an author, of a tag. */
export const postListPath = (first: string, number: number): string => (number === 1 ? first : `${first}page/${number}/`);
