import { ID } from '#chrome/contract.ts';
import { onClick } from './on-click.ts';
import { oncePerFrame } from './once-per-frame.ts';

interface ScrollStep {
	/** Scroll position before and now, px from the top of the document. */
	from: number;
	to: number;
	/** Bottom of the navbar while the page is not scrolled, px from the top of the document; an announcement may be above it. */
	end: number;
	hidden: boolean;
}

/** Whether the navbar hides: it does when the reader scrolls down past its place, and returns on scrolling up or at the top. */
export function hidesAfter({ from, to, end, hidden }: ScrollStep): boolean {
	return to > end && (to > from || (to === from && hidden));
}

/** Hides the navbar while the reader scrolls down, and adds the place in the page to links to other versions and languages. */
export function startNavbar(): void {
	const navbar = document.getElementById(ID.navbar);
	if (navbar === null) return;
	hideOnScroll(navbar);
	onClick<HTMLAnchorElement>(':is([data-dropdown=version], [data-dropdown=locale]) a', keepPlace);
}

/** A reader continues at the same place in another version or language. */
function keepPlace(link: HTMLAnchorElement): void {
	link.hash = location.hash;
}

function hideOnScroll(navbar: HTMLElement): void {
	let last = scrollY;
	let isJumping = false;
	const show = () => navbar.removeAttribute('data-hidden');
	const jump = () => {
		isJumping = true;
		// A jump scrolls in the next frame; the frame after that belongs to the reader again.
		requestAnimationFrame(() =>
			requestAnimationFrame(() => {
				isJumping = false;
			}),
		);
	};
	const update = oncePerFrame(() => {
		const from = last;
		last = scrollY;
		const end = last + (navbar.nextElementSibling?.getBoundingClientRect().top ?? 0);
		// A jump is not scrolling: the navbar does not change, so it neither covers the target nor disappears.
		if (isJumping && last > end - navbar.offsetHeight) return;
		const hidden = hidesAfter({ from, to: last, end, hidden: navbar.hasAttribute('data-hidden') });
		navbar.toggleAttribute('data-hidden', hidden && !navbar.matches(':has(:focus-visible, .dropdown[open])'));
	});
	addEventListener('scroll', update, { passive: true });
	navbar.addEventListener('focusin', show);
	if (!('navigation' in window)) return;
	navigation.addEventListener('navigate', jump);
	// A new page begins with the navbar shown.
	let { pathname } = location;
	navigation.addEventListener('navigatesuccess', () => {
		jump();
		if (pathname !== location.pathname) show();
		({ pathname } = location);
	});
}
