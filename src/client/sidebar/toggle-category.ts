import { heightDuration } from '#client/height-duration.ts';
import { fillCategory } from './fill-category.ts';

const moving = new WeakMap<HTMLDetailsElement, Animation>();

/**
 * Opens or closes a category with an animation of its height; a call during the animation reverses it. A category without its list is filled first; calls
 * meanwhile do nothing. Rejects when its list does not come.
 */
export async function toggleCategory(category: HTMLDetailsElement): Promise<void> {
	// Its list is on the way.
	if (category.ariaBusy) return;
	const running = moving.get(category);
	if (running) {
		const closing = category.querySelector('ul');
		if (closing) closing.inert = !closing.inert;
		return running.reverse();
	}
	const opening = !category.open;
	if (opening) await fillCategory(category);
	const list = category.querySelector('ul');
	if (list === null) throw new Error(`The category ${category.dataset.key} has no list.`);
	category.open = true;
	const height = list.offsetHeight;
	const animation = list.animate(
		{ height: ['0px', `${height}px`], overflow: ['hidden', 'hidden'] },
		{
			duration: heightDuration(height, matchMedia('(prefers-reduced-motion: reduce)').matches),
			easing: 'ease-in-out',
			direction: opening ? 'normal' : 'reverse',
		},
	);
	moving.set(category, animation);
	// The keyboard must not enter a list that is closing.
	list.inert = !opening;
	// Turns the arrow of the summary at once, and not only when the list is gone.
	category.toggleAttribute('data-closing', !opening);
	animation.onfinish = () => {
		moving.delete(category);
		category.open = opening === animation.playbackRate > 0;
		category.removeAttribute('data-closing');
		list.inert = false;
	};
}

/** Fills the categories of a sidebar, as `fillOpen` does. Returns whether it is still scrolled to where it was: a reader who scrolls meanwhile is left alone. */
export async function refill(sidebar: Element, reopen: (part: Element) => void): Promise<boolean> {
	const place = sidebar.parentElement?.scrollTop;
	await fillOpen(sidebar, reopen);
	return sidebar.parentElement?.scrollTop === place;
}

/** Fills the categories in `part` that are open without their lists, and opens those inside that should be open as well. */
async function fillOpen(part: Element, reopen: (part: Element) => void): Promise<void> {
	reopen(part);
	await Promise.all(
		[...part.querySelectorAll<HTMLDetailsElement>('details[open]:not(:has(ul))')].map(async (category) => {
			if (await fillCategory(category)) await fillOpen(category, reopen);
			// A category that cannot be filled is closed again, and says why when a reader opens it.
			category.open = category.querySelector('ul') !== null;
		}),
	);
}
