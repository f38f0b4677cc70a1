import { comparison as words } from '#words/comparison.ts';
import { LANGUAGE } from '#words/locale.ts';
import type { BuildComparison } from './compare-builds.ts';

/** How many pages are named where something differs. */
const MOST_NAMED_PAGES = 10;

const PERCENT = new Intl.NumberFormat(LANGUAGE, { minimumFractionDigits: 3, maximumFractionDigits: 3 });

/** How far two builds agree, in lines for owners. */
export function sayComparison({ pages, turns, titles, menus, trails, losses, ...counts }: BuildComparison): string[] {
	const named = (paths: readonly string[]) =>
		paths.length === 0 ? '' : `: ${paths.slice(0, MOST_NAMED_PAGES).join(' ')}${paths.length > MOST_NAMED_PAGES ? ' …' : ''}`;
	return [
		words.pages(pages.theirs, pages.ours, pages.missing.length) + named(pages.missing),
		...(['words', 'headings', 'ids', 'code', 'formulas', 'links', 'menu'] as const).map((part) => {
			const { theirs, lost } = counts[part];
			return words.lost(words[part], lost, { of: theirs, percent: PERCENT.format(theirs === 0 ? 0 : (100 * lost) / theirs) });
		}),
		words.differ(words.turns, turns.different.length, turns.pages) + named(turns.different),
		words.differ(words.titles, titles.different.length, titles.pages) + named(titles.different),
		words.differ(words.menus, menus.different.length, menus.pages) + named(menus.different),
		words.differ(words.trails, trails.different.length, trails.pages) + named(trails.different),
		...losses.slice(0, MOST_NAMED_PAGES).map(({ path, lost }) => `${path}: ${lost.slice(0, 12).join(' ')}`),
	];
}
