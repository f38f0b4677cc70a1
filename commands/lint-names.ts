import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';

const DECLARATION = /^(export )?(?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) +([A-Za-z_$][\w$]*)/gm;
/** Files that are not read together with the others, parallel languages, and names set by the engine or Docusaurus. */
const FREE_NAMES = /\.(?:test|fixture)\.tsx?$|\.d\.m?ts$|^src\/(?:words|language)\/\w+\/|^src\/pages\/|^src\/docusaurus\/shims\//;

/** What sites import from the package, what is imported as a whole, and what only the compiler reads. */
const FREE_EXPORTS = /^src\/(?:schema\/|ui\/theme\/breakpoints\.ts|[\w-]+\/same-exports\.ts)/;

/** A name at the top level of a file. */
interface Declaration {
	name: string;
	/** `file:line` */
	at: string;
	isExported: boolean;
	/** A component may have the name of the data it renders. */
	isComponent: boolean;
}

/**
 * One line for each name that more than one file declares (`file:line message`): a search for a name should lead straight to its meaning.
 * @param files the sources, by their paths from the root.
 */
export function repeatedNames(files: readonly { file: string; text: string }[]): string[] {
	const declarations = files.flatMap(({ file, text }) => (FREE_NAMES.test(file) ? [] : declarationsIn(file, text)));
	const known = Map.groupBy(declarations, ({ name, isComponent }) => (isComponent ? `<${name}>` : name));
	return [...known.values()].flatMap((all) => {
		const holder = all.find(({ isExported }) => isExported) ?? all[0];
		return all.flatMap((other) => (holder === undefined || other === holder ? [] : [`${other.at} ${other.name} is declared at ${holder.at}`]));
	});
}

/**
 * One line for each export that nobody imports (`file:line message`): exports are what others depend on.
 * @param files the sources, by their paths from the root.
 * @param users everything that may import from them, themselves included.
 */
export function unusedExports(files: readonly { file: string; text: string }[], users: readonly { file: string; text: string }[]): string[] {
	const usersOf = new Map<string, number>();
	for (const { text } of users) for (const name of new Set(text.match(/[A-Za-z_$][\w$]*/g))) usersOf.set(name, (usersOf.get(name) ?? 0) + 1);
	return files
		.flatMap(({ file, text }) => (FREE_NAMES.test(file) || FREE_EXPORTS.test(file) ? [] : declarationsIn(file, text)))
		.filter(({ name, isExported }) => isExported && usersOf.get(name) === 1)
		.map(({ name, at }) => `${at} nobody imports ${name}`);
}

function declarationsIn(file: string, text: string): Declaration[] {
	return Array.from(text.matchAll(DECLARATION), ({ index, 1: exported, 2: name = '' }) => ({
		name,
		at: `${file}:${text.slice(0, index).split('\n').length}`,
		isExported: exported !== undefined,
		isComponent: file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name),
	}));
}

if (import.meta.main) {
	const sourcesIn = (tops: readonly string[], endings: readonly string[]) =>
		tops.flatMap((top) => listAllFiles(PROGRAM, top, endings)).map((file) => ({ file, text: readFileSync(join(PROGRAM, file), 'utf8') }));
	const files = sourcesIn(['src', 'product', 'commands'], ['.ts', '.tsx']);
	const others = [
		...sourcesIn(['tests', 'bench'], ['.ts', '.tsx']),
		...sourcesIn(['src', 'commands'], ['.astro', '.mjs']),
		...sourcesIn(['docs', 'blog', 'pages'], ['.mdx']),
	];
	const faults = [...repeatedNames(files), ...unusedExports(files, [...files, ...others])];
	for (const fault of faults) console.log(fault);
	if (faults.length > 0) console.log(`${faults.length} names are declared twice or exported for nobody.`);
	process.exitCode = faults.length === 0 ? 0 : 1;
}
