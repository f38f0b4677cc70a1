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
	const onKey = async ({ key }: KeyboardEvent) => {
		if (key !== 'Tab') return;
		const run = await begin();
		await run();
	};
	addEventListener('keydown', onKey, begun);
};

export default onViewOrTab;
