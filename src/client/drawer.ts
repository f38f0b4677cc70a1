import { onClick } from './on-click.ts';
import { onPage } from './page.ts';
import { revealCurrent } from './sidebar.ts';

/** Shows the navbar's links and the sidebar in a dialog on narrow screens. They are moved, not copied, so their state goes with them. */
export function startDrawer(): void {
	const drawer = document.querySelector<HTMLDialogElement>('.drawer');
	const button = document.querySelector<HTMLElement>('[data-drawer-open]');
	if (!(drawer && button)) return;
	let putBack = () => {};

	const close = () => {
		// Gives the focus back to the button by itself; its event comes too late for a route change.
		drawer.close();
		putBack();
	};
	// Without script it is a link to the navigation.
	button.role = 'button';
	onClick('[data-drawer-open]', (_, event) => {
		event.preventDefault();
		const parts = [...document.querySelectorAll('#navbar-links, #navbar-choices, #menu')];
		const places = parts.map((part) => {
			const place = document.createComment('');
			part.replaceWith(place);
			return place;
		});
		drawer.querySelector('.drawer-body')?.append(...parts);
		button.focus();
		drawer.showModal();
		button.ariaExpanded = 'true';
		revealCurrent(drawer);
		putBack = () => {
			for (const [index, part] of parts.entries()) places[index]?.replaceWith(part);
			button.ariaExpanded = 'false';
			putBack = () => {};
		};
	});
	button.addEventListener('keydown', (event) => {
		// Buttons know the space bar, links do not.
		if (event.key !== ' ') return;
		event.preventDefault();
		button.click();
	});
	onClick('.drawer a, [data-drawer-close]', close);
	drawer.addEventListener('click', (event) => {
		if (event.target === drawer && event.clientX > drawer.offsetWidth) close();
	});
	// Escape closes a dialog by itself.
	drawer.addEventListener('close', () => putBack());
	matchMedia('(min-width: 997px)').addEventListener('change', close);
	onPage((_, signal) => signal.addEventListener('abort', close));
}
