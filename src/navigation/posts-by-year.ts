import type { Post } from '#content/blog.ts';

/** Listed posts by year, newest year and post first. Expects posts newest first. */
export function postsByYear(posts: readonly Post[]): { year: string; posts: Post[] }[] {
	const years = Map.groupBy(
		posts.filter((post) => !post.unlisted),
		(post) => post.date.slice(0, 4),
	);
	return [...years].map(([year, inYear]) => ({ year, posts: inYear }));
}
