import '#ui/layout/sidebar.css';
import { ID, mark } from '#chrome/contract.ts';
import type { Blog } from '#content/blog.ts';
import { BLOG_ARCHIVE_PATH, BLOG_AUTHORS_PATH, BLOG_TAGS_PATH } from '#content/blog-paths.ts';
import { postsByYear } from '#navigation/archive.ts';
import { blog as strings } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** All posts, grouped by year, and the other ways to look for one. */
export function BlogSidebar({ base, blog, path }: { base: string; blog: Blog; path: string }) {
	const indexes = [
		{ title: strings.archive, path: BLOG_ARCHIVE_PATH },
		...(blog.tags.length > 0 ? [{ title: strings.tags, path: BLOG_TAGS_PATH }] : []),
		...(blog.authors.length > 0 ? [{ title: strings.authors, path: BLOG_AUTHORS_PATH }] : []),
	];
	const list = (links: readonly { title: string; path: string }[]) => (
		<ul>
			{links.map((link) => (
				<li key={link.path}>
					<a href={withBase(base, link.path)} aria-current={link.path === path ? 'page' : undefined}>
						{link.title}
					</a>
				</li>
			))}
		</ul>
	);
	return (
		<nav className="sidebar screen-only" id={ID.menu} aria-label={strings.sidebar}>
			<docs-sidebar {...mark('sidebar', 'blog')}>
				{postsByYear(blog.posts).map(({ year, posts }) => (
					<section key={year}>
						<p className="sidebar-year">{year}</p>
						{list(posts)}
					</section>
				))}
				<section>
					<p className="sidebar-year">{strings.indexes}</p>
					{list(indexes)}
				</section>
			</docs-sidebar>
		</nav>
	);
}
