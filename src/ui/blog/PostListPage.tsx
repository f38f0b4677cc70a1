import './post-list.css';
import '#ui/layout/feeds.css';
import '#ui/prose/prose.css';
import { Fragment } from 'react';
import type { Blog, Post } from '#content/blog.ts';
import type { Author } from '#content/post-names.ts';
import { blog as strings } from '#words/blog.ts';
import { Pager } from '../layout/Pager.tsx';
import { AuthorDetails } from './AuthorDetails.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostSummary } from './PostSummary.tsx';

export interface PostListPageProps {
	base: string;
	/** For the sidebar. */
	blog: Blog;
	/** The posts of this list. */
	posts: readonly Post[];
	/** Rendered leads by post path. */
	leads: Readonly<Record<string, string>>;
	path: string;
	title: string;
	text: string | undefined;
	/** The author of all posts of the list. */
	author?: Author | undefined;
	/** Where this page stands among the pages of its list. */
	place?: { number: number; count: number; pathOf(number: number): string } | undefined;
	/** A link back to the index that the list belongs to. */
	index?: { label: string; href: string } | undefined;
	feeds?: readonly { href: string; kind: string }[];
}

/** Posts below each other: the blog itself, the posts of a tag or of an author. */
export function PostListPage({ base, blog, posts, leads, path, title, text, author, place, index, feeds = [] }: PostListPageProps) {
	return (
		<BlogFrame base={base} blog={blog} path={path} kind="posts">
			<div className="prose">
				<h1>{title}</h1>
				{text && <p className="lead">{text}</p>}
				{author && <AuthorDetails base={base} author={author} />}
				{index && (
					<p className="list-index">
						<a href={base + index.href.slice(1)}>{index.label}</a>
					</p>
				)}
				{feeds.length > 0 && (
					<p className="feeds screen-only">
						{strings.feeds}:
						{feeds.map((feed) => (
							<Fragment key={feed.href}>
								{' '}
								<a href={feed.href}>{feed.kind}</a>
							</Fragment>
						))}
					</p>
				)}
				{posts.map((post) => (
					<PostSummary key={post.path} base={base} post={post} lead={leads[post.path]} />
				))}
				{place && place.count > 1 && <p className="list-place">{strings.page(place.number, place.count)}</p>}
			</div>
			{place && (
				<Pager
					base={base}
					previous={place.number < place.count ? { label: strings.page(place.number + 1, place.count), href: place.pathOf(place.number + 1) } : undefined}
					next={place.number > 1 ? { label: strings.page(place.number - 1, place.count), href: place.pathOf(place.number - 1) } : undefined}
					labels={{ previous: strings.older, next: strings.newer }}
				/>
			)}
		</BlogFrame>
	);
}
