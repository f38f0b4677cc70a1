import '#ui/layout/sidebar.css';
import { ID, mark } from '#chrome/contract.ts';
import type { Post } from '#content/blog.ts';
import type { BlogPaths } from '#content/blog-paths.ts';
import { postsByYear } from '#navigation/archive.ts';
import { blog } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** All posts, grouped by year, and the other ways to look for one. */
export function BlogSidebar({ base, paths, posts, path }: { base: string; paths: BlogPaths; posts: readonly Post[]; path: string }) {
	const indexes = [
		{ path: paths.archive, label: blog.archive },
		...(posts.some(({ tags }) => tags.length > 0) ? [{ path: paths.tags, label: blog.tags }] : []),
		...(posts.some(({ authors }) => authors.length > 0) ? [{ path: paths.authors, label: blog.authors }] : []),
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
