import type { ReactNode } from 'react';
import { ID } from '#chrome/contract.ts';
import type { Post } from '#content/blog.ts';
import { Toc, type TocHeading } from '../layout/Toc.tsx';
import { BlogSidebar } from './BlogSidebar.tsx';

export interface BlogFrameProps {
	base: string;
	/** All posts, for the sidebar. */
	posts: readonly Post[];
	path: string;
	kind: 'post' | 'posts';
	headings?: readonly TocHeading[];
	children?: ReactNode;
}

/** What all pages of the blog share: the sidebar with every post, and the table of contents of a post. */
export function BlogFrame({ base, posts, path, kind, headings = [], children }: BlogFrameProps) {
	return (
		<div id={ID.page} className="shell" data-kind={kind}>
			<BlogSidebar base={base} posts={posts} path={path} />
			<main id={ID.content} tabIndex={-1}>
				{children}
			</main>
			<Toc headings={headings} from={2} to={3} />
		</div>
	);
}
