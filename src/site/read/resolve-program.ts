import { registerHooks } from 'node:module';

// A site may lie outside of this package; `nonius/site` still means this program.
registerHooks({
	resolve: (specifier, context, next) => next(specifier, specifier.startsWith('nonius/') ? { ...context, parentURL: import.meta.url } : context),
});
