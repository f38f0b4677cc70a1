import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemOf } from '#schema/problem.ts';
import { linkProblems } from '#words/link-problems.ts';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import type { ContentFile } from './content-file.ts';
import { attachmentInOtherCase, attachmentPath, fileInOtherCase, lackOfPicture } from './markdown/attachment.ts';
import type { Conventions } from './markdown/conventions.ts';
import { LACKS } from './markdown/find-picture.ts';

/**
 * The picture that other sites show with a link to a page (`image` in its front matter): a full address, or a path in the site without the base of a file
 * in `public/` or beside the page. A file that does not exist is a problem.
 */
export function pageImage(
	root: string,
	{ file, frontMatter, lineOf }: ContentFile<{ image?: string | undefined }>,
	conventions: Conventions,
): { image?: string; problems: Problem[] } {
	const { image } = frontMatter;
	if (image === undefined) return { problems: [] };
	if (/^(?:https?:|\/\/)/.test(image)) return { image, problems: [] };
	const published = (path: string) => conventions.files.some((folder) => existsSync(join(root, folder, path)));
	// A path without a slash may also count from the folder of files.
	const path = image.startsWith('/') ? image : (attachmentPath(image, file, { root, conventions }) ?? (published(image) ? `/${image}` : undefined));
	const place = { file, line: lineOf('image') };
	if (path === undefined || (path === image && !published(path))) {
		const inFolders = () => conventions.files.map((folder) => fileInOtherCase(root, join(folder, image))?.slice(folder.length));
		const other = image.startsWith('/') ? inFolders().find((found) => found !== undefined) : attachmentInOtherCase(image, file, { root });
		const hint = other === undefined ? syntaxOfOurs.imageHint : linkProblems.otherCase(other);
		return { problems: [problemOf('missing-image', { ...place, message: linkProblems.missingImage(image), hint })] };
	}
	const lack = lackOfPicture(path, { root, base: '/', conventions });
	if (lack === undefined) return { image: path, problems: [] };
	const [message, hint] = LACKS[lack];
	return { problems: [problemOf('missing-image', { ...place, message: message(image), hint })] };
}
