import { ID } from '#chrome/contract.ts';
import { focusOn } from '#client/focus-on.ts';
import { retryButton } from '#client/retry/retry-button.ts';
import { DocsSidebar } from '#client/sidebar/docs-sidebar.ts';
import { pageChange } from '#words/page-change.ts';
import type { FaultReason } from './load-page.ts';

export interface PageFailure {
	/** Shows the reason. After another failed try it does not move the focus. */
	tell(reason: FaultReason): void;
	/** Restores the content. */
	end(): void;
}

/** Shows, in place of the page's content, that a page did not load, and offers ways to continue. `home` is the address of the current page. */
export function showFailure(home: string, retry: () => void): PageFailure {
	const { title } = document;
	const parts = [...document.querySelectorAll<HTMLElement>(`#${ID.page}>:not(#${ID.menu},[hidden])`)];
	const content = parts.find((part) => part.matches('main'));
	// An empty copy of the element replaces the content. It comes first, so that the skip link finds it.
	const notice = document.importNode(content ?? document.createElement('main'));
	const article = addElement(notice, 'article', '');
	article.className = 'prose';
	const heading = addElement(article, 'h1', pageChange.failed);
	const text = addElement(article, 'p', '');
	let reason: FaultReason;
	// A sign-in page of the network only works if the browser shows it.
	article.append(retryButton(() => (reason === 'foreign' ? location.reload() : retry())));
	addElement(addElement(article, 'p', ''), 'a', pageChange.back(content?.querySelector('h1')?.textContent ?? title)).setAttribute('href', home);
	for (const part of parts) part.hidden = true;
	content?.before(notice);
	return {
		tell(why) {
			reason = why;
			text.textContent = pageChange[reason];
			document.title = pageChange.failed;
			markCurrent();
			if (!notice.contains(document.activeElement)) focusOn(heading);
		},
		end() {
			notice.remove();
			for (const part of parts) part.hidden = false;
			document.title = title;
			markCurrent();
		},
	};
}

/** The sidebar marks the page in the address bar. */
function markCurrent(): void {
	const sidebar = document.querySelector('docs-sidebar');
	if (sidebar instanceof DocsSidebar) sidebar.markCurrent();
}

function addElement(place: HTMLElement, name: string, words: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = words;
	place.append(element);
	return element;
}
