import { heightDuration } from './height-duration.ts';
import { fillCategory } from './sidebar-fill.ts';

const moving = new WeakMap<HTMLDetailsElement, Animation>();

/** Opens or closes a category with an animation of its height; while it moves, it turns round. A category without its list is filled first. */
export async function toggleCategory(category: HTMLDetailsElement): Promise<void> {
	const running = moving.get(category);
	if (running) return running.reverse();
	const opening = !category.open;
	if (opening) await fillCategory(category);
	const list = category.querySelector('ul');
	if (list === null) return;
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
	// For the mark of the summary, which otherwise would turn only when the list is gone.
	category.toggleAttribute('data-closing', !opening);
	animation.onfinish = () => {
		moving.delete(category);
		category.open = opening === animation.playbackRate > 0;
		category.removeAttribute('data-closing');
	};
}
