import { ID, marked, withMark } from '#chrome/contract.ts';
import { ANNOUNCEMENT_KEY } from '#chrome/storage-keys.ts';
import { focusOn } from './focus-on.ts';
import { onClick } from './on-click.ts';
import { onStored } from './on-stored.ts';
import { readOwn, writeOwn } from './storage.ts';

/** Lets readers dismiss the announcement, in all open tabs. Its id is remembered, so the next announcement shows again. */
export function startAnnouncement(): void {
	const button = document.querySelector(withMark('dismiss'));
	if (button === null) return;
	const id = marked(button.closest(withMark('announcement')), 'announcement') ?? '';
	const hide = () => {
		document.documentElement.dataset.announcementDismissed = '';
	};
	onStored(() => {
		if (readOwn(ANNOUNCEMENT_KEY) === id) hide();
	});
	onClick(withMark('dismiss'), () => {
		writeOwn(ANNOUNCEMENT_KEY, id);
		hide();
		// The focus was on the removed button; it moves to the navbar, where reading goes on; not to a link in it, which a second press would follow.
		focusOn(document.getElementById(ID.navbar));
	});
}
