import '#ui/prose/page-mark.css';
import '#ui/prose/prose.css';
import type { ReactNode } from 'react';
import type { Post } from '#content/blog.ts';
import type { BlogPaths } from '#content/blog-paths.ts';
import { blog } from '#words/blog.ts';
import { navigation } from '#words/navigation.ts';
import { Pager } from '../layout/Pager.tsx';
import { PageToc, type TocHeading } from '../layout/Toc.tsx';
import { PageMeta } from '../prose/PageMeta.tsx';
import { BlogFrame } from './BlogFrame.tsx';
import { PostByline, PostTags } from './PostDetails.tsx';

export interface PostPageProps {
	base: string;
	/** Addresses of the blog. */
	paths: BlogPaths;
	posts: readonly Post[];
	post: Post;
	headings: readonly TocHeading[];
	children?: ReactNode;
}

/** One post. */
export function PostPage({ base, paths, posts, post, headings, children }: PostPageProps) {
	const listed = posts.filter((other) => !other.unlisted || other === post);
	const place = listed.findIndex((other) => other.path === post.path);
	const link = (other: Post | undefined) => other && { label: other.title, href: other.path };
	return (
		<BlogFrame base={base} paths={paths} posts={posts} path={post.path} kind="post" toc={<PageToc headings={headings} frontMatter={post.frontMatter} />}>
			<article className="prose">
				{post.draft && <p className="page-mark">{navigation.draft}</p>}
				{post.unlisted && <p className="page-mark">{navigation.unlisted}</p>}
				<h1>{post.title}</h1>
				<PostByline base={base} post={post} />
				<div data-article-body="">{children}</div>
				<PageMeta lastUpdate={post.frontMatter.last_update} editHref={undefined} />
				<PostTags base={base} post={post} />
			</article>
			<Pager base={base} previous={link(listed[place + 1])} next={link(listed[place - 1])} labels={{ previous: blog.olderPost, next: blog.newerPost }} />
		</BlogFrame>
	);
}
