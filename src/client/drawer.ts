import { onPage } from './page.ts';
import { revealCurrent } from './sidebar.ts';

const DESKTOP = '(min-width: 997px)';

/** Shows the navbar's links and the sidebar in a dialog on narrow screens. They are moved, not copied, so their state goes with them. */
export function startDrawer(): void {
	const drawer = document.querySelector<HTMLDialogElement>('dialog.drawer');
	const body = drawer?.querySelector('.drawer-body');
	const button = document.querySelector<HTMLElement>('[data-drawer-open]');
	if (!(drawer && body && button)) return;
	const places = new Map<Element, Comment>();

	const open = () => {
		for (const part of document.querySelectorAll('#navbar-links, #menu')) {
			const place = document.createComment('');
			part.replaceWith(place);
			places.set(part, place);
			body.append(part);
		}
		drawer.showModal();
		button.setAttribute('aria-expanded', 'true');
		const menu = body.querySelector('#menu');
		if (menu) revealCurrent(menu);
	};
	const putBack = () => {
		for (const [part, place] of places) place.replaceWith(part);
		places.clear();
		button.setAttribute('aria-expanded', 'false');
	};
	const close = () => {
		if (!drawer.open) return;
		drawer.close();
		putBack();
		button.focus({ preventScroll: true });
	};

	button.setAttribute('role', 'button');
	button.setAttribute('aria-expanded', 'false');
	button.addEventListener('click', (event) => {
		event.preventDefault();
		open();
	});
	button.addEventListener('keydown', (event) => {
		if (event.key !== ' ') return;
		event.preventDefault();
		open();
	});
	drawer.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return;
		if (event.target.closest('a, [data-drawer-close]') || (event.target === drawer && isOutside(event, drawer))) close();
	});
	// Escape closes a dialog by itself.
	drawer.addEventListener('close', putBack);
	matchMedia(DESKTOP).addEventListener('change', ({ matches }) => {
		if (matches) close();
	});
	onPage((_, signal) => signal.addEventListener('abort', close));
}

/** Whether a click fell on the backdrop, which counts as part of the dialog. */
function isOutside({ clientX, clientY }: MouseEvent, drawer: HTMLDialogElement): boolean {
	const { left, right, top, bottom } = drawer.getBoundingClientRect();
	return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
