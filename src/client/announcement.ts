import { write } from './storage.ts';
import { ANNOUNCEMENT_KEY } from './storage-keys.ts';

/** Lets a reader dismiss the announcement; its id is remembered, so that the next announcement shows again. */
export function startAnnouncement(): void {
	const bar = document.querySelector<HTMLElement>('[data-announcement]');
	bar?.querySelector('[data-dismiss]')?.addEventListener('click', () => {
		write(ANNOUNCEMENT_KEY, bar.dataset.announcement ?? '');
		document.documentElement.dataset.announcementDismissed = '';
		bar.hidden = true;
		// The focus was on the button that is gone; it goes to what follows, not to the top of the document.
		document.querySelector<HTMLElement>('#navbar .brand')?.focus({ preventScroll: true });
	});
}
