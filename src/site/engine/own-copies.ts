import type { Plugin } from 'vite';

/** Keeps the engine from copying the published files, which `copy-files.ts` does: a lock that an editor has left there would end the build. */
export const ownCopies = (): Plugin => ({
	name: 'nonius-own-copies',
	config: () => ({ environments: { client: { build: { copyPublicDir: false } } } }),
});
