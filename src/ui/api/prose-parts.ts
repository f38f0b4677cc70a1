import type { TocHeading } from '../layout/Toc.tsx';

/** A rendered text that stands beside the description. */
export interface Prose {
	html: string;
	headings: readonly TocHeading[];
}

/** Cuts a rendered text before its first heading: what comes first says what the page is about, the rest can wait. */
export function cutProse(html: string): { intro: string; rest: string } {
	const at = html.search(/<h[2-6][\s>]/);
	return at === -1 ? { intro: html, rest: '' } : { intro: html.slice(0, at), rest: html.slice(at) };
}
