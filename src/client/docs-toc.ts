import { LiveElement } from './live-element.ts';
import { oncePerFrame } from './once-per-frame.ts';
import { reveal } from './reveal.ts';

/** A heading counts as read from this far below the place where a jump puts it, in px. */
const TOLERANCE = 8;

/**
 * Index of the section being read: the last heading at or above `line`; at the end of the page the last one.
 * `tops` are the headings' positions in document order, px from the top of the window like `line`; infinite for a hidden one. -1 above the first heading.
 */
export function sectionAt(tops: readonly number[], line: number, atEnd: boolean): number {
	return tops.findLastIndex((top) => (atEnd ? top < Number.POSITIVE_INFINITY : top <= line));
}

/** Shows the reading position in a table of contents: marks the link and moves the pointer beside it. */
export class DocsToc extends LiveElement {
	#current: HTMLAnchorElement | undefined;

	protected enter(signal: AbortSignal): void {
		const links = [...this.querySelectorAll('a')];
		const headings = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
		const update = oncePerFrame(() => {
			const root = document.documentElement;
			const line = (Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0) + TOLERANCE;
			const tops = headings.map((heading) => {
				const box = heading?.getClientRects()[0];
				// Headings in a column beside the text stay in view, so they do not tell what is being read. Only a page from right to left has a `dir`.
				return box && (document.dir ? box.right > innerWidth / 2 : box.left < innerWidth / 2) ? box.top : Number.POSITIVE_INFINITY;
			});
			const link = links[sectionAt(tops, line, scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 2)];
			if (link !== this.#current && !signal.aborted) this.#point(link);
		});
		addEventListener('scroll', update, { passive: true, signal });
		// Folding and filtering move headings without a scroll. The observer also reports the first size.
		const sizes = new ResizeObserver(update);
		sizes.observe(document.body);
		signal.addEventListener('abort', () => sizes.disconnect());
	}

	/** `--here` is the middle of the current link, px from the top of the box that scrolls. */
	#point(link: HTMLAnchorElement | undefined): void {
		const box = this.closest<HTMLElement>('.toc') ?? this;
		const here = this.querySelector<HTMLElement>('.toc-here');
		here?.style.removeProperty('--here');
		if (this.#current) this.#current.ariaCurrent = null;
		this.#current = link;
		this.parentElement?.querySelector('.toc-now')?.replaceChildren(link?.textContent ?? '');
		if (link === undefined) {
			box.scrollTop = 0;
			return;
		}
		link.ariaCurrent = 'true';
		reveal(box, link);
		const { top, height } = link.getBoundingClientRect();
		here?.style.setProperty('--here', `${top + height / 2 - box.getBoundingClientRect().top + box.scrollTop}px`);
	}
}
