import { createHash } from 'node:crypto';
import type { MarkdownSite } from '#navigation/markdown-site.ts';
import { FORMATS, LANGUAGE, OWN_WORDS } from '#words/locale.ts';
import { type ReadSource, wholeProgram } from './program-source.ts';
import { sourceHash } from './source-hash.ts';

/** The module that renders Markdown for pages. */
const RENDERER = 'src/layouts/render-prose.ts';
/** The module that makes the search index. */
const INDEXER = 'src/search/make-index.ts';
/** The module with the rules of the language, which is code, too. */
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

/** Key of rendered Markdown: its sources, and the program that renders it. */
export const markdownKey = (inputs: MarkdownInputs, read?: ReadSource): string => cacheKey(inputs, sourceHash(RENDERER, read));

/** Key of the terms of a page in the search index: the indexer, the rules of the language, and the format in which they are kept. */
export const searchKey = (read?: ReadSource): string => cacheKey(process.version, sourceHash(INDEXER, read), sourceHash(ANALYSIS, read));

/** Key of a doc, besides its text: `inputs`, and the program that reads it. */
export const docsKey = (inputs: object, read?: ReadSource): string => cacheKey(inputs, process.version, sourceHash(READER, read));

/** Key of a picture: its texts, and the program that draws it. */
export const pictureKey = (texts: object): string => cacheKey(texts, sourceHash(PAINTER));

/** Key of the forms of an icon: its drawing, and the program that paints it. */
export const iconKey = (drawing: string): string => cacheKey(drawing, sourceHash(ICON_PAINTER));

/** Key of a script for browsers: its modules, and their words. */
export const scriptKey = (source: string, read?: ReadSource): string => cacheKey(LANGUAGE, FORMATS, sourceHash(source, read));

/** Key of a finished page, besides the page itself: the program that finishes it. */
export const finishKey = (read?: ReadSource): string => cacheKey(sourceHash(FINISHER, read));

/** Key of compressed forms, besides the file itself: settings, and the libraries that compress. */
export const compressKey = (compression: string, read?: ReadSource): string =>
	cacheKey(compression, process.versions.brotli, process.versions.zlib, sourceHash(COMPRESSOR, read));

/** Key of a built site: everything it was made from (`#site/build/build-inputs.ts`), and the program as a whole. */
export const buildKey = (inputs: object, read?: ReadSource): string => cacheKey(inputs, LANGUAGE, FORMATS, process.version, programHash(read));

/** Key of a bundle of pages: everything of the site that is in it (`#site/build/kept-bundle.ts`), and the program as a whole. */
export const bundleKey = (inputs: object, read?: ReadSource): string => cacheKey('bundle', inputs, LANGUAGE, FORMATS, process.version, programHash(read));

/** Key of a bundle that depends on nothing of a site but `inputs`: anybody with this program may use it, with any version of Node. */
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
