import { dayOfPost, type Post } from '#content/blog.ts';
import { listedPosts } from '#content/listed-posts.ts';
import { blog } from '#words/blog.ts';

/** Listed posts by year, newest year and post first, those without a day at the end under words of their own. Expects posts newest first. */
export function postsByYear(posts: readonly Post[]): { year: string; posts: Post[] }[] {
	const years = Map.groupBy(listedPosts(posts), (post) => dayOfPost(post)?.slice(0, 4) ?? blog.undated);
	return [...years].map(([year, inYear]) => ({ year, posts: inYear }));
}
