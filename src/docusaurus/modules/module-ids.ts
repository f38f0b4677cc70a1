import { join } from 'node:path';
import { nameOfSass } from '../styles/compile-sass.ts';

/** Modules that there are once, as they are imported. */
export const PAGES_ID = 'virtual:nonius/pages';
export const PAGE_PARTS_ID = 'virtual:nonius/page-parts';
export const LOCALE_ID = 'virtual:nonius/locale';
export const OWN_STYLES_ID = 'virtual:nonius/own-styles';
/** Modules made from files: the ids are no paths, so that no other part of the bundler takes them for its own. */
export const PAGE_PREFIX = '\0nonius-page:';
/** The parts of a page that hydrate, and the module that exports them. */
export const PARTS_PREFIX = '\0nonius-parts:';
export const PARTS_OF_PREFIX = '\0nonius-parts-of:';
export const CODE_PREFIX = '\0nonius-code:';
export const DRAWING_PREFIX = '\0nonius-drawing:';
export const DATA_PREFIX = '\0nonius-data:';
export const TEXT_PREFIX = '\0nonius-text:';
export const ADDRESS_PREFIX = '\0nonius-address:';
export const SHIM_PREFIX = '\0nonius-shim:';
/** What stands for a module that is not there, with the names that are wanted from it. */
export const NOTHING_PREFIX = '\0nonius-nothing:';

/** Suffix of the name of a module that is for browsers only. */
export const BROWSER_ONLY = '?browser-only';

/** Keeps the endings of files from the parts of the bundler that look at them. */
const ID_ENDING = '.nonius';

/** The file that a module is made from. */
export const pathOf = (id: string) => id.replace(/^\0[\w-]+:/, '').replace(/(?:\?.*|\.nonius)$/, '');

/** The id of a module that only our own code names: one that there is once, or a page or its parts by the name of the file in `root`. */
export function ownId(specifier: string, root: string): string | undefined {
	if ([PAGES_ID, PAGE_PARTS_ID, LOCALE_ID, OWN_STYLES_ID].includes(specifier)) return `\0${specifier}`;
	const [, kind, file = ''] = /^(nonius-(?:page|parts|parts-of):)(.*)$/.exec(specifier) ?? [];
	return kind && `\0${kind}${join(root, file)}${ID_ENDING}`;
}

const ASSET_FILE = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|mp4|webm|ogg|mp3|wav|flac|aac|pdf|zip|docx?|xlsx?|pptx?)$/i;

/** Files that the bundler reads itself. */
const BUNDLED = /\.(?:css|json5?|wasm|html?|woff2?|ttf|otf|eot|apng|jfif|svg|opus|m4a|mov|webmanifest)$/i;

/** What a site brings for files that its code imports. */
interface SiteLoaders {
	/** It can compile style sheets in Sass. */
	hasSass: boolean;
	/** Patterns of files that are imported for their text. */
	textFiles: readonly RegExp[];
}

/** How the bundler is to read a file. */
export function idOf(path: string, query: string, { hasSass, textFiles }: SiteLoaders = { hasSass: false, textFiles: [] }): string {
	if (query === '?raw' || textFiles.some((pattern) => pattern.test(path)) || /\.(?:txt|graphql|proto)$/.test(path)) return TEXT_PREFIX + path + ID_ENDING;
	if (query === '?url' || ASSET_FILE.test(path)) return ADDRESS_PREFIX + path + ID_ENDING;
	if (query !== '') return path + query;
	if (/\.mdx?$/.test(path)) return PAGE_PREFIX + path + ID_ENDING;
	if (hasSass && /\.s[ac]ss$/.test(path)) return nameOfSass(path);
	if (/\.(?:s[ac]ss|less|styl)$/.test(path)) return NOTHING_PREFIX;
	if (/\.ya?ml$/.test(path)) return DATA_PREFIX + path + ID_ENDING;
	if (path.includes('/node_modules/')) return path;
	if (path.endsWith('.svg')) return DRAWING_PREFIX + path + ID_ENDING;
	if (/\.[cm]?[jt]sx?$/.test(path)) return CODE_PREFIX + path + ID_ENDING;
	// A file that nobody else can read, such as a `Dockerfile`, is imported for its text.
	return BUNDLED.test(path) ? path : TEXT_PREFIX + path + ID_ENDING;
}
