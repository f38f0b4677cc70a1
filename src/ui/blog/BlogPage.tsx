import type { ReactNode } from 'react';
import { blogPaths } from '#content/blog-paths.ts';
import type { BlogRoute } from '#navigation/routes.ts';
import type { Site } from '#site/site.ts';
import { blog as strings } from '#words/blog.ts';
import type { TocHeading } from '../layout/Toc.tsx';
import { blogHead } from './blog-head.ts';
import { ArchivePage, AuthorsPage, TagsPage } from './IndexPages.tsx';
import { PostListPage } from './PostListPage.tsx';
import { PostPage } from './PostPage.tsx';

export interface BlogPageProps {
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

/** A page of the blog: for each kind the component that draws it. */
export function BlogPage({ route, site, headings, leads, feeds, children }: BlogPageProps) {
	const { config, blog } = site;
	const { base } = config;
	const paths = blogPaths(config.blog.route);
	const { path } = route;
	const { title, description } = blogHead(route, config);
	const listed = blog.posts.filter((post) => !post.unlisted);
	switch (route.kind) {
		case 'post':
			return (
				<PostPage base={base} paths={paths} posts={blog.posts} post={route.post} headings={headings}>
					{children}
				</PostPage>
			);
		case 'post-list': {
			const { posts, number, count } = route;
			return (
				<PostListPage
					base={base}
					paths={paths}
					all={blog.posts}
					posts={posts}
					leads={leads}
					path={path}
					title={title}
					text={description}
					place={{ number, count, pathOf: paths.list }}
					feeds={feeds}
				/>
			);
		}
		case 'author': {
			const posts = listed.filter(({ authors }) => authors.some(({ key }) => key === route.author.key));
			const { author } = route;
			const index = { label: strings.authors, href: paths.authors };
			return (
				<PostListPage
					base={base}
					paths={paths}
					all={blog.posts}
					posts={posts}
					leads={{}}
					path={path}
					title={title}
					text={description ?? author.config.title}
					author={author}
					index={index}
				/>
			);
		}
		case 'tag': {
			const posts = listed.filter(({ tags }) => tags.some(({ key }) => key === route.tag.key));
			const index = { label: strings.allTags, href: paths.tags };
			return <PostListPage base={base} paths={paths} all={blog.posts} posts={posts} leads={{}} path={path} title={title} text={description} index={index} />;
		}
		case 'archive':
			return <ArchivePage base={base} paths={paths} blog={blog} path={path} />;
		case 'authors':
			return <AuthorsPage base={base} paths={paths} blog={blog} path={path} />;
		case 'tags':
			return <TagsPage base={base} paths={paths} blog={blog} path={path} />;
	}
}
