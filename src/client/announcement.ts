import { marked, withMark } from '#chrome/contract.ts';
import { ANNOUNCEMENT_KEY } from '#chrome/storage-keys.ts';
import { onClick } from './on-click.ts';
import { writeStored } from './storage.ts';

/** Lets a reader dismiss the announcement; its id is remembered, so that the next announcement shows again. */
export function startAnnouncement(): void {
	onClick(withMark('dismiss'), (button) => {
		writeStored(ANNOUNCEMENT_KEY, marked(button.closest(withMark('announcement')), 'announcement') ?? '');
		document.documentElement.dataset.announcementDismissed = '';
		// The focus was on the button that is gone; it goes to what follows, not to the top of the document.
		document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
	});
}
