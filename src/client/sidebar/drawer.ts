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
 * Does nothing if the reader has gone to another page than that at `path` meanwhile, or the window has become wide enough.
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
		// `close` returns the focus to the button. The parts are put back here, because the event `close` comes too late for a change of page.
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
		// With these keys the page opens in another tab, and the reader may want to open more.
		const isChosen = target instanceof Element && target.closest(event.ctrlKey || event.metaKey ? '.tool' : 'a, .tool');
		// A reader who drags the list may release the button beside the drawer.
		if (isChosen || (isPressedBeside && isBeside(event))) close();
	});
	// If a page arrives while the drawer is open, its own parts replace those of the page before.
	document.addEventListener('astro:before-swap', () => putBack());
	document.addEventListener('astro:after-swap', () => {
		if (!dialog.open) return;
		takeParts(dialog);
		revealCurrent(dialog);
		// The focused element may be gone with the old page, or have lost the focus when it was moved.
		if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>('a[aria-current=page], .tool')?.focus();
	});
	matchMedia(small).addEventListener('change', close);
	if ('navigation' in window) {
		navigation.addEventListener('navigate', ({ navigationType }) => {
			// A navigation of the type `replace` is a redirect of the loading page, not an action of the reader.
			if (navigationType !== 'replace') close();
		});
	}
	document.body.append(dialog);
	return dialog;
}
