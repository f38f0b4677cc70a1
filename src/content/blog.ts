import { posix } from 'node:path';
import { authorsSchema, tagsSchema } from '#schema/blog.ts';
import { toDay } from '#schema/day.ts';
import { type PostFrontMatter, postFrontMatterSchema } from '#schema/front-matter.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { siteFaults } from '#words/site-faults.ts';
import { type Author, authorsOf, type Named, type Tag, tagsOf, toAuthor, toTag } from './authors-and-tags.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { listFiles } from './list-files.ts';
import { OWN } from './markdown/conventions.ts';
import { aboveMarker } from './markdown/truncate.ts';
import { contentTitle, firstParagraph } from './opening.ts';
import { pageImage } from './page-image.ts';
import { readYaml } from './read-yaml.ts';
import { readingTime } from './reading-time.ts';

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
	/** Of a site in another language: the text is that of the site's own. */
	untranslated?: boolean;
	/** File relative to the site root. */
	file: string;
	draft: boolean;
	unlisted: boolean;
	frontMatter: PostFrontMatter;
}

export interface Blog {
	/** Path of the list of its posts, e.g. `/blog/`. */
	route: string;
	/** Newest first. */
	posts: Post[];
	authors: Author[];
	tags: Tag[];
}

/** Reads the folder of posts with its authors and tags. An author or tag that no file declares is a problem. */
export function readBlog(root: string, place: BlogFolder = { folder: 'blog', route: '/blog/' }, conventions = OWN): { blog: Blog; problems: Problem[] } {
	const { folder, route } = place;
	const { open } = conventions;
	const authorsFile = readYaml(root, `${folder}/authors.yml`, { schema: authorsSchema, rule: 'authors', open });
	const tagsFile = readYaml(root, `${folder}/tags.yml`, { schema: tagsSchema, rule: 'tags', open });
	const named: Named & BlogFolder = {
		...place,
		open,
		authors: Object.entries(authorsFile.value ?? {}).map(([key, config]) => toAuthor(key, config, route)),
		tags: Object.entries(tagsFile.value ?? {}).map(([key, config]) => toTag(key, config, route)),
	};
	const problems = [...authorsFile.problems, ...tagsFile.problems];
	const posts: Post[] = [];
	for (const file of listFiles(root, folder, ['.md', '.mdx'])) {
		const result = readContentFile(root, file, { schema: postFrontMatterSchema, conventions });
		if ('problems' in result) {
			problems.push(...result.problems);
			continue;
		}
		const { post, problems: found } = toPost(result.source, named);
		const { image, problems: withImage } = pageImage(root, result.source, conventions);
		problems.push(...result.ignored, ...found, ...withImage);
		if (post) posts.push({ ...post, image });
	}
	posts.sort((a, b) => b.date.localeCompare(a.date) || (a.path < b.path ? -1 : 1));
	return { blog: { route, posts, authors: named.authors, tags: named.tags }, problems };
}

/** Where a blog lies and stands. */
export interface BlogFolder {
	folder: string;
	route: string;
}

function toPost(source: ContentFile<PostFrontMatter>, named: Named & BlogFolder): { post: Post | undefined; problems: Problem[] } {
	const { file, frontMatter, lineOf } = source;
	const name = fileDate(
		posix
			.relative(named.folder, file)
			.replace(/(\/index)?\.mdx?$/, '')
			.normalize(),
	);
	const date = frontMatter.date ?? name.date;
	const problems: Problem[] = [];
	const where = { file, folder: named.folder, route: named.route, problems };
	const authors = authorsOf(frontMatter, named, { ...where, line: lineOf('authors') });
	const tags = tagsOf(frontMatter.tags, named, { ...where, line: lineOf('tags') });
	if (date === undefined && !named.open) {
		problems.push(problemOf('post-date', { file, line: 1, message: siteFaults.noDate, hint: siteFaults.noDateHint }));
		return { post: undefined, problems };
	}
	const post: Post = {
		path: posix.join(named.route, frontMatter.slug ?? name.slug, '/'),
		title: contentTitle(source) ?? frontMatter.title ?? name.slug,
		description: frontMatter.description ?? firstParagraph(source),
		date: date ?? UNDATED,
		authors,
		tags,
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
	const match = /^((?:.*\/)?)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.+)$/.exec(name);
	if (match === null) return { date: undefined, slug: name };
	const [, folder, year, month, day, slug] = match;
	return { date: toDay(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`), slug: `${folder}${year}/${month}/${day}/${slug}` };
}

/** What a post without a date has, where that is allowed: it stands last. */
export const UNDATED = '1970-01-01';
