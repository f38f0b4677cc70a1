import { slug } from 'github-slugger';
import type { AuthorConfig, TagConfig } from '#schema/blog.ts';
import { authorsFile, type BlogConfig, tagsFile } from '#schema/blog-config.ts';
import type { PostFrontMatter } from '#schema/front-matter.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { kebabCase } from '#text/kebab-case.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { siteFaults } from '#words/site-faults.ts';
import { blogPaths } from './blog-addresses.ts';
import { joinBelow } from './join-below.ts';

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

/** The authors and tags that posts may name; those that posts define themselves are added. */
export interface Named {
	authors: Author[];
	tags: Tag[];
	/** 1-based line at which the file of authors, or of tags, declares a key. */
	lineOf(list: 'authors' | 'tags', key: string): number | undefined;
	/** Lists whose file is faulty, so that it is unknown what they declare. */
	unread?: readonly ('authors' | 'tags')[];
	/** Whether a name that no file declares counts as defined by the post. */
	open: boolean;
}

/** The post that names somebody or something. */
interface Where {
	file: string;
	/** 1-based line of an entry of the list. */
	lineOf(entry: number): number | undefined;
	blog: BlogConfig;
	problems: Problem[];
}

/** An author as pages show it, with the path of the own page if there is one; `blog` is the one that it belongs to. */
export function toAuthor(key: string, written: AuthorConfig, blog: BlogConfig): Author {
	const config = withOnePicture(written);
	const own = typeof config.page === 'object' ? config.page.permalink : undefined;
	return { key, config, path: !config.page ? undefined : joinBelow(blogPaths(blog).authors, own ?? key) };
}

/** The author with the picture under the key `image_url`, whichever of the two keys was used. */
function withOnePicture<A extends Pick<AuthorConfig, 'image_url' | 'imageURL'>>({ imageURL, ...written }: A) {
	const picture = written.image_url ?? imageURL;
	return { ...written, ...(picture !== undefined && { image_url: picture }) };
}

/** A tag as pages show it; `blog` is the one that it belongs to, `open` whether it has the address that Docusaurus gives it. */
export function toTag(key: string, config: TagConfig, { blog, open }: { blog: BlogConfig; open: boolean }): Tag {
	const path = joinBelow(blogPaths(blog).tags, config.permalink ?? tagAddress(key, open));
	return { key, label: config.label ?? key, path, description: config.description };
}

/** The last part of a tag's address, from its key or what it is called. */
export const tagAddress = (name: string, open: boolean): string => (open ? kebabCase(name) || name : name);

/** The authors of a post: by key, written out in the post itself, or as `author`, `author_url` …, which is the older way. */
export function authorsOf(frontMatter: PostFrontMatter, named: Named, where: Where): Author[] {
	const { authors, author, author_title, author_url, author_image_url } = frontMatter;
	const old = author === undefined ? [] : [{ key: undefined, name: author, title: author_title, url: author_url, image_url: author_image_url }];
	const all = [...authors, ...old].flatMap(({ key, ...said }, entry) => {
		const known = named.authors.find((other) => other.key === key);
		// What a post adds to a known author applies to this post only.
		if (known)
			return [{ ...known, config: toAuthor(known.key, { ...known.config, ...withOnePicture(said), name: said.name ?? known.config.name }, where.blog).config }];
		const name = said.name ?? (named.open ? (key ?? namelessAuthor(said)) : undefined);
		if (name === undefined && key === undefined) return reportNameless({ ...where, line: where.lineOf(entry) });
		if (name === undefined) return reportUnknown(key, named, { ...where, line: where.lineOf(entry), list: 'authors' });
		return [toAuthor(key ?? slug(name), { ...said, name }, where.blog)];
	});
	return all.filter(({ key }, index) => all.findIndex((other) => other.key === key) === index);
}

/** The name of an author whom a post shows by a picture alone: the title, or the last part of an address, as `ada` in `https://github.com/ada.png`. */
function namelessAuthor({ title, url, email, image_url, imageURL }: Omit<PostFrontMatter['authors'][number], 'key'>): string | undefined {
	const [address] = [url, email && `mailto:${email}`, image_url ?? imageURL].flatMap((written) => written ?? []);
	if (title !== undefined || address === undefined) return title;
	const { pathname, hostname } = new URL(address, 'https://site.invalid');
	return /([^/@]+)(?:@[^/]*|\/)?$/.exec(pathname)?.[1]?.replace(/\.\w+$/, '') || hostname;
}

/** The tags of a post: by key, or written out in the post itself. */
export function tagsOf(tags: PostFrontMatter['tags'], named: Named, where: Where): Tag[] {
	const all = tags.flatMap(({ key, label, permalink }, entry) => {
		const name = label ?? key ?? '';
		const own = toTag(named.open ? name : slug(name), { label: name, permalink }, { blog: where.blog, open: named.open });
		const known = named.tags.find((other) => other.key === (key ?? own.key) || (named.open && (other.label === name || other.path === own.path)));
		if (known) return [known];
		if (label === undefined && !named.open) {
			return reportUnknown(key, named, { ...where, line: where.lineOf(entry), list: 'tags' });
		}
		named.tags.push(own);
		return [own];
	});
	return distinctTags(all);
}

/** Tags without repetitions: „Neu“ and „neu“ may be the same. */
export const distinctTags = (tags: readonly Tag[]): Tag[] => tags.filter(({ path }, index) => tags.findIndex((other) => other.path === path) === index);

function reportNameless({ file, line, problems }: Where & { line: number | undefined }): [] {
	problems.push(problemOf('unknown-author', { file, line, message: siteFaults.namelessAuthor, hint: siteFaults.namelessAuthorHint }));
	return [];
}

function reportUnknown(
	key = '',
	named: Named,
	{ file, line, blog, problems, list }: Omit<Where, 'lineOf'> & { line: number | undefined; list: 'authors' | 'tags' },
): [] {
	if (named.unread?.includes(list)) return [];
	const declaring = list === 'authors' ? authorsFile(blog) : tagsFile(blog);
	const close = nearest(
		key,
		named[list].map((entry) => entry.key),
	);
	const hint = close ? issues.didYouMean(close) : siteFaults.addTo(key, declaring);
	const see = close ? { file: declaring, line: named.lineOf(list, close) } : undefined;
	const [rule, message] = list === 'authors' ? (['unknown-author', siteFaults.noAuthor] as const) : (['unknown-tag', siteFaults.noTag] as const);
	problems.push(problemOf(rule, { file, line, message: message(key, declaring), hint, see }));
	return [];
}
