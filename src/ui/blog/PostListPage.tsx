import './post-list.css';
import '#ui/layout/feeds.css';
import '#ui/prose/prose.css';
import { Fragment } from 'react';
import type { Author } from '#content/authors-and-tags.ts';
import type { Blog } from '#content/blog.ts';
import { postListPath } from '#content/blog-addresses.ts';
import type { PostList } from '#navigation/routes.ts';
import { blog as strings } from '#words/blog.ts';
import { Pager } from '../layout/Pager.tsx';
import { AuthorDetails } from './AuthorDetails.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostSummary } from './PostSummary.tsx';

interface PostListPageProps {
	base: string;
	blog: Blog;
	/** The posts, and where this page stands among the pages of its list. */
	list: PostList;
	/** Rendered leads by post path. */
	leads: Readonly<Record<string, string>>;
	title: string;
	text: string | undefined;
	/** The author of all posts of the list. */
	author?: Author | undefined;
	/** A link back to the index that the list belongs to. */
	index?: { label: string; href: string } | undefined;
	feeds?: readonly { href: string; kind: string }[];
}

/** Posts below each other: the blog itself, the posts of a tag or of an author. */
export function PostListPage({ base, blog, list, leads, title, text, author, index, feeds = [] }: PostListPageProps) {
	const { path, first, posts, number, count } = list;
	const pageLink = (to: number) => (to < 1 || to > count ? undefined : { label: strings.page(to, count), href: postListPath(first, to) });
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
				{count > 1 && <p className="list-place">{strings.page(number, count)}</p>}
			</div>
			<Pager base={base} previous={pageLink(number + 1)} next={pageLink(number - 1)} labels={{ previous: strings.older, next: strings.newer }} />
		</BlogFrame>
	);
}
