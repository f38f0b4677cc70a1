import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Problem, problemOf } from '#schema/problem.ts';
import type { ContentFile } from './content-file.ts';
import { attachmentPath } from './markdown/attachment.ts';

/**
 * The picture that other sites show with a link to a page (`image` in its front matter): a full address, or a path in the site without the base of a file
 * in `public/` or beside the page. A file that does not exist is a problem.
 */
export function pageImage(root: string, { file, frontMatter, lineOf }: ContentFile<{ image?: string | undefined }>): { image?: string; problems: Problem[] } {
	const { image } = frontMatter;
	if (image === undefined) return { problems: [] };
	if (/^https?:/.test(image)) return { image, problems: [] };
	const path = image.startsWith('/') ? image : attachmentPath(root, image, file);
	if (path !== undefined && (path !== image || existsSync(join(root, 'public', path)))) return { image: path, problems: [] };
	const message = `Das Bild „${image}“ gibt es nicht.`;
	const hint = 'Mit „/“ beginnt der Pfad einer Datei in public/; jeder andere gilt ab dem Ordner der Seite.';
	return { problems: [problemOf('missing-image', { file, line: lineOf('image'), message, hint })] };
}
