import '#ui/layout/sidebar.css';
import { ID, mark } from '#chrome/contract.ts';
import type { Post } from '#content/blog.ts';
import { postsByYear } from '#navigation/archive.ts';
import { blog } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** All posts, grouped by year. */
export function BlogSidebar({ base, posts, path }: { base: string; posts: readonly Post[]; path: string }) {
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
			</docs-sidebar>
		</nav>
	);
}
