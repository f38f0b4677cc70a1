/** Where a reader was on a page when he left it. */
export interface LeftPlace {
	/** Scroll position of the window, in px. */
	top: number;
	/** Address of the link that had the focus, as a rule the one that he followed, and which of those with this address it was. */
	href?: string;
	index?: number;
}

/** Where the reader is on the page on display. */
export function placeNow(): LeftPlace {
	const { activeElement: link } = document;
	const top = scrollY;
	return link instanceof HTMLAnchorElement ? { top, href: link.href, index: linksTo(link.href).indexOf(link) } : { top };
}

/** Takes the focus back to the link of a place. Returns whether it is there: a menu may have closed, a page may be another today. */
export function focusLeft({ href, index = 0 }: LeftPlace): boolean {
	const link = linksTo(href)[index];
	link?.focus({ preventScroll: true });
	return link !== undefined && document.activeElement === link;
}

const linksTo = (href: string | undefined) => [...document.links].filter((link) => link.href === href);
