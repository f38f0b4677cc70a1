import './post-summary.css';
import type { Post } from '#content/blog.ts';
import { blog } from '#words/blog.ts';
import { withBase } from '../href.ts';
import { writtenIn } from '../written-in.ts';
import { PostByline, PostTags } from './PostDetails.tsx';

/** A post in a list: title, lead, and the way to the whole. */
export function PostSummary({ base, post, lead }: { base: string; post: Post; lead: string | undefined }) {
	return (
		<article className="summary">
			<h2 {...writtenIn(post.untranslated)}>
				<a href={withBase(base, post.path)}>{post.title}</a>
			</h2>
			<PostByline base={base} post={post} />
			{lead ? (
				<div {...writtenIn(post.untranslated)} dangerouslySetInnerHTML={{ __html: lead }} />
			) : (
				<p {...writtenIn(post.untranslated)}>{post.description}</p>
			)}
			<footer>
				<a href={withBase(base, post.path)} aria-label={blog.moreOf(post.title)}>
					{blog.more}
				</a>
				<PostTags base={base} post={post} />
			</footer>
		</article>
	);
}
