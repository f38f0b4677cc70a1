import { enterPage, leavePage } from './page.ts';
import { syncHead } from './page-head.ts';
import { linksHere } from './sidebar.ts';

/** What of the navbar depends on the page. */
const NAVBAR_PARTS = '.brand, #navbar-links, #navbar-choices';

/**
 * Puts the page of another document of this site in place of the one on display. The address is the new page's already.
 * `removeStyles` takes away what only the old page needed. Nothing here measures the page, so that it is laid out once, when it is complete.
 */
export function swapPage(next: Document, removeStyles: () => void): void {
	leavePage();
	syncHead(next);
	const parts = next.querySelectorAll(NAVBAR_PARTS);
	for (const [index, part] of document.querySelectorAll(NAVBAR_PARTS).entries()) {
		const other = parts[index];
		if (other && !part.isEqualNode(other)) part.replaceWith(other);
	}
	const page = document.getElementById('page');
	const nextPage = next.getElementById('page');
	if (!(page && nextPage)) return;
	document.adoptNode(nextPage);
	reviveScripts(nextPage);
	const sidebar = page.querySelector<HTMLElement>('.sidebar');
	const nextSidebar = nextPage.querySelector<HTMLElement>('.sidebar');
	if (sidebar && sidebar.dataset.sidebar === nextSidebar?.dataset.sidebar && linksHere(sidebar).length > 0) nextSidebar?.replaceWith(sidebar);
	page.replaceWith(nextPage);
	removeStyles();
	// Islands of the old page wait for this event to end their React trees.
	document.dispatchEvent(new Event('astro:after-swap'));
	enterPage();
}

/** Scripts that came through a parser never run; copies do, once they are put into the document. */
function reviveScripts(page: HTMLElement): void {
	for (const script of page.querySelectorAll('script')) {
		const copy = document.createElement('script');
		for (const { name, value } of script.attributes) copy.setAttribute(name, value);
		copy.text = script.text;
		script.replaceWith(copy);
	}
}
