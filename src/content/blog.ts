import { posix } from 'node:path';
import { authorsSchema, tagsSchema } from '#schema/blog.ts';
import { authorsFile, type BlogConfig, blogSchema, tagsFile } from '#schema/blog-config.ts';
import { type PostFrontMatter, postFrontMatterSchema } from '#schema/front-matter.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';
import { type Author, authorsOf, type Named, type Tag, tagsOf, toAuthor, toTag } from './authors-and-tags.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { joinBelow } from './join-below.ts';
import { chosenFiles, listFiles } from './list-files.ts';
import { type Conventions, OWN_CONVENTIONS } from './markdown/conventions.ts';
import { aboveMarker } from './markdown/truncate.ts';
import { newestFirst, writtenTime } from './newest-first.ts';
import { contentTitle, firstParagraph } from './opening.ts';
import { pageImage } from './page-image.ts';
import { postName } from './post-name.ts';
import { readYaml } from './read-yaml.ts';
import { readingTime } from './reading-time.ts';

export interface Post {
	path: string;
	title: string;
	description: string | undefined;
	/** Picture for links from other sites: a full address or a path without the base. */
	image?: string | undefined;
	/** Day of publication, `YYYY-MM-DD`. */
	date: string;
	/** Time on that day as the front matter says it (`08:30`), by which posts of one day are put in order; empty without one. */
	time: string;
	authors: Author[];
	tags: Tag[];
	/** Whole minutes, or `undefined` when the post hides it. */
	readingTime: number | undefined;
	/** The list shows the text up to the truncate marker; without a marker it shows the description. */
	truncated: boolean;
	/** For a post without a translation on a site in another language: the locale of the original text. */
	untranslated?: string;
	/** File relative to the site root. */
	file: string;
	draft: boolean;
	unlisted: boolean;
	frontMatter: PostFrontMatter;
}

export interface Blog {
	config: BlogConfig;
	/** Newest first. */
	posts: Post[];
	authors: Author[];
	tags: Tag[];
}

/** Reads the folder of posts with its authors and tags. An author or tag that no file declares is a problem. */
export function readBlog(root: string, config: BlogConfig = blogSchema.parse({}), conventions = OWN_CONVENTIONS): { blog: Blog; problems: Problem[] } {
	const { open } = conventions;
	const authors = readYaml(root, authorsFile(config), { schema: authorsSchema, rule: 'authors', open });
	const tags = readYaml(root, tagsFile(config), { schema: tagsSchema, rule: 'tags', open });
	const lists = { authors, tags };
	const named: Named = {
		open,
		unread: (['authors', 'tags'] as const).filter((list) => lists[list].value === undefined && lists[list].problems.length > 0),
		lineOf: (list, key) => lists[list].lineOf([key]),
		authors: Object.entries(authors.value ?? {}).map(([key, author]) => toAuthor(key, author, config)),
		tags: Object.entries(tags.value ?? {}).map(([key, tag]) => toTag(key, tag, { blog: config, open })),
	};
	const problems = [...authors.problems, ...tags.problems];
	const posts: Post[] = [];
	for (const file of chosenFiles(listFiles(root, config.folder, ['.md', '.mdx']), config)) {
		const result = readContentFile(root, file, { schema: postFrontMatterSchema, conventions });
		if ('problems' in result) {
			problems.push(...result.problems);
			continue;
		}
		const { post, problems: found } = toPost(result.source, config, { ...named, conventions });
		const { image, problems: withImage } = pageImage(root, result.source, conventions);
		problems.push(...result.ignored, ...found, ...withImage);
		if (post) posts.push({ ...post, image });
	}
	posts.sort(newestFirst(conventions));
	return { blog: { config, posts, authors: named.authors, tags: named.tags }, problems };
}

function toPost(
	source: ContentFile<PostFrontMatter>,
	blog: BlogConfig,
	{ conventions, ...named }: Named & { conventions: Conventions },
): { post: Post | undefined; problems: Problem[] } {
	const { file, frontMatter, lineOf } = source;
	const name = postName(posix.relative(blog.folder, file));
	const date = frontMatter.date ?? name.date;
	const problems: Problem[] = [];
	const where = { file, blog, problems };
	const authors = authorsOf(frontMatter, named, { ...where, lineOf: (entry) => lineOf('authors', String(entry)) });
	const tags = tagsOf(frontMatter.tags, named, { ...where, lineOf: (entry) => lineOf('tags', String(entry)) });
	if (date === undefined && !named.open) {
		const message = name.noDay === undefined ? siteFaults.noDate : siteFaults.noDay(name.noDay);
		problems.push(problemOf('post-date', { file, line: 1, message, hint: siteFaults.noDateHint }));
		return { post: undefined, problems };
	}
	const post: Post = {
		path: joinBelow(blog.route, frontMatter.slug ?? name.slug),
		title: (named.open ? (frontMatter.title ?? contentTitle(source)) : (contentTitle(source) ?? frontMatter.title)) ?? (name.text || name.slug),
		description: frontMatter.description ?? firstParagraph(source, conventions),
		date: date ?? UNDATED,
		time: writtenTime(source.yaml),
		authors,
		tags,
		readingTime: frontMatter.hide_reading_time ? undefined : readingTime(source),
		truncated: aboveMarker(source) !== undefined,
		file,
		draft: frontMatter.draft,
		unlisted: frontMatter.unlisted,
		frontMatter,
	};
	return { post, problems };
}

/** Date and time of a post without a date, if that is allowed: it comes last. */
export const UNDATED = '1970-01-01';

/** The day of a post as readers are told; `undefined` for one without. */
export const dayOfPost = ({ date }: Pick<Post, 'date'>): string | undefined => (date === UNDATED ? undefined : date);
