import './post-list.css';
import '#ui/layout/feeds.css';
import '#ui/prose/prose.css';
import { Fragment } from 'react';
import type { Post } from '#content/blog.ts';
import type { BlogPaths } from '#content/blog-paths.ts';
import type { Author } from '#content/post-names.ts';
import { blog } from '#words/blog.ts';
import { Pager } from '../layout/Pager.tsx';
import { AuthorDetails } from './AuthorDetails.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostSummary } from './PostSummary.tsx';

export interface PostListPageProps {
	base: string;
	/** Addresses of the blog. */
	paths: BlogPaths;
	/** All posts, for the sidebar. */
	all: readonly Post[];
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
export function PostListPage({ base, paths, all, posts, leads, path, title, text, author, place, index, feeds = [] }: PostListPageProps) {
	return (
		<BlogFrame base={base} paths={paths} posts={all} path={path} kind="posts">
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
						{blog.feeds}:
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
				{place && place.count > 1 && <p className="list-place">{blog.page(place.number, place.count)}</p>}
			</div>
			{place && (
				<Pager
					base={base}
					previous={place.number < place.count ? { label: blog.page(place.number + 1, place.count), href: place.pathOf(place.number + 1) } : undefined}
					next={place.number > 1 ? { label: blog.page(place.number - 1, place.count), href: place.pathOf(place.number - 1) } : undefined}
					labels={{ previous: blog.older, next: blog.newer }}
				/>
			)}
		</BlogFrame>
	);
}
