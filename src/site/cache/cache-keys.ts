import { createHash } from 'node:crypto';
import type { MarkdownSite } from '#navigation/markdown-site.ts';
import { FORMATS, LANGUAGE, OWN_WORDS } from '#words/locale.ts';
import { type ReadSource, wholeProgram } from './program-source.ts';
import { sourceHash } from './source-hash.ts';

/** The module that renders Markdown for pages. */
const RENDERER = 'src/layouts/render-prose.ts';
/** The module that makes the search index. */
const INDEXER = 'src/search/make-index.ts';
/** What it is given of the language: code, too. */
const ANALYSIS = `src/language/${LANGUAGE}/analysis.ts`;
/** The module that draws pictures for links. */
const PAINTER = 'src/machines/link-picture/draw-picture.ts';

/** The module that paints a site's icon. */
const ICON_PAINTER = 'src/site/build/paint-icon.ts';

/** The module that makes finished pages of what the engine prints. */
const FINISHER = 'src/site/build/finish-page.ts';
/** The module that reads docs. */
const READER = 'src/content/doc.ts';
/** The module that compresses. */
const COMPRESSOR = 'src/server/content-encoding.ts';

/** All that rendered Markdown depends on besides its own file. */
export interface MarkdownInputs {
	site: MarkdownSite;
	/** Files beside Markdown, relative to the root: whether one is there decides what a link or picture becomes. */
	attachments: readonly string[];
}

/** What decides that rendered Markdown may be used again: what it was made from, and the program that made it. */
export const markdownKey = (inputs: MarkdownInputs, read?: ReadSource): string => cacheKey(inputs, sourceHash(RENDERER, read));

/** What decides that the terms of a page may be used again in a search index: the indexer, what it knows of the language, and how it is kept. */
export const searchKey = (read?: ReadSource): string => cacheKey(process.version, sourceHash(INDEXER, read), sourceHash(ANALYSIS, read));

/** What decides, beside a text, that the doc which was read from it may be used again: `inputs`, and the program that reads it. */
export const docsKey = (inputs: object, read?: ReadSource): string => cacheKey(inputs, process.version, sourceHash(READER, read));

/** What decides that a picture may be used again: what stands on it, and the program that draws it. */
export const pictureKey = (texts: object): string => cacheKey(texts, sourceHash(PAINTER));

/** What decides that forms of an icon may be used again: its drawing, and the program that paints it. */
export const iconKey = (drawing: string): string => cacheKey(drawing, sourceHash(ICON_PAINTER));

/** What decides that a script for browsers may be used again: the modules that are in it, and the words in them. */
export const scriptKey = (source: string, read?: ReadSource): string => cacheKey(LANGUAGE, FORMATS, sourceHash(source, read));

/** What decides, beside a page itself, that its finished form may be used again: the program that finishes it. */
export const finishKey = (read?: ReadSource): string => cacheKey(sourceHash(FINISHER, read));

/** What decides, beside a file itself, that its compressed forms may be used again: settings, and the libraries that compress. */
export const compressKey = (compression: string, read?: ReadSource): string =>
	cacheKey(compression, process.versions.brotli, process.versions.zlib, sourceHash(COMPRESSOR, read));

/** What decides that a built site may stay as it is: everything that it was made from (`#site/build/build-inputs.ts`), and the program as a whole. */
export const buildKey = (inputs: object, read?: ReadSource): string => cacheKey(inputs, LANGUAGE, FORMATS, process.version, programHash(read));

/** What decides that a bundle of pages may be used again: everything of the site that is in it (`#site/build/kept-bundle.ts`), and the program as a whole. */
export const bundleKey = (inputs: object, read?: ReadSource): string => cacheKey('bundle', inputs, LANGUAGE, FORMATS, process.version, programHash(read));

/** The same of a bundle that holds nothing of a site but what it is told in `inputs`: whoever has this program may use it, whatever Node made it. */
export const commonBundleKey = (inputs: object): string => cacheKey('common bundle', inputs, LANGUAGE, FORMATS, programHash());

let hashOfProgram: string | undefined;

/** One hash of the program, which is as it is while it runs: its texts are read once. */
function programHash(read?: ReadSource): string {
	if (read !== undefined) return hashOfFiles(wholeProgram(read));
	hashOfProgram ??= hashOfFiles(wholeProgram());
	return hashOfProgram;
}

/** Of names, lengths and texts one after the other: as JSON the whole program is 8 MB more to be made. */
function hashOfFiles(files: ReturnType<typeof wholeProgram>): string {
	const hash = createHash('sha256').update(JSON.stringify([files.map(([file, text]) => [file, text?.length]), OWN_WORDS]));
	for (const [, text = ''] of files) hash.update(text);
	return hash.digest('hex');
}

/** Words that the site brings along are part of the program. */
const cacheKey = (...parts: unknown[]): string =>
	createHash('sha256')
		.update(JSON.stringify([parts, OWN_WORDS]))
		.digest('hex')
		.slice(0, 32);
