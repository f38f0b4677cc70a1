import { createHash } from 'node:crypto';
import { namesIn } from '#finished-page/names.ts';
import { STYLE_TAGS, takeApart } from './prune-styles.ts';

/** Style elements up to this length stay in the page: a link would be no shorter, and the order of the layers must be known at once. */
const SHORT = 500;

export interface SharedStyles {
	/** Takes note of what a page has. Call it with every page first. */
	add(html: string): void;
	/** The page with links in place of its style elements. */
	link(html: string): string;
	/** The style sheets that the links lead to; `path` is below the folder of the site. */
	sheets(): { path: string; css: string }[];
}

/**
 * Style sheets for pages of one kind, with the rules that any of them needs. A reader loads them once instead of with every page.
 * @param base path that the site is published under, with a slash at the end.
 * @param added classes (`.name`) and elements (`name`) that scripts add later; rules for them stay.
 */
export function createSharedStyles({ base, added }: { base: string; added: Iterable<string> }): SharedStyles {
	const names = new Set(added);
	const written = new Set<string>();
	const sheets = new Map<string, { path: string; css: string }>();
	const sheetOf = (css: string) => {
		const known = sheets.get(css);
		if (known) return known;
		const pruned = takeApart(css)(names);
		const sheet = { path: `/_astro/api.${createHash('sha256').update(pruned).digest('hex').slice(0, 8)}.css`, css: pruned };
		sheets.set(css, sheet);
		return sheet;
	};
	return {
		add(html) {
			for (const name of namesIn(html)) names.add(name);
			for (const [, , css = ''] of html.matchAll(STYLE_TAGS)) if (css.length > SHORT) written.add(css);
		},
		link: (html) =>
			html.replace(STYLE_TAGS, (element, _open: string, css: string) =>
				css.length > SHORT ? `<link rel="stylesheet" href="${base}${sheetOf(css).path.slice(1)}">` : element,
			),
		sheets: () => [...written].map(sheetOf),
	};
}
