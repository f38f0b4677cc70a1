import type { ClientDirective } from 'astro';
import idle from 'astro/runtime/client/idle.js';
import load from 'astro/runtime/client/load.js';
import media from 'astro/runtime/client/media.js';
import only from 'astro/runtime/client/only.js';
import action from '#ui/islands/client-action.ts';
import visible from '#ui/islands/client-visible.ts';
import { fetchScript } from './fetch-script.ts';

/** Hydrates an island once its scripts have loaded. If they do not, it dispatches the engine's event of a failure (`island-failure.ts`); then readers can try again. */
const withScripts =
	(start: ClientDirective): ClientDirective =>
	(hydrate, options, island) => {
		const hydrateFetched: typeof hydrate = async () => {
			const known = new Set<string>();
			const addresses = ['component-url', 'renderer-url'].flatMap((name) => island.getAttribute(name) ?? []);
			try {
				await Promise.all(addresses.map((address) => fetchScript(new URL(address, document.baseURI).href, known)));
			} catch (error) {
				reportError(error);
				island.dispatchEvent(new CustomEvent('astro:hydration-error', { bubbles: true }));
				return async () => {};
			}
			return hydrate();
		};
		return start(hydrateFetched, options, island);
	};

const STARTS: Readonly<Record<string, ClientDirective>> = { action, idle, load, media, only, visible };

/** When an island hydrates, by the name after `client:`; the engine's element reads this table. */
Object.assign(self, { Astro: Object.fromEntries(Object.entries(STARTS).map(([name, start]) => [name, withScripts(start)])) });
