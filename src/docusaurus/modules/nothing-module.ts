import { join } from 'node:path';
import { DOCUSAURUS_ROOM } from './runtime-code.ts';

/** The names that code imports from a module, in order. */
export function importedNames(code: string, specifier: string): string[] {
	const lists = [...code.matchAll(/\bimport\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*(["'])(.*?)\2/g)].filter(([, , , from]) => from === specifier);
	const names = lists.flatMap(([, list = '']) => list.split(',').map((entry) => entry.trim().split(/\s+as\s+/)[0] ?? ''));
	return [...new Set(names.filter((name) => /^[\w$]+$/.test(name) && name !== 'default'))].sort();
}

/** A module that is not there: everything that is wanted from it is nothing. */
export const nothingWith = (names: readonly string[]): string =>
	`import { absent } from ${JSON.stringify(join(DOCUSAURUS_ROOM, 'drawing/absent.ts'))};\nexport { ${['default', ...names]
		.filter((name) => name !== '')
		.map((name) => `absent as ${name}`)
		.join(', ')} };`;
