import { toggleCategory } from './category.ts';
import { onPage } from './page.ts';
import { reveal } from './reveal.ts';
import { fillCategory } from './sidebar-fill.ts';
import { categoryKey, readState, writeState } from './sidebar-state.ts';

const known = new WeakSet<Element>();

/** Makes the sidebar's categories move, marks the current page and keeps what is open and where it is scrolled over route changes and loads. */
export function startSidebar(): void {
	onPage((page, signal) => {
		const sidebar = page.querySelector<HTMLElement>('nav.sidebar');
		if (sidebar === null) return;
		if (known.has(sidebar)) {
			markCurrent(sidebar, location.pathname);
			revealCurrent(sidebar);
		} else {
			known.add(sidebar);
			void restore(sidebar, signal);
		}
		const save = () => saveState(sidebar);
		sidebar.addEventListener('click', onClick, { signal });
		sidebar.addEventListener('toggle', save, { capture: true, signal });
		addEventListener('pagehide', save, { signal });
		signal.addEventListener('abort', save);
	});
}

/** Scrolls the sidebar, or the drawer around it, so that the current page's link can be seen. */
export function revealCurrent(sidebar: Element): void {
	const current = sidebar.querySelector('[aria-current=page]');
	if (current) reveal(sidebar.closest('.drawer-body') ?? sidebar, current);
}

/** Whether a sidebar has a link to the page at `path`. */
export function linksTo(sidebar: Element, path: string): boolean {
	return [...sidebar.querySelectorAll('a')].some((link) => isLinkTo(link, path));
}

function isLinkTo(link: HTMLAnchorElement, path: string): boolean {
	return link.origin === location.origin && link.pathname === path;
}

function markCurrent(sidebar: Element, path: string): void {
	for (const link of sidebar.querySelectorAll('a')) {
		if (!isLinkTo(link, path)) {
			link.removeAttribute('aria-current');
			continue;
		}
		link.setAttribute('aria-current', 'page');
		openAround(link, sidebar);
	}
}

/** Opens the categories a link stands in, and the category whose own page it leads to. */
function openAround(link: Element, sidebar: Element): void {
	for (const category of sidebar.querySelectorAll('details')) {
		if (category.contains(link) || (link.matches('.category-link') && category.parentElement === link.parentElement)) category.open = true;
	}
}

async function restore(sidebar: HTMLElement, signal: AbortSignal): Promise<void> {
	const { open, scroll } = readState(sidebar.dataset.sidebar ?? '');
	const fills: Promise<void>[] = [];
	for (const category of sidebar.querySelectorAll('details')) {
		const isOpen = open[categoryKey(category)];
		if (isOpen === undefined || isOpen === category.open || category.querySelector('[aria-current]')) continue;
		category.open = isOpen;
		if (isOpen) fills.push(fillCategory(category));
	}
	const place = () => {
		sidebar.scrollTop = scroll;
		revealCurrent(sidebar);
	};
	place();
	if (fills.length === 0) return;
	await Promise.all(fills);
	if (!signal.aborted && sidebar.scrollTop !== scroll) place();
}

function saveState(sidebar: HTMLElement): void {
	const id = sidebar.dataset.sidebar ?? '';
	const open = Object.fromEntries([...sidebar.querySelectorAll('details')].map((category) => [categoryKey(category), category.open]));
	// In the drawer it is the drawer that scrolls.
	writeState(id, { open, scroll: sidebar.closest('dialog') ? readState(id).scroll : sidebar.scrollTop });
}

function onClick(event: MouseEvent): void {
	const category = event.target instanceof Element ? event.target.closest('summary')?.parentElement : null;
	if (!(category instanceof HTMLDetailsElement)) return;
	event.preventDefault();
	void toggleCategory(category);
}
