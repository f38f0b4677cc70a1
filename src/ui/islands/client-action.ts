import type { ClientDirective } from 'astro';

const ACTIONS = ['pointerenter', 'focusin', 'touchstart', 'island:load'];

/** Hydrates an island on the first action of a person on it; scripts may ask by dispatching `island:load` on it. */
const onAction: ClientDirective = (load, _options, element) => {
	const hydrate = async () => {
		for (const action of ACTIONS) element.removeEventListener(action, hydrate);
		const run = await load();
		await run();
	};
	for (const action of ACTIONS) element.addEventListener(action, hydrate, { passive: true });
};

export default onAction;
