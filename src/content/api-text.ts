import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { z } from 'zod';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import { type ContentFile, readContentFile } from './content-file.ts';
import { OWN_CONVENTIONS } from './markdown/conventions.ts';

/** A text that stands beside the description of an API. */
interface ApiText {
	/** Relative to the root. */
	file: string;
	/** `undefined` when its front matter is faulty, which is reported where the site is read. */
	source: ContentFile<z.output<typeof pageFrontMatterSchema>> | undefined;
}

/**
 * The text for one page of an API, in the folder `texts`; `undefined` when nobody wrote one.
 * @param name slug of an operation or a group, or `overview`.
 */
export function readApiText(root: string, texts: string | undefined, name: string): ApiText | undefined {
	if (texts === undefined) return undefined;
	const file = posix.join(texts, `${name}.md`);
	if (!existsSync(join(root, file))) return undefined;
	const read = readContentFile(root, file, { schema: pageFrontMatterSchema, conventions: OWN_CONVENTIONS });
	return { file, source: 'source' in read ? read.source : undefined };
}
