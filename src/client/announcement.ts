import { onClick } from './on-click.ts';
import { write } from './storage.ts';
import { ANNOUNCEMENT_KEY } from './storage-keys.ts';

/** Lets a reader dismiss the announcement; its id is remembered, so that the next announcement shows again. */
export function startAnnouncement(): void {
	onClick('[data-announcement] [data-dismiss]', (button) => {
		const bar = button.closest<HTMLElement>('[data-announcement]');
		write(ANNOUNCEMENT_KEY, bar?.dataset.announcement ?? '');
		document.documentElement.dataset.announcementDismissed = '';
		// The focus was on the button that is gone; it goes to what follows, not to the top of the document.
		document.querySelector<HTMLElement>('.brand')?.focus({ preventScroll: true });
	});
}
