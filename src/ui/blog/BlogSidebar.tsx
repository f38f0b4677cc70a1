import '#ui/layout/sidebar.css';
import { ID, mark } from '#chrome/contract.ts';
import type { Blog } from '#content/blog.ts';
import { blogPaths } from '#content/blog-addresses.ts';
import { postsByYear } from '#navigation/posts-by-year.ts';
import { blog as strings } from '#words/blog.ts';
import { withBase } from '../href.ts';

/** The ways into the blog, then all posts, grouped by year. */
export function BlogSidebar({ base, blog, path }: { base: string; blog: Blog; path: string }) {
	const paths = blogPaths(blog.config);
	const ways = [
		{ title: strings.archive, path: paths.archive },
		...(blog.tags.length > 0 ? [{ title: strings.tags, path: paths.tags }] : []),
		...(blog.authors.length > 0 ? [{ title: strings.authors, path: paths.authors }] : []),
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
				{list(ways)}
				{postsByYear(blog.posts).map(({ year, posts }) => (
					<section key={year}>
						<p className="sidebar-year">{year}</p>
						{list(posts.map(({ path, title, frontMatter }) => ({ path, title: frontMatter.sidebar_label ?? title })))}
					</section>
				))}
			</docs-sidebar>
		</nav>
	);
}
