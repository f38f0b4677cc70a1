/** Modules that there are once, as they are imported. */
export const PAGES = 'virtual:nonius/pages';
export const PAGE_PARTS = 'virtual:nonius/page-parts';
export const LOCALE = 'virtual:nonius/locale';
/** Modules made from files: the ids are no paths, so that no other part of the bundler takes them for its own. */
export const PAGE = '\0nonius-page:';
/** What of a page hydrates, and where that is taken from. */
export const PARTS = '\0nonius-parts:';
export const PARTS_OF = '\0nonius-parts-of:';
export const CODE = '\0nonius-code:';
export const DRAWING = '\0nonius-drawing:';
export const DATA = '\0nonius-data:';
export const TEXT = '\0nonius-text:';
export const ADDRESS = '\0nonius-address:';
export const SHIM = '\0nonius-shim:';
/** What stands for a module that is not there, with the names that are wanted from it. */
export const NOTHING = '\0nonius-nothing:';

/** Keeps the endings of files from the parts of the bundler that look at them. */
export const END = '.nonius';

/** The file that a module is made from. */
export const pathOf = (id: string) => id.replace(/^\0[\w-]+:/, '').replace(/(?:\?.*|\.nonius)$/, '');

const MEDIA = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|tiff?|mp4|webm|ogg|mp3|wav|flac|aac|pdf|zip|docx?|xlsx?|pptx?)$/i;

/** How the bundler shall read a file. */
export function idOf(path: string, query: string): string {
	if (query === '?raw' || /\.(?:txt|graphql|proto)$/.test(path)) return TEXT + path + END;
	if (query === '?url' || MEDIA.test(path)) return ADDRESS + path + END;
	if (query !== '') return path + query;
	if (/\.mdx?$/.test(path)) return PAGE + path + END;
	if (/\.(?:s[ac]ss|less|styl)$/.test(path)) return NOTHING;
	if (/\.ya?ml$/.test(path)) return DATA + path + END;
	if (path.includes('/node_modules/')) return path;
	if (path.endsWith('.svg')) return DRAWING + path + END;
	return /\.[cm]?[jt]sx?$/.test(path) ? CODE + path + END : path;
}
