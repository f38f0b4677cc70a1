import { ID, marked, withMark } from '#chrome/contract.ts';
import { DocsSidebar } from '#client/sidebar/docs-sidebar.ts';
import { syncHead } from './page-head.ts';

/**
 * Puts the page of another document of this site in place of the one on display. The address is the new page's already.
 * `showStyles` removes styles that only the old page needed. Nothing here measures the page, so that it is laid out once, when it is complete.
 */
export function swapPage(next: Document, showStyles: () => void): void {
	// Parts of the old page that were moved elsewhere (into the drawer) are put back.
	document.dispatchEvent(new Event('astro:before-swap'));
	syncHead(next);
	for (const part of document.querySelectorAll(withMark('page-part'))) {
		const other = next.querySelector(`[data-page-part="${CSS.escape(marked(part, 'page-part') ?? '')}"]`);
		if (other && !part.isEqualNode(other)) part.replaceWith(other);
	}
	const page = document.getElementById(ID.page);
	const nextPage = next.getElementById(ID.page);
	if (!(page && nextPage)) return;
	document.adoptNode(nextPage);
	keepSidebar(page, nextPage);
	page.replaceWith(nextPage);
	loadModules(nextPage);
	showStyles();
	// Islands of the old page wait for this event to end their React trees.
	document.dispatchEvent(new Event('astro:after-swap'));
}

/** The same sidebar stays as it is, open categories and all, when it knows the new page. */
function keepSidebar(page: HTMLElement, nextPage: HTMLElement): void {
	const sidebar = page.querySelector('docs-sidebar');
	const nextSidebar = nextPage.querySelector('docs-sidebar');
	if (!(sidebar instanceof DocsSidebar) || marked(sidebar, 'sidebar') !== marked(nextSidebar, 'sidebar') || sidebar.linksHere().length === 0) return;
	if (sidebar.parentElement) nextSidebar?.parentElement?.replaceWith(sidebar.parentElement);
}

/** Scripts of a parsed document never run, so they are imported: each is a module that runs once, however many pages name it. */
function loadModules(page: HTMLElement): void {
	for (const { src } of page.querySelectorAll<HTMLScriptElement>('script[type=module][src]')) import(/* @vite-ignore */ src).catch(reportError);
}
