import { createRequire } from 'node:module';

interface BundlerParts {
	'rolldown/utils': typeof import('rolldown/utils');
	'rolldown/experimental': typeof import('rolldown/experimental');
}

const load = createRequire(import.meta.url);

/** A part of the bundler, loaded with the first call that needs it: most builds parse no script and look up no import, and one takes 20 ms. */
export const bundlerPart = <Name extends keyof BundlerParts>(name: Name): BundlerParts[Name] => load(name) as BundlerParts[Name];
