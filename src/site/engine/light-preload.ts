import type { Plugin } from 'vite';

/** The module that Vite puts around every dynamic import. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Fetches a dynamically imported file and what it needs before it is imported. Most browsers keep the failure of an import as long as the document
 * (https://github.com/whatwg/html/issues/6768), so that no second try would help; a failed fetch is forgotten. The import then finds its files in the browser's cache.
 * Vite names a file only if it needs others; one that stands alone is read from the import itself.
 * A file that does not come for 20 s counts as one that failed, so that no control waits forever; should it come later, the next try finds it.
 */
const LIGHT = `export const __vitePreload = async (load, needs) => {
	await Promise.all((needs?.[0] ? needs : ['_astro/' + /[^/"'\\x60]+js/.exec(load)]).map(async (file) => {
		const href = document.documentElement.dataset.base + file;
		const answer = await fetch(href, { signal: AbortSignal.timeout(20000) });
		const { type } = await answer.blob();
		if (/css/.test(type)) document.head.append(Object.assign(document.createElement('link'), { href, rel: 'stylesheet' }));
		else if (!/script/.test(type)) throw Error(href);
	}));
	return load();
};`;

/** Replaces the helper by a light one. */
export function lightPreload(): Plugin {
	return { name: 'nonius-light-preload', enforce: 'pre', apply: 'build', load: (id) => (id === HELPER ? LIGHT : undefined) };
}
