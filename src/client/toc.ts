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
		const fold = toc.querySelector('details');
		const links = [...toc.querySelectorAll('a')];
		document.addEventListener(
			'click',
			({ target }) => {
				// A bar above the text covers it while it is unfolded.
				if (fold && target instanceof Element && (!fold.contains(target) || target.closest('a'))) fold.open = false;
			},
			{ signal },
		);
		const headings = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
		let current: HTMLAnchorElement | undefined;
		const update = oncePerFrame(() => {
			const root = document.documentElement;
			const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE;
			const tops = headings.map((heading) => heading?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY);
			const link = links[sectionAt(tops, line, scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2)];
			if (link === current || signal.aborted) return;
			if (current) current.ariaCurrent = null;
			current = link;
			const now = toc.querySelector('.toc-now');
			if (now) now.textContent = link?.textContent ?? '';
			point(toc, link);
		});
		addEventListener('scroll', update, { passive: true, signal });
		addEventListener('resize', update, { passive: true, signal });
		update();
	});
}

/** `--here` is the middle of the current link, px from the top of the table of contents. */
function point(toc: HTMLElement, link: HTMLAnchorElement | undefined): void {
	const here = toc.querySelector<HTMLElement>('.toc-here');
	here?.style.removeProperty('--here');
	if (link === undefined) return;
	link.ariaCurrent = 'true';
	reveal(toc, link);
	const { top, height } = link.getBoundingClientRect();
	here?.style.setProperty('--here', `${top + height / 2 - toc.getBoundingClientRect().top + toc.scrollTop}px`);
}
