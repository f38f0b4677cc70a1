import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// A site may lie outside of this package; `nonius/site` still means this program.
registerHooks({
	resolve: (specifier, context, next) => next(specifier, specifier.startsWith('nonius/') ? { ...context, parentURL: import.meta.url } : context),
	// `npm init` writes "type": "commonjs", and older sites have no type, for which Node prints a warning; files with module syntax are modules anyway.
	load: (url, context, next) => next(url, isUndecided(url, context.format) && isWrittenAsModule(url) ? { ...context, format: 'module-typescript' } : context),
});

const isUndecided = (url: string, format: string | null | undefined) => format === 'commonjs-typescript' || (!format && /\.ts(?:\?|$)/.test(url));

const isWrittenAsModule = (url: string) => /^\s*(?:import\s*[\w{*'"]|export\s*[\w{*])/m.test(readFileSync(fileURLToPath(url), 'utf8'));
