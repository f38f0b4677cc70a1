import type { ReactNode } from 'react';
import { blogPaths } from '#content/blog-addresses.ts';
import type { BlogRoute } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { twinHref } from '#navigation/twin-path.ts';
import { blog as strings } from '#words/blog.ts';
import type { TocHeading } from '../layout/Toc.tsx';
import { blogHead } from './blog-head.ts';
import { ArchivePage, AuthorsPage, TagsPage } from './IndexPages.tsx';
import { PostListPage } from './PostListPage.tsx';
import { PostPage } from './PostPage.tsx';

interface BlogPageProps {
	route: BlogRoute;
	site: Site;
	/** Headings of the text of a post. */
	headings: readonly TocHeading[];
	/** Rendered leads by post path. */
	leads: Readonly<Record<string, string>>;
	feeds: readonly { href: string; kind: string }[];
	/** The text of a post. */
	children?: ReactNode;
}

/** A page of a blog: chooses the component for its kind. */
export function BlogPage({ route, site, headings, leads, feeds, children }: BlogPageProps) {
	const { base } = site.config;
	const { path, blog } = route;
	const paths = blogPaths(blog.config);
	const { heading: title, description } = blogHead(route, site.config);
	switch (route.kind) {
		case 'post': {
			const { post } = route;
			const around = { base, blog, headings, lastUpdate: site.lastUpdates[post.file], editHref: site.editHrefs[post.file], twin: twinHref(site, route) };
			return (
				<PostPage post={post} {...around}>
					{children}
				</PostPage>
			);
		}
		case 'post-list':
			return <PostListPage base={base} blog={blog} list={route} leads={leads} title={title} text={description} feeds={feeds} />;
		case 'author': {
			const { author } = route;
			const index = { label: strings.allAuthors, href: paths.authors };
			return (
				<PostListPage base={base} blog={blog} list={route} leads={{}} title={title} text={description ?? author.config.title} author={author} index={index} />
			);
		}
		case 'tag': {
			const index = { label: strings.allTags, href: paths.tags };
			return <PostListPage base={base} blog={blog} list={route} leads={{}} title={title} text={description} index={index} />;
		}
		case 'archive':
			return <ArchivePage base={base} blog={blog} path={path} />;
		case 'authors':
			return <AuthorsPage base={base} blog={blog} path={path} />;
		case 'tags':
			return <TagsPage base={base} blog={blog} path={path} />;
	}
}
