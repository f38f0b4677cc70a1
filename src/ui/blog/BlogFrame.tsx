import '#ui/layout/shell.css';
import type { ReactNode } from 'react';
import { ID } from '#chrome/contract.ts';
import type { Post } from '#content/blog.ts';
import type { BlogPaths } from '#content/blog-paths.ts';
import { BlogSidebar } from './BlogSidebar.tsx';

export interface BlogFrameProps {
	base: string;
	/** Addresses of the blog. */
	paths: BlogPaths;
	/** All posts, for the sidebar. */
	posts: readonly Post[];
	path: string;
	kind: 'post' | 'posts';
	/** The table of contents of a post. */
	toc?: ReactNode;
	children?: ReactNode;
}

/** What all pages of the blog share: the sidebar with every post, and the table of contents of a post. */
export function BlogFrame({ base, paths, posts, path, kind, toc, children }: BlogFrameProps) {
	return (
		<div id={ID.page} className="shell" data-kind={kind}>
			<BlogSidebar base={base} paths={paths} posts={posts} path={path} />
			{toc}
			<main id={ID.content} tabIndex={-1}>
				{children}
			</main>
		</div>
	);
}
