import { ID } from '#chrome/contract.ts';

/** Names a scrollable frame by its title, otherwise by its heading and the tab that it is in, and removes the name from one that no longer scrolls. */
export function nameFrame(frame: HTMLElement): void {
	// A table of contents has a name already.
	if (frame.matches('.toc')) return;
	frame.role = frame.ariaLabel = null;
	if (frame.tabIndex < 0) return;
	const headings = [...document.querySelectorAll(`#${ID.page} :is(h1,h2,h3,h4,h5,h6)`)];
	const heading = headings.findLast((one) => one.compareDocumentPosition(frame) & Node.DOCUMENT_POSITION_FOLLOWING);
	const title = frame.querySelector('caption') ?? frame.closest('.code')?.querySelector('.code-title') ?? heading;
	frame.role = 'region';
	const name = title?.textContent?.trim() ?? document.title;
	// The element around the tabs has the name of the heading, too.
	const tab = title === heading ? frame.closest<HTMLElement>('[data-label]')?.dataset.label : undefined;
	frame.ariaLabel = tab === undefined ? name : `${name}, ${tab}`;
}
