import { posix } from 'node:path';
import { type AuthorConfig, authorsSchema, type TagConfig, tagsSchema } from '#schema/blog.ts';
import { toDay } from '#schema/day.ts';
import { type PostFrontMatter, postFrontMatterSchema } from '#schema/front-matter.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { BLOG_AUTHORS_PATH, BLOG_PATH, BLOG_TAGS_PATH } from './blog-paths.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { listFiles } from './list-files.ts';
import { aboveMarker } from './markdown/truncate.ts';
import { contentTitle, firstParagraph } from './opening.ts';
import { pageImage } from './page-image.ts';
import { readYaml } from './read-yaml.ts';
import { readingTime } from './reading-time.ts';

export interface Author {
	key: string;
	/** Path of the page with the author's posts; `undefined` when the author has none. */
	path: string | undefined;
	config: AuthorConfig;
}

export interface Tag {
	key: string;
	label: string;
	path: string;
	description: string | undefined;
}

export interface Post {
	path: string;
	title: string;
	description: string | undefined;
	/** Picture for links from other sites: a full address or a path without the base. */
	image?: string | undefined;
	/** Day of publication, `JJJJ-MM-TT`. */
	date: string;
	authors: Author[];
	tags: Tag[];
	/** Whole minutes, or `undefined` when the post hides it. */
	readingTime: number | undefined;
	/** The list shows the text up to the truncate marker; without a marker it shows all. */
	truncated: boolean;
	/** File relative to the site root. */
	file: string;
	draft: boolean;
	unlisted: boolean;
	frontMatter: PostFrontMatter;
}

export interface Blog {
	/** Newest first. */
	posts: Post[];
	authors: Author[];
	tags: Tag[];
}

/** Reads `blog/` with its authors and tags. An author or tag that no file declares is a problem. */
export function readBlog(root: string): { blog: Blog; problems: Problem[] } {
	const authorsFile = readYaml(root, 'blog/authors.yml', authorsSchema, 'authors');
	const tagsFile = readYaml(root, 'blog/tags.yml', tagsSchema, 'tags');
	const authors = Object.entries(authorsFile.value ?? {}).map(([key, config]) => toAuthor(key, config));
	const tags = Object.entries(tagsFile.value ?? {}).map(([key, config]) => toTag(key, config));
	const problems = [...authorsFile.problems, ...tagsFile.problems];
	const posts: Post[] = [];
	for (const file of listFiles(root, 'blog', ['.md', '.mdx'])) {
		const result = readContentFile(root, file, postFrontMatterSchema);
		if ('problems' in result) {
			problems.push(...result.problems);
			continue;
		}
		const { post, problems: found } = toPost(result.source, authors, tags);
		const { image, problems: withImage } = pageImage(root, result.source);
		problems.push(...found, ...withImage);
		if (post) posts.push({ ...post, image });
	}
	posts.sort((a, b) => b.date.localeCompare(a.date) || (a.path < b.path ? -1 : 1));
	return { blog: { posts, authors, tags }, problems };
}

function toAuthor(key: string, config: AuthorConfig): Author {
	const own = typeof config.page === 'object' ? config.page.permalink : undefined;
	return { key, config, path: config.page === false ? undefined : posix.join(BLOG_AUTHORS_PATH, own ?? key, '/') };
}

function toTag(key: string, config: TagConfig): Tag {
	return { key, label: config.label ?? key, path: posix.join(BLOG_TAGS_PATH, config.permalink ?? key, '/'), description: config.description };
}

function toPost(source: ContentFile<PostFrontMatter>, authors: readonly Author[], tags: readonly Tag[]): { post: Post | undefined; problems: Problem[] } {
	const { file, frontMatter, lineOf } = source;
	const name = fileDate(posix.relative('blog', file).replace(/(\/index)?\.mdx?$/, ''));
	const date = frontMatter.date ?? name.date;
	const problems: Problem[] = [];
	const author = lookUp(frontMatter.authors, authors, {
		file,
		line: lineOf('authors'),
		rule: 'unknown-author',
		what: 'Der Autor',
		list: 'blog/authors.yml',
		problems,
	});
	const tag = lookUp(frontMatter.tags, tags, { file, line: lineOf('tags'), rule: 'unknown-tag', what: 'Das Schlagwort', list: 'blog/tags.yml', problems });
	if (date === undefined) {
		const hint = 'Ergänzen Sie „date: JJJJ-MM-TT“ oder beginnen Sie den Dateinamen mit dem Datum.';
		problems.push(problemOf('post-date', { file, line: 1, message: 'Dem Beitrag fehlt ein Datum.', hint }));
		return { post: undefined, problems };
	}
	const post: Post = {
		path: posix.join(BLOG_PATH, frontMatter.slug ?? name.slug, '/'),
		title: contentTitle(source) ?? frontMatter.title ?? name.slug,
		description: frontMatter.description ?? firstParagraph(source),
		date,
		authors: author,
		tags: tag,
		readingTime: frontMatter.hide_reading_time ? undefined : readingTime(source),
		truncated: aboveMarker(source.body) !== undefined,
		file,
		draft: frontMatter.draft,
		unlisted: frontMatter.unlisted,
		frontMatter,
	};
	return { post, problems };
}

/** `2025-08-26-name` or `2025/08/26/name` carries date and slug; the slug keeps the date as folders, as Docusaurus has it. */
function fileDate(name: string): { date: string | undefined; slug: string } {
	const match = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/.exec(name);
	if (match === null) return { date: undefined, slug: name };
	const [, year, month, day, slug] = match;
	return { date: toDay(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`), slug: `${year}/${month}/${day}/${slug}` };
}

function lookUp<T extends { key: string }>(
	keys: readonly string[],
	known: readonly T[],
	where: { file: string; line: number | undefined; rule: 'unknown-author' | 'unknown-tag'; what: string; list: string; problems: Problem[] },
): T[] {
	return keys.flatMap((key) => {
		const found = known.find((entry) => entry.key === key);
		if (found) return [found];
		const close = nearest(
			key,
			known.map((entry) => entry.key),
		);
		const message = `${where.what} „${key}“ steht nicht in ${where.list}.`;
		const hint = close ? `Meinten Sie „${close}“?` : `Ergänzen Sie „${key}“ in ${where.list}.`;
		where.problems.push(problemOf(where.rule, { file: where.file, line: where.line, message, hint }));
		return [];
	});
}
