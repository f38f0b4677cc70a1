import type { Plugin } from 'vite';

/** The module that Vite puts around every dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Begins to load what a dynamically imported file needs, beside the file itself. Vite's own helper also waits for each style sheet and keeps books of
 * what it has asked for: 0.7 kB in the script of every page, for what the browser does anyway. A file that does not come for 20 s counts as one that
 * failed, so that no control waits forever; should it come later, the next try finds it.
 */
const LIGHT = `export const __vitePreload = (load, needs = []) => {
	for (const file of needs) {
		const link = document.createElement('link');
		link.rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
		link.href = document.documentElement.dataset.base + file;
		document.head.append(link);
	}
	return Promise.race([load(), new Promise((_, reject) => setTimeout(reject, 20000, new Error('A file did not come in time.')))]);
};`;

/** Replaces the helper by a light one. */
export function lightPreload(): Plugin {
	return { name: 'nonius-light-preload', enforce: 'pre', apply: 'build', load: (id) => (id === HELPER ? LIGHT : undefined) };
}
