import type { parseSync } from 'rolldown/utils';
import { bundlerPart } from './bundler-part.ts';

/** The tree, imports and errors of a script, as the bundler's own parser reads them. */
export const parseScript: typeof parseSync = (...script) => bundlerPart('rolldown/utils').parseSync(...script);
