import { registerHooks } from 'node:module';

/** Imported before a build: the engine cannot be loaded then. */
registerHooks({
	resolve(specifier, context, next) {
		const resolved = next(specifier, context);
		if (resolved.url.includes('/node_modules/astro/dist/core/build/index.js')) throw new Error('The engine is not wanted here.');
		return resolved;
	},
});
