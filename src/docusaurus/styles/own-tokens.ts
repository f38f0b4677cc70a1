import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOKENS = join(import.meta.dirname, '../../ui/theme/tokens.css');

/** The properties that this program sets, which no style sheet of a site may set anew. */
export const ownTokens = (): Set<string> => new Set([...readFileSync(TOKENS, 'utf8').matchAll(/^\s*(--[\w-]+):/gm)].map(([, name = '']) => name));
