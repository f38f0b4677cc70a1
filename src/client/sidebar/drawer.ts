import { ID, withMark } from '#chrome/contract.ts';
import { loadStyles } from '#client/load-styles.ts';
import { parseHtml } from '#client/parse-html.ts';
import { small } from '#ui/theme/breakpoints.ts';
import { drawer as strings } from '#words/drawer.ts';
import { DocsSidebar } from './docs-sidebar.ts';
import styles from './drawer.css?url';

let drawer: HTMLDialogElement | undefined;
let putBack = () => {};

/**
 * Shows navigation, tools and sidebar in a dialog. They are moved, not copied, so their state goes with them; `button` says that it is open.
 * Not where the reader has gone on to another page than that at `path`, or has a window wide enough, since asking for it.
 * Rejects when the styles of the drawer do not load; the next call tries again.
 */
export async function openDrawer(button: HTMLElement, path: string): Promise<void> {
	await loadStyles(styles);
	drawer ??= buildDrawer();
	if (drawer.open || location.pathname !== path || !matchMedia(small).matches) return;
	takeParts(drawer);
	button.focus();
	drawer.showModal();
	revealCurrent(drawer);
	button.ariaExpanded = 'true';
	drawer.onclose = () => {
		// Escape closes a dialog by itself.
		putBack();
		button.ariaExpanded = 'false';
	};
}

function takeParts(dialog: HTMLDialogElement): void {
	const parts = [...document.querySelectorAll(`${withMark('in-drawer')}, #${ID.menu}`)];
	const places = parts.map((part) => {
		const place = document.createComment('');
		part.replaceWith(place);
		return place;
	});
	dialog.lastElementChild?.append(...parts);
	putBack = () => {
		for (const menu of dialog.querySelectorAll<HTMLDetailsElement>('.dropdown[open]')) menu.open = false;
		for (const [index, part] of parts.entries()) places[index]?.replaceWith(part);
		putBack = () => {};
	};
}

function revealCurrent(dialog: HTMLDialogElement): void {
	const sidebar = dialog.querySelector('docs-sidebar');
	if (sidebar instanceof DocsSidebar) sidebar.revealCurrent(dialog);
}

function buildDrawer(): HTMLDialogElement {
	const dialog = document.createElement('dialog');
	dialog.className = 'drawer';
	dialog.ariaLabel = strings.label;
	const { body } = parseHtml(
		'<button type="button" class="tool"><svg class="icon" viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8"/></svg></button><div class="drawer-body"></div>',
	);
	dialog.append(...body.childNodes);
	dialog.querySelector('button')?.setAttribute('aria-label', strings.close);
	const close = () => {
		// Gives the focus back to the button by itself; its event comes too late for a change of the page.
		dialog.close();
		putBack();
	};
	let isPressedBeside = false;
	const isBeside = ({ target, clientX }: MouseEvent) => {
		const { left, right } = dialog.getBoundingClientRect();
		return target === dialog && (clientX < left || clientX > right);
	};
	dialog.addEventListener('pointerdown', (event) => {
		isPressedBeside = isBeside(event);
	});
	dialog.addEventListener('click', (event) => {
		const { target } = event;
		// Whoever pulls at the list may let go beside the drawer.
		if ((target instanceof Element && target.closest('a, .tool')) || (isPressedBeside && isBeside(event))) close();
	});
	// A page that was on its way comes while the drawer is open: each page has its own parts.
	document.addEventListener('astro:before-swap', () => putBack());
	document.addEventListener('astro:after-swap', () => {
		if (!dialog.open) return;
		takeParts(dialog);
		revealCurrent(dialog);
		// What had the focus may have gone with the page, or lost it on the way here.
		if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>('a[aria-current=page], .tool')?.focus();
	});
	matchMedia(small).addEventListener('change', close);
	if ('navigation' in window) {
		navigation.addEventListener('navigate', ({ navigationType }) => {
			// That the page on its way stands elsewhere is nothing that the reader has done.
			if (navigationType !== 'replace') close();
		});
	}
	document.body.append(dialog);
	return dialog;
}
