import { oncePerFrame } from './frame.ts';
import { onPage } from './page.ts';
import { reveal } from './reveal.ts';

/** A heading counts as read from this far below the place where a jump puts it, in px. */
const TOLERANCE = 8;

/**
 * Index of the section being read: the last heading at or above `line`; at the end of the page the last one.
 * `tops` are the headings' positions in document order, px from the top of the window like `line`. -1 above the first heading.
 */
export function sectionAt(tops: readonly number[], line: number, atEnd: boolean): number {
	return atEnd ? tops.length - 1 : tops.findLastIndex((top) => top <= line);
}

/** Shows the reading position in the table of contents: marks the link and moves the pointer beside it. */
export function startToc(): void {
	onPage((page, signal) => {
		const toc = page.querySelector<HTMLElement>('.toc');
		if (toc === null) return;
		const sections = [...toc.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')].flatMap((link) => {
			const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
			return heading ? [{ link, heading }] : [];
		});
		const first = sections[0];
		if (first === undefined) return;
		let current: number | undefined;
		const update = oncePerFrame(() => {
			if (signal.aborted) return;
			const { scrollHeight } = document.documentElement;
			const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
			const now = sectionAt(
				sections.map(({ heading }) => heading.getBoundingClientRect().top),
				jumpLine(first.heading) + TOLERANCE,
				atEnd,
			);
			if (now === current) return;
			if (current !== undefined) sections[current]?.link.removeAttribute('aria-current');
			current = now;
			point(toc, sections[now]?.link);
		});
		addEventListener('scroll', update, { passive: true, signal });
		addEventListener('resize', update, { passive: true, signal });
		update();
	});
}

/** Where a jump puts a heading, px from the top of the window. */
function jumpLine(heading: Element): number {
	const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
	const margin = Number.parseFloat(getComputedStyle(heading).scrollMarginTop) || 0;
	return Math.max(padding + margin, document.getElementById('navbar')?.offsetHeight ?? 0);
}

function point(toc: HTMLElement, link: Element | undefined): void {
	const here = toc.querySelector<HTMLElement>('.toc-here');
	if (link === undefined) {
		here?.style.removeProperty('--here');
		return;
	}
	link.setAttribute('aria-current', 'true');
	reveal(toc, link);
	const frame = here?.offsetParent;
	if (!(here && frame)) return;
	const top = link.getBoundingClientRect().top - frame.getBoundingClientRect().top - frame.clientTop + frame.scrollTop;
	here.style.setProperty('--here', `${Math.round(top)}px`);
}
