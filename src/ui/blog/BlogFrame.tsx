import '#ui/layout/shell.css';
import type { ReactNode } from 'react';
import { ID } from '#chrome/contract.ts';
import type { Blog } from '#content/blog.ts';
import { BlogSidebar } from './BlogSidebar.tsx';

interface BlogFrameProps {
	base: string;
	/** For the sidebar. */
	blog: Blog;
	path: string;
	kind: 'post' | 'posts';
	/** The table of contents of a post. */
	toc?: ReactNode;
	children?: ReactNode;
}

/** What all pages of the blog share: the sidebar with every post, and the table of contents of a post. */
export function BlogFrame({ base, blog, path, kind, toc, children }: BlogFrameProps) {
	return (
		<div id={ID.page} className="shell" data-kind={kind}>
			<BlogSidebar base={base} blog={blog} path={path} />
			{toc}
			<main id={ID.content} tabIndex={-1}>
				{children}
			</main>
		</div>
	);
}
