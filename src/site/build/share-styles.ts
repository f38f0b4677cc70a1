import { createHash } from 'node:crypto';
import { STYLE_TAGS, takeApart } from './prune-styles.ts';

/** Style elements up to this length stay in the page: a link would not be shorter, and the order of the layers must be known at once. */
const SHORT_SHEET = 500;

/** The style sheets of a page that deserve a file of their own. */
export const longSheets = (html: string): string[] => [...html.matchAll(STYLE_TAGS)].flatMap(([, , css = '']) => (css.length > SHORT_SHEET ? [css] : []));

/** A style sheet for many pages: its text on each of them, the link that replaces it, and the file. `path` is in the site, with a leading slash. */
export interface SharedSheet {
	css: string;
	link: string;
	file: { path: string; text: string };
}

/**
 * Style sheets for pages of one kind, with the rules that any of them needs. A reader loads them once instead of with every page.
 * @param sheets the texts on the pages.
 * @param base path that the site is published under, with a trailing slash.
 * @param names classes (`.name`) and elements (`name`) that any of the pages has, or that scripts add.
 */
export function shareStyles(sheets: Iterable<string>, { base, names }: { base: string; names: ReadonlySet<string> }): SharedSheet[] {
	return [...sheets].map((css) => {
		const text = takeApart(css)(names);
		const path = `/_astro/api.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.css`;
		return { css, link: `<link rel="stylesheet" href="${base}${path.slice(1)}">`, file: { path, text } };
	});
}
