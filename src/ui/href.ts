import { isSitePath } from '#text/is-site-path.ts';

/** Puts the site's base before a path of the site; full addresses and anchors stay as they are. */
export function withBase(base: string, to: string): string {
	return isSitePath(to) ? base + to.slice(1) : to;
}

/** Whether an address leads out of the site. */
export const isExternal = (to: string) => /^(?:https?:|\/\/)/.test(to);
