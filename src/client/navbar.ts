import { oncePerFrame } from './frame.ts';
import { onClick } from './on-click.ts';
import { onPage } from './page.ts';

/** How long after the last scroll event a jump counts as over, in ms. */
const JUMP_ENDS = 150;

export interface ScrollStep {
	/** Scroll position before and now, px from the top of the document. */
	from: number;
	to: number;
	/** Height of the navbar in px. */
	height: number;
	hidden: boolean;
}

/** Whether the navbar hides: it goes when the reader scrolls down past its own height and returns on scrolling up or at the top. */
export function hidesAfter({ from, to, height, hidden }: ScrollStep): boolean {
	return to > height && (to > from || (to === from && hidden));
}

/** Hides the navbar while the reader scrolls down, and closes its menus when they are left. */
export function startNavbar(): void {
	const navbar = document.getElementById('navbar');
	if (navbar === null) return;
	hideOnScroll(navbar);
	closeDropdowns();
}

function hideOnScroll(navbar: HTMLElement): void {
	let last = scrollY;
	let jumpTimer: ReturnType<typeof setTimeout> | undefined;
	const show = () => navbar.removeAttribute('data-hidden');
	const endJump = () => {
		clearTimeout(jumpTimer);
		jumpTimer = undefined;
	};
	// A jump is no scrolling: whatever it passes, the navbar stays as it is, so it neither covers the target nor flees from it.
	const jump = () => {
		endJump();
		jumpTimer = setTimeout(endJump, JUMP_ENDS);
	};
	const update = oncePerFrame(() => {
		const from = last;
		last = scrollY;
		if (jumpTimer !== undefined && last > 0) return jump();
		const hidden = hidesAfter({ from, to: last, height: navbar.offsetHeight, hidden: navbar.hasAttribute('data-hidden') });
		navbar.toggleAttribute('data-hidden', hidden && !navbar.matches(':has(:focus-visible, .dropdown[open])'));
	});
	addEventListener('scroll', update, { passive: true });
	addEventListener('wheel', endJump, { passive: true });
	addEventListener('touchmove', endJump, { passive: true });
	addEventListener('hashchange', jump);
	onClick('a[href*="#"]', jump);
	navbar.addEventListener('focusin', show);
	onPage((_, signal) => {
		signal.addEventListener('abort', () => {
			show();
			jump();
		});
	});
}

function closeDropdowns(): void {
	const closeOutside = ({ target, type }: Event) => {
		for (const dropdown of document.querySelectorAll<HTMLDetailsElement>('.dropdown[open]')) {
			const inside = target instanceof Element && dropdown.contains(target);
			// A link inside has been chosen; the focus may pass over it.
			if (!inside || (type === 'click' && target.closest('a'))) dropdown.open = false;
		}
	};
	document.addEventListener('click', closeOutside);
	document.addEventListener('focusin', closeOutside);
	document.addEventListener('keydown', ({ key }) => {
		const dropdown = document.querySelector<HTMLDetailsElement>('.dropdown[open]');
		if (key !== 'Escape' || dropdown === null) return;
		if (dropdown.contains(document.activeElement)) dropdown.querySelector('summary')?.focus();
		dropdown.open = false;
	});
}
