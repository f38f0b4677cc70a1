import { withMark } from '#chrome/contract.ts';
import { onClick } from '#client/on-click.ts';

/** Opens the drawer of narrow screens. If its code does not load, the button is a link to the navigation below the text, as without scripts. */
export function startDrawerButton(): void {
	const button = document.querySelector<HTMLAnchorElement>(withMark('drawer-open'));
	if (button === null) return;
	button.role = 'button';
	button.ariaExpanded = 'false';
	onClick(withMark('drawer-open'), (_, event) => {
		event.preventDefault();
		const { pathname } = location;
		import('./drawer.ts')
			.then((code) => code.openDrawer(button, pathname))
			.catch((error: unknown) => {
				delete document.documentElement.dataset.js;
				reportError(error);
				location.assign(button.hash);
			});
	});
	button.addEventListener('keydown', (event) => {
		// Buttons know the space bar, links do not.
		if (event.key !== ' ') return;
		event.preventDefault();
		button.click();
	});
}
