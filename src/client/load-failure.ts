import { route } from '#words/route.ts';
import type { FaultReason } from './load-page.ts';
import { markCurrent } from './sidebar.ts';

export interface LoadFailure {
	/** Says why; said again when a new try has failed, it leaves the focus where it is. */
	tell(reason: FaultReason): void;
	/** Brings the content back as it was. */
	end(): void;
}

/** Shows, in place of the page's content, that a page did not load, with ways on. `home` is the address of the page on display. */
export function showFailure(home: string, retry: () => void): LoadFailure {
	const { title } = document;
	const hidden = [...document.querySelectorAll<HTMLElement>('#page > :is(main, .toc)')];
	const [content] = hidden;
	// The same element without its content stands where the content stood. It comes first, so that the link to the content finds it.
	const notice = document.importNode(content ?? document.createElement('main'));
	notice.innerHTML =
		'<article class="prose"><h1 tabindex="-1"></h1><p></p><p><button class="button"></button> <button class="button"></button></p><p><a></a></p></article>';
	const [heading, text, , back] = notice.firstElementChild?.children ?? [];
	const [again, open] = notice.querySelectorAll('button');
	const link = back?.firstElementChild;
	if (!(heading instanceof HTMLElement && text && again && open && link instanceof HTMLAnchorElement)) throw new Error('The notice is incomplete.');
	heading.textContent = route.failed;
	again.textContent = route.retry;
	again.onclick = retry;
	open.textContent = route.open;
	open.onclick = () => location.reload();
	link.textContent = route.back(content?.querySelector('h1')?.textContent ?? title);
	link.href = home;
	for (const part of hidden) part.hidden = true;
	content?.before(notice);
	return {
		tell(reason) {
			text.textContent = route[reason];
			// What asks for a sign-in can only be answered when the browser shows it.
			open.hidden = reason !== 'foreign';
			document.title = route.failed;
			markCurrent();
			if (!notice.contains(document.activeElement)) heading.focus({ preventScroll: true });
		},
		end() {
			notice.remove();
			for (const part of hidden) part.hidden = false;
			document.title = title;
			markCurrent();
		},
	};
}
