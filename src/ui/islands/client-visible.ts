import type { ClientDirective } from 'astro';
import whenVisible from 'astro/runtime/client/visible.js';

/**
 * Hydrates an island once it is in view, or with the first Tab key: its controls are disabled until then, so whoever goes through the page by keyboard would
 * pass them by.
 */
const onViewOrTab: ClientDirective = (load, options, element) => {
	const begun = new AbortController();
	const begin: typeof load = async () => {
		if (begun.signal.aborted) return async () => {};
		begun.abort();
		return load();
	};
	whenVisible(begin, options, element);
	const onKey = async ({ key }: Pick<KeyboardEvent, 'key'>) => {
		if (key !== 'Tab') return;
		const run = await begin();
		await run();
	};
	addEventListener('keydown', onKey, begun);
	// The key may have come before this code.
	if (document.querySelector(':focus-visible')) void onKey({ key: 'Tab' });
};

export default onViewOrTab;
