import '#ui/prose/page-mark.css';
import '#ui/prose/prose.css';
import type { ReactNode } from 'react';
import type { Blog, Post } from '#content/blog.ts';
import type { LastUpdate } from '#navigation/site.ts';
import { blog as strings } from '#words/blog.ts';
import { navigation } from '#words/navigation.ts';
import { Pager } from '../layout/Pager.tsx';
import { PageToc, type TocHeading } from '../layout/Toc.tsx';
import { PageMeta } from '../prose/PageMeta.tsx';
import { writtenIn } from '../written-in.ts';
import { BlogFrame } from './BlogFrame.tsx';
import { PostByline, PostTags } from './PostDetails.tsx';

interface PostPageProps {
	base: string;
	blog: Blog;
	post: Post;
	headings: readonly TocHeading[];
	lastUpdate: LastUpdate | undefined;
	editHref: string | undefined;
	/** Address of the page as Markdown. */
	twin: string | undefined;
	children?: ReactNode;
}

/** The page of one post. */
export function PostPage({ base, blog, post, headings, lastUpdate, editHref, twin, children }: PostPageProps) {
	const listed = blog.posts.filter((other) => !other.unlisted || other === post);
	const place = listed.findIndex((other) => other.path === post.path);
	const link = (other: Post | undefined) => other && { label: other.title, href: other.path };
	return (
		<BlogFrame base={base} blog={blog} path={post.path} kind="post" toc={<PageToc headings={headings} frontMatter={post.frontMatter} />}>
			<article className="prose">
				{post.draft && <p className="page-mark">{navigation.draft}</p>}
				{post.untranslated && <p className="page-mark">{navigation.untranslated}</p>}
				{post.unlisted && <p className="page-mark">{navigation.unlisted}</p>}
				<h1 {...writtenIn(post.untranslated)}>{post.title}</h1>
				<PostByline base={base} post={post} />
				<div data-article-body="" {...writtenIn(post.untranslated)}>
					{children}
				</div>
				<PageMeta lastUpdate={{ ...lastUpdate, ...post.frontMatter.last_update }} editHref={editHref} twin={twin} />
				<PostTags base={base} post={post} />
			</article>
			<Pager base={base} previous={link(listed[place + 1])} next={link(listed[place - 1])} labels={{ previous: strings.olderPost, next: strings.newerPost }} />
		</BlogFrame>
	);
}
