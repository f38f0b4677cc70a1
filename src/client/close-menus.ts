/**
 * Elements that cover the text while they are open: menus of the bar, and the table of contents if it has no column. In the drawer menus open in place, and closing one
 * would move the link that the reader is about to press.
 */
const OPEN = ':is(.navbar .dropdown, .toc details)[open]';

/** Folds menus when they are left, by pointer or keyboard, when something in them was chosen, and with Escape. */
export function startMenus(): void {
	const closeOutside = ({ target, type }: Event) => {
		for (const menu of document.querySelectorAll<HTMLDetailsElement>(OPEN)) {
			const inside = target instanceof Element && menu.contains(target);
			// A link inside has been chosen; the focus may pass over it.
			if (!inside || (type === 'click' && target.closest('a'))) menu.open = false;
		}
	};
	document.addEventListener('click', closeOutside);
	document.addEventListener('focusin', closeOutside);
	document.addEventListener('keydown', ({ key }) => {
		const menu = document.querySelector<HTMLDetailsElement>(OPEN);
		if (key !== 'Escape' || menu === null) return;
		if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
		menu.open = false;
	});
}
