import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

// A site may lie outside of this package; `nonius/site` still means this program.
registerHooks({
	resolve: (specifier, context, next) => next(specifier, specifier.startsWith('nonius/') ? { ...context, parentURL: import.meta.url } : context),
	// `npm init` writes "type": "commonjs"; what is written as a module is one nevertheless.
	load: (url, context, next) => next(url, context.format === 'commonjs-typescript' && isModule(url) ? { ...context, format: 'module-typescript' } : context),
});

const isModule = (url: string) => /^\s*(?:import\s*[\w{*'"]|export\s*[\w{*])/m.test(readFileSync(fileURLToPath(url), 'utf8'));
