import { marked } from '#chrome/contract.ts';
import { LiveElement } from '#client/live-element.ts';
import { offerRetry } from '#client/retry/offer-retry.ts';
import { reveal } from '#client/reveal.ts';
import { loadFailure } from '#words/load-failure.ts';
import { REMEMBERED, recall, remember } from './sidebar-memory.ts';

/**
 * The lists of a sidebar. Categories open with an animation and the current page is marked. Open categories and the scroll position are kept when the
 * page changes (the element stays) and when the document loads again (they are stored).
 */
export class DocsSidebar extends LiveElement {
	/** Scroll position of the box around the element, which is lost whenever the element is moved. */
	#scroll = 0;
	#isRestored = false;

	constructor() {
		super();
		this.addEventListener('click', (event) => {
			const category = event.target instanceof Element && event.target.closest('summary')?.parentElement;
			if (!(category instanceof HTMLDetailsElement)) return;
			event.preventDefault();
			void toggle(category);
		});
		this.addEventListener('pointerenter', () => loadToggle().catch(() => {}), { once: true });
	}

	protected enter(signal: AbortSignal): void {
		const box = this.parentElement;
		const name = marked(this, 'sidebar') ?? '';
		if (this.#isRestored) {
			this.markCurrent();
			// Later, so that the new page is laid out once.
			queueMicrotask(() => this.#place());
		} else {
			this.#isRestored = true;
			const memory = recall(name);
			// Whatever a reader has scrolled, opened or closed while the script was loading stays so.
			queueMicrotask(() => {
				this.#scroll = box?.scrollTop || memory.scroll;
				if (!box?.scrollTop) this.#place();
			});
			void this.#reopen(this.closest('[data-ready]') || !navigator.userActivation?.hasBeenActive ? memory.open : {});
		}
		const noteScroll = () => {
			// In the drawer, the dialog scrolls and not this box.
			if (!this.closest('dialog')) this.#scroll = box?.scrollTop ?? 0;
		};
		box?.addEventListener('scroll', noteScroll, { passive: true, signal });
		const save = () => remember(name, this, this.#scroll);
		addEventListener('pagehide', save, { signal });
		signal.addEventListener('abort', save);
	}

	/** Marks the first link to the page in the address bar, and opens the way to each. */
	markCurrent(): void {
		for (const link of this.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
		this.linksHere().forEach((link, index) => {
			if (!index) link.ariaCurrent = 'page';
			for (const category of this.querySelectorAll('details')) {
				// The categories around the page, and the one whose own page it is.
				if (category.contains(link) || category.previousElementSibling === link) category.open = true;
			}
		});
	}

	/** The links to the page in the address bar. */
	linksHere(): HTMLAnchorElement[] {
		return [...this.querySelectorAll('a')].filter(({ host, pathname }) => host === location.host && pathname === location.pathname);
	}

	/** Scrolls `box` so that the current page's link can be seen. */
	revealCurrent(box: Element): void {
		const current = this.querySelector('[aria-current=page]');
		if (current) reveal(box, current);
	}

	/** Opens and closes the categories as remembered; those that come without their lists take a while. */
	async #reopen(open: Record<string, boolean>): Promise<void> {
		const reopen = (part: Element) => {
			for (const category of part.querySelectorAll<HTMLDetailsElement>(REMEMBERED)) {
				// The way to the current page is always open.
				if (!category.querySelector('[aria-current]')) category.open = open[marked(category, 'key') ?? ''] ?? category.open;
			}
		};
		reopen(this);
		if (this.querySelector('details[open]:not(:has(ul))')) {
			const code = await loadToggle();
			if (await code.refill(this, reopen)) this.#place();
		}
	}

	#place(): void {
		const box = this.parentElement;
		if (box === null || this.closest('dialog')) return;
		box.scrollTop = this.#scroll;
		this.revealCurrent(box);
	}
}

/** The code that animates and fills categories; loaded when a reader is about to use one. */
const loadToggle = () => import('./toggle-category.ts');

/** If the code of the animation does not load, the category opens at once; if its list does not load, a dialog says so, unless the page has changed. */
async function toggle(category: HTMLDetailsElement): Promise<void> {
	try {
		await (await loadToggle()).toggleCategory(category);
	} catch (error) {
		reportError(error);
		if (category.querySelector('ul')) category.open = !category.open;
		else if (category.isConnected) offerRetry(loadFailure.list, () => void toggle(category));
	}
}
