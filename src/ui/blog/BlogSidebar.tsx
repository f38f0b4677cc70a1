import '#ui/layout/sidebar.css';
import { ID, mark } from '#chrome/contract.ts';
import type { Post } from '#content/blog.ts';
import { BLOG_ARCHIVE_PATH, BLOG_AUTHORS_PATH, BLOG_TAGS_PATH } from '#content/blog-paths.ts';
import { postsByYear } from '#navigation/archive.ts';
import { blog } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** All posts, grouped by year, and the other ways to look for one. */
export function BlogSidebar({ base, posts, path }: { base: string; posts: readonly Post[]; path: string }) {
	const indexes = [
		{ path: BLOG_ARCHIVE_PATH, label: blog.archive },
		...(posts.some(({ tags }) => tags.length > 0) ? [{ path: BLOG_TAGS_PATH, label: blog.tags }] : []),
		...(posts.some(({ authors }) => authors.length > 0) ? [{ path: BLOG_AUTHORS_PATH, label: blog.authors }] : []),
	];
	return (
		<nav className="sidebar screen-only" id={ID.menu} aria-label={blog.sidebar}>
			<docs-sidebar {...mark('sidebar', 'blog')}>
				{postsByYear(posts).map(({ year, posts: inYear }) => (
					<section key={year}>
						<p className="sidebar-year">{year}</p>
						<ul>
							{inYear.map((post) => (
								<li key={post.path}>
									<a href={withBase(base, post.path)} aria-current={post.path === path ? 'page' : undefined}>
										{post.title}
									</a>
								</li>
							))}
						</ul>
					</section>
				))}
				<section>
					<p className="sidebar-year">{blog.indexes}</p>
					<ul>
						{indexes.map((index) => (
							<li key={index.path}>
								<a href={withBase(base, index.path)} aria-current={index.path === path ? 'page' : undefined}>
									{index.label}
								</a>
							</li>
						))}
					</ul>
				</section>
			</docs-sidebar>
		</nav>
	);
}
