import { createRequire } from 'node:module';

type Parser = typeof import('rolldown/utils');

const load = createRequire(import.meta.url);
let bundlerParser: Parser | undefined;

/** The tree, imports and errors of a script, as the bundler's own parser reads them. It is loaded with the first script: most builds parse none. */
export const parseScript: Parser['parseSync'] = (...script) => {
	bundlerParser ??= load('rolldown/utils') as Parser;
	return bundlerParser.parseSync(...script);
};
