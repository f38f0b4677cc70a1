import { posix } from 'node:path';
import { type PageFrontMatter, pageFrontMatterSchema } from '#schema/front-matter.ts';
import type { Problem } from '#schema/problem.ts';
import { readContentFile } from './content-file.ts';
import { type FileChoice, listPages } from './list-files.ts';
import { isCodePage } from './markdown/code-page.ts';
import { OWN_CONVENTIONS } from './markdown/conventions.ts';
import { contentTitle, firstParagraph } from './opening.ts';
import { pageImage } from './page-image.ts';

/** A page outside of docs and blog, from a Markdown file below `pages/`. */
export interface FreePage {
	path: string;
	title: string;
	description: string | undefined;
	/** Picture for links from other sites: a full address or a path without the base. */
	image?: string | undefined;
	/** For a page without a translation on a site in another language: the locale of the original text. */
	untranslated?: string;
	file: string;
	/** Made of code: it has the whole width, and shows its title itself, if it wants one. */
	isCode?: boolean;
	draft: boolean;
	unlisted: boolean;
	frontMatter: PageFrontMatter;
}

/** Reads the folder of free pages. A file's path is its page's path: `pages/a/b.md` stands at `/a/b/`. */
export function readFreePages(
	root: string,
	place: FileChoice = { folder: 'pages' },
	conventions = OWN_CONVENTIONS,
): { pages: FreePage[]; problems: Problem[] } {
	const results = listPages(root, place, conventions).map((file) => readContentFile(root, file, { schema: pageFrontMatterSchema, conventions }));
	return {
		problems: results.flatMap((result) =>
			'problems' in result ? result.problems : [...result.ignored, ...pageImage(root, result.source, conventions).problems],
		),
		pages: results.flatMap((result) => {
			if ('problems' in result) return [];
			const { source } = result;
			const { file, frontMatter } = source;
			const name = posix
				.relative(place.folder, file)
				.replace(/(^|\/)(index)?\.(?:mdx?|[jt]sx?)$/, '$1')
				.replace(/\.(?:mdx?|[jt]sx?)$/, '')
				.normalize();
			return {
				path: posix.join('/', frontMatter.slug ?? name, '/'),
				title: contentTitle(source) ?? frontMatter.title ?? name,
				description: frontMatter.description ?? firstParagraph(source, conventions),
				image: pageImage(root, source, conventions).image,
				file,
				...(isCodePage(file) && { isCode: true }),
				draft: frontMatter.draft,
				unlisted: frontMatter.unlisted,
				frontMatter,
			};
		}),
	};
}
