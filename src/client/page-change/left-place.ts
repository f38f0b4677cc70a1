/** Where readers were on a page when they left it. */
export interface LeftPlace {
	/** Scroll position of the window, in px. */
	top: number;
	/** Address of the focused link, usually the one that was followed, and its index among the links with this address. */
	href?: string;
	index?: number;
}

/** Where the reader is on the current page. */
export function placeNow(): LeftPlace {
	const { activeElement: link } = document;
	const top = scrollY;
	return link instanceof HTMLAnchorElement ? { top, href: link.href, index: linksTo(link.href).indexOf(link) } : { top };
}

/** Moves the focus back to the link of a place. Returns whether that exists: a menu may have closed, the page may have changed. */
export function focusLeft({ href, index = 0 }: LeftPlace): boolean {
	const link = linksTo(href)[index];
	link?.focus({ preventScroll: true });
	return link !== undefined && document.activeElement === link;
}

const linksTo = (href: string | undefined) => [...document.links].filter((link) => link.href === href);
