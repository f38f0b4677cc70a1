import { type BlogRoute, isListed } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { blog } from '#words/blog.ts';

/** Title and metadata of a page of the blog. */
interface BlogHead {
	/** Title of the document; it includes the number of the page in its list. */
	title: string;
	/** What stands above the page. */
	heading: string;
	description: string | undefined;
	image?: string | undefined;
	keywords?: readonly string[] | undefined;
	listed: boolean;
	/** Day of a post. */
	published?: string;
}

/** Title and metadata of a page of the blog. Of several blogs, each has pages of the same kind: their titles also name the blog. */
export function blogHead(route: BlogRoute, { otherBlogs }: Site['config']): BlogHead {
	const head = headOf(route);
	const isOwn = route.kind === 'post' || route.kind === 'post-list';
	const named = isOwn || otherBlogs.length === 0 ? head.title : `${head.title} – ${route.blog.config.title}`;
	const isFurther = 'number' in route && route.number > 1;
	const own = route.kind === 'post' ? route.post.frontMatter.title_meta : undefined;
	return { ...head, heading: head.title, listed: isListed(route), title: isFurther ? `${named} – ${blog.page(route.number, route.count)}` : (own ?? named) };
}

function headOf(route: BlogRoute): Omit<BlogHead, 'heading' | 'listed'> {
	switch (route.kind) {
		case 'post': {
			const { title, description, image, date, frontMatter } = route.post;
			return { title, description, image, keywords: frontMatter.keywords, published: date };
		}
		case 'post-list':
			return { title: route.blog.config.title, description: route.blog.config.description };
		case 'author':
			return { title: blog.byAuthor(route.author.config.name), description: route.author.config.description };
		case 'tag':
			return { title: blog.tagged(route.tag.label), description: route.tag.description };
		case 'archive':
			return { title: blog.archive, description: blog.archiveText };
		case 'authors':
			return { title: blog.authors, description: blog.authorsText };
		case 'tags':
			return { title: blog.tags, description: blog.tagsText };
	}
}
