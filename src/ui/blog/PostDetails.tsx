import './post-details.css';
import type { Post } from '#content/blog.ts';
import { blog } from '#words/blog.ts';
import { longDate } from '#words/dates.ts';
import { withBase } from '../href.ts';
import { authorHref } from './AuthorDetails.tsx';
import { PostDay } from './PostDay.tsx';

/** Date, reading time and authors of a post. */
export function PostByline({ base, post }: { base: string; post: Post }) {
	return (
		<p className="byline">
			<PostDay post={post} inWords={longDate} />
			{post.readingTime !== undefined && <span>{blog.readingTime(post.readingTime)}</span>}
			{post.authors.map((author) => {
				const href = authorHref(base, author);
				return <span key={author.key}>{href === undefined ? author.config.name : <a href={href}>{author.config.name}</a>}</span>;
			})}
		</p>
	);
}

/** The tags of a post. */
export function PostTags({ base, post }: { base: string; post: Post }) {
	if (post.tags.length === 0) return null;
	return (
		<ul className="tags" aria-label={blog.tags}>
			{post.tags.map((tag) => (
				<li key={tag.key}>
					<a href={withBase(base, tag.path)}>{tag.label}</a>
				</li>
			))}
		</ul>
	);
}
