import { syncHead } from './page-head.ts';
import { enterPage, leavePage } from './page.ts';
import { linksTo } from './sidebar.ts';

/** Puts the page of another document of this site in place of the one on display. The address is the new page's already. */
export function swapPage(next: Document): void {
	leavePage();
	syncHead(next);
	syncNavbar(next);
	const page = document.getElementById('page');
	const nextPage = next.getElementById('page');
	if (!(page && nextPage)) return;
	document.adoptNode(nextPage);
	reviveScripts(nextPage);
	replacePage(page, nextPage);
	// Islands of the old page wait for this event to end their React trees.
	document.dispatchEvent(new Event('astro:after-swap'));
	enterPage();
}

/** The navbar stays; which link is current and where the versions lead may differ. */
function syncNavbar(next: Document): void {
	for (const part of document.querySelectorAll('#navbar-links, .navbar-tools .dropdown')) {
		const name = part.getAttribute('data-dropdown');
		const other = next.querySelector(name === null ? '#navbar-links' : `.navbar-tools [data-dropdown="${name}"]`);
		if (other && other.innerHTML !== part.innerHTML) part.replaceChildren(...other.childNodes);
	}
}

/** The sidebar on display stays, with its scroll position and open categories, when the next page has the same and it leads there. */
function replacePage(page: HTMLElement, next: HTMLElement): void {
	const sidebar = page.querySelector<HTMLElement>(':scope > nav.sidebar');
	const nextSidebar = next.querySelector<HTMLElement>(':scope > nav.sidebar');
	if (!(sidebar && nextSidebar && sidebar.dataset.sidebar === nextSidebar.dataset.sidebar && linksTo(sidebar, location.pathname))) {
		page.replaceWith(next);
		return;
	}
	for (const name of page.getAttributeNames()) if (!next.hasAttribute(name)) page.removeAttribute(name);
	for (const { name, value } of next.attributes) page.setAttribute(name, value);
	// Taking the sidebar out, even for a moment, would scroll it to its top; so everything else moves around it.
	for (const child of [...page.childNodes]) if (child !== sidebar) child.remove();
	const children = [...next.childNodes];
	const place = children.indexOf(nextSidebar);
	sidebar.before(...children.slice(0, place));
	sidebar.after(...children.slice(place + 1));
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
