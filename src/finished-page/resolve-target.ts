import { percentDecoded } from '#text/percent-decoded.ts';
/** Where a link leads, seen from the site. */
export type LinkTarget =
	/** Another site, mail, telephone: not checked. */
	| { kind: 'external' }
	/** The same origin, but not below the path that the site is published under. `path` is the whole path. */
	| { kind: 'outside-base'; path: string }
	/** `path` without the base, decoded; `fragment` decoded, empty when there is none. */
	| { kind: 'internal'; path: string; fragment: string };

/** Where the site is published: `url` is its origin, `base` begins and ends with a slash. */
export interface Published {
	url: string;
	base: string;
	/** Bases of the site in other languages, which are built and checked separately. */
	elsewhere?: readonly string[] | undefined;
}

/** Resolves `href` as a browser would on the page at `path` (without the base). */
export function resolveTarget(href: string, path: string, { url, base, elsewhere = [] }: Published): LinkTarget {
	const page = new URL(base + path.slice(1), url);
	const target = URL.parse(href.trim(), page);
	if (target === null || target.origin !== page.origin) return { kind: 'external' };
	const whole = percentDecoded(target.pathname);
	// Browsers take `:~:text=…` for a place in the text, not for an id.
	const fragment = percentDecoded(target.hash.slice(1)).replace(/:~:.*$/, '');
	if (whole === base.slice(0, -1)) return { kind: 'internal', path: '', fragment };
	const other = elsewhere.filter((start) => whole.startsWith(start)).sort((a, b) => b.length - a.length)[0];
	if (other !== undefined && (other.length > base.length || !whole.startsWith(base))) return { kind: 'external' };
	if (!whole.startsWith(base)) return { kind: 'outside-base', path: whole };
	return { kind: 'internal', path: whole.slice(base.length - 1), fragment };
}
