import { toggleCategory } from './category.ts';
import { onClick } from './on-click.ts';
import { onPage } from './page.ts';
import { reveal } from './reveal.ts';
import { fillCategory } from './sidebar-fill.ts';
import { recall, remember } from './sidebar-memory.ts';

/** Makes the sidebar's categories move, marks the current page and keeps what is open and where it is scrolled over route changes and loads. */
export function startSidebar(): void {
	onClick('.category summary', ({ parentElement }, event) => {
		if (!(parentElement instanceof HTMLDetailsElement)) return;
		event.preventDefault();
		void toggleCategory(parentElement);
	});
	onPage((page, signal) => {
		const sidebar = page.querySelector<HTMLElement>('.sidebar');
		if (sidebar === null) return;
		if ('ready' in sidebar.dataset) {
			markCurrent();
			place(sidebar);
		} else void restore(sidebar);
		sidebar.dataset.ready = '';
		const save = () => remember(sidebar);
		addEventListener('pagehide', save, { signal });
		signal.addEventListener('abort', save);
	});
}

/** Scrolls the sidebar, or the drawer with the sidebar in it, so that the current page's link can be seen. */
export function revealCurrent(sidebar: Element): void {
	const current = sidebar.querySelector('[aria-current=page]');
	if (current) reveal(sidebar, current);
}

/** The links of a sidebar to the page in the address bar. */
export function linksHere(sidebar: Element): HTMLAnchorElement[] {
	return [...sidebar.querySelectorAll('a')].filter(({ host, pathname }) => host === location.host && pathname === location.pathname);
}

/** Marks the links to the page in the address bar, and opens the way to them. */
export function markCurrent(): void {
	const sidebar = document.querySelector('.sidebar');
	if (sidebar === null) return;
	for (const link of sidebar.querySelectorAll('[aria-current]')) link.ariaCurrent = null;
	for (const link of linksHere(sidebar)) {
		link.ariaCurrent = 'page';
		for (const category of sidebar.querySelectorAll('details')) {
			// The categories around the page, and the one whose own page it is.
			if (category.contains(link) || category.previousElementSibling === link) category.open = true;
		}
	}
}

async function restore(sidebar: HTMLElement): Promise<void> {
	const filled = reopen(sidebar, recall(sidebar).open);
	place(sidebar);
	await filled;
	place(sidebar);
}

/** Scrolls a sidebar to where it was, which it forgets whenever it is moved. */
function place(sidebar: HTMLElement): void {
	sidebar.scrollTop = recall(sidebar).scroll;
	revealCurrent(sidebar);
}

/** Opens and closes the categories in `part` as remembered; those that come without their lists take a while. */
async function reopen(part: Element, open: Record<string, boolean>): Promise<void> {
	for (const category of part.querySelectorAll('details')) {
		const wasOpen = open[category.dataset.key ?? ''];
		// The way to the current page is always open.
		if (wasOpen === undefined || category.querySelector('[aria-current]')) continue;
		category.open = wasOpen;
	}
	await Promise.all(
		[...part.querySelectorAll<HTMLDetailsElement>('details[open]:not(:has(ul))')].map(async (category) => {
			if (await fillCategory(category)) await reopen(category, open);
		}),
	);
}
