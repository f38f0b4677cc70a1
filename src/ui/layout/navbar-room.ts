import type { NavbarItemConfig } from '#schema/site-config.ts';
import { isSitePath } from '#text/is-site-path.ts';

/**
 * From which width of the window, in em, an item stands in the bar; below it the menu at the end of the bar has it. `ALWAYS` needs no such menu, `NEVER` is
 * always in it. A small window shows all items in its drawer. Of each width but `ALWAYS` there are two classes in `navbar.css`.
 */
export const WIDTHS = [70, 80, 90, 100] as const;
export const ALWAYS = 0;
export const NEVER = 999;
type BarWidth = typeof ALWAYS | (typeof WIDTHS)[number] | typeof NEVER;

/** From here on the bar shows its items (`--small` of `breakpoints.ts`), in em. */
const SMALLEST_BAR = 62.25;

/** In em of the document. A letter is 0.6 of its own size wide, which is much for most, and all of it in scripts without an alphabet. */
const LETTER_ROOM = 0.6 * 0.92;
const WIDE_LETTER = 0.92;
const GAP = 1;
/** Menus have an arrow and a frame, links to elsewhere an arrow. */
const MENU = 2.2;
const OUTSIDE = 1;
const PICTURE = 2.5;
/** Logo, search, colour mode. */
const FIXED_ITEMS = 7.2;
/** How often there is room between the parts of the bar and at its ends, which grows with the window (`navbar.css`). */
const GAPS = 5;
const gapsAt = (width: number) => GAPS * Math.min(1.5, 0.016 * width);
/** A choice of versions or languages. */
const CHOICE = 6;

/**
 * From which width of the window each item stands in the bar beside the title of the site. Those on the left stay longest, from the first on; choices and the one
 * call to action always do.
 */
export function navbarWidths(items: readonly NavbarItemConfig[], title: string): Map<NavbarItemConfig, BarWidth> {
	const widths = new Map<NavbarItemConfig, BarWidth>();
	const movable = items.filter(isMovable);
	const links = [...movable.filter(({ position }) => position === 'left'), ...movable.filter(({ position }) => position === 'right')];
	const sum = (list: readonly NavbarItemConfig[]) => list.reduce((width, item) => width + itemWidth(item), 0);
	const least = FIXED_ITEMS + titleWidth(title) + sum(items.filter((item) => !isMovable(item)));
	const fits = (needed: number, width: number) => needed + gapsAt(width) <= width;
	let used = fits(least + sum(links), SMALLEST_BAR) ? least : least + MENU + textWidth('more …');
	for (const item of links) {
		used += itemWidth(item);
		widths.set(item, fits(used, SMALLEST_BAR) ? ALWAYS : (WIDTHS.find((width) => fits(used, width)) ?? NEVER));
	}
	return widths;
}

const isMovable = (item: NavbarItemConfig) =>
	item.type !== 'docsVersionDropdown' && item.type !== 'localeDropdown' && !('look' in item && item.look === 'button');

function itemWidth(item: NavbarItemConfig): number {
	switch (item.type) {
		case 'docsVersionDropdown':
		case 'localeDropdown':
			return CHOICE;
		case 'html':
			return GAP + Math.max(PICTURE, textWidth(item.value.replace(/<[^>]*>/g, '').trim()));
		case 'menu':
			return GAP + MENU + textWidth(item.label);
		case 'link':
			if (item.picture !== undefined) return GAP + PICTURE;
			return GAP + textWidth(item.label) + (item.look === 'button' ? MENU : isSitePath(item.to) ? 0 : OUTSIDE);
		case 'api':
			return GAP + textWidth(item.label ?? item.id);
		default:
			return GAP + textWidth(item.label);
	}
}

const textWidth = (text: string): number =>
	[...text].reduce((sum, letter) => sum + (/[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uff60]/.test(letter) ? WIDE_LETTER : LETTER_ROOM), 0);

/** A title gives way until it stands in two lines. */
const titleWidth = (title: string): number => Math.max(textWidth(title) / 2, ...title.split(/\s+/).map(textWidth));
