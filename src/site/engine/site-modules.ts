import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { inOneLanguage } from '#content/markdown/one-language.ts';
import { splitSource } from '#content/source.ts';
import { cacheFolder } from '#site/build/cache-folder.ts';
import type { Site } from '#site/site.ts';

const SITE = 'virtual:nonius/site';
const ROOT = 'virtual:nonius/root';
const SANDBOX = 'virtual:nonius/sandbox';

/** Components that pages moved from Docusaurus import by these names. */
const THEME: Record<string, string> = {
	'@theme/Tabs': fileURLToPath(new URL('../../ui/prose/Tabs.tsx', import.meta.url)),
	'@theme/TabItem': fileURLToPath(new URL('../../ui/prose/TabItem.tsx', import.meta.url)),
};

/** Hands the site to the routes as modules, and prepares `.mdx` files for the compiler. */
export function siteModules(root: string, site: () => Site): Plugin {
	return {
		name: 'nonius-site',
		enforce: 'pre',
		resolveId: (id) => THEME[id] ?? (id === SITE || id === ROOT || id === SANDBOX ? `\0${id}` : undefined),
		load(id) {
			if (id === `\0${SITE}`) return `export const site = ${JSON.stringify(site())};`;
			if (id === `\0${ROOT}`) return `export const root = ${JSON.stringify(root)};\nexport const cache = ${JSON.stringify(cacheFolder(site()))};`;
			if (id === `\0${SANDBOX}`) return sandboxModule(root, site());
			return undefined;
		},
		transform: (code, id) => (/\.mdx(\?|$)/.test(id) ? forCompiler(code) : undefined),
	};
}

/** The compiler reads the front matter itself; of the rest it gets what it understands. */
function forCompiler(code: string): string {
	const { body } = splitSource('.mdx', code);
	const start = body.length - body.trimStart().length;
	return code.slice(0, start) + inOneLanguage({ body, format: 'mdx' }).slice(start);
}

/** A description that was swapped for one build is not the one that the behaviour belongs to. */
function sandboxModule(root: string, { config, apiSwapped }: Site): string {
	const { behaviour } = config.api.sandbox;
	return behaviour === undefined || apiSwapped
		? 'export const behaviour = undefined;'
		: `export { behaviour } from ${JSON.stringify(resolve(root, behaviour))};`;
}

/** Id of the module that holds the site, for invalidation in the preview. */
export const SITE_MODULE = `\0${SITE}`;
