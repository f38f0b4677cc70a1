/** Addresses of the pages of a blog that stands at `route`. */
export function blogPaths(route: string) {
	return {
		home: route,
		archive: `${route}archive/`,
		authors: `${route}authors/`,
		tags: `${route}tags/`,
		/** A page of the list of all posts, from 1. */
		list: (number: number): string => (number === 1 ? route : `${route}page/${number}/`),
	};
}

export type BlogPaths = ReturnType<typeof blogPaths>;
