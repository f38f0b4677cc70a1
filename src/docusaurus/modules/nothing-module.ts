import { join } from 'node:path';
import { DOCUSAURUS_ROOM } from './runtime-code.ts';

/** The names that code imports from a module, or takes of it where it imports the whole, in order. */
export function importedNames(code: string, specifier: string): string[] {
	const lists = [...code.matchAll(/\bimport\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*(["'])(.*?)\2/g)].filter(([, , , from]) => from === specifier);
	const names = lists.flatMap(([, list = '']) => list.split(',').map((entry) => entry.trim().split(/\s+as\s+/)[0] ?? ''));
	const wholes = [...code.matchAll(/\bimport\s*(?:[\w$]+\s*,\s*)?\*\s*as\s+([\w$]+)\s*from\s*(["'])(.*?)\2/g)].filter(([, , , from]) => from === specifier);
	const taken = wholes.flatMap(([, whole = '']) =>
		[...code.matchAll(/(?<![.\w$])([\w$]+)\.([\w$]+)/g)].flatMap(([, of, name = '']) => (of === whole ? [name] : [])),
	);
	// An object with `then` would be awaited.
	return [...new Set([...names, ...taken].filter((name) => /^[\w$]+$/.test(name) && name !== 'default' && name !== 'then'))].sort();
}

/** A module that is not there: everything that is wanted from it is nothing. */
export const nothingWith = (names: readonly string[]): string =>
	`import { absent } from ${JSON.stringify(join(DOCUSAURUS_ROOM, 'drawing/absent.ts'))};\nexport { ${['default', ...names]
		.filter((name) => name !== '')
		.map((name) => `absent as ${name}`)
		.join(', ')} };`;
