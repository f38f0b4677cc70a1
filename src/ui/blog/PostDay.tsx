import { dayOfPost, type Post } from '#content/blog.ts';

interface PostDayProps {
	post: Post;
	/** The day (`YYYY-MM-DD`) in words. */
	inWords(day: string): string;
}

/** The day of a post; nothing for one that has none. */
export function PostDay({ post, inWords }: PostDayProps) {
	const day = dayOfPost(post);
	return day === undefined ? null : <time dateTime={day}>{inWords(day)}</time>;
}
