import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { PROGRAM } from '#site/program.ts';

const DECLARATION = /^(export )?(?:declare )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) +([A-Za-z_$][\w$]*)/gm;
/** Files that are not read with the others, languages beside each other, names that the engine or Docusaurus gives. */
const FREE_NAMES = /\.(?:test|fixture)\.tsx?$|\.d\.m?ts$|^src\/(?:words|language)\/\w+\/|^src\/pages\/|^src\/docusaurus\/shims\//;

/** A name at the top level of a file. */
interface Declaration {
	name: string;
	/** `file:line` */
	at: string;
	isExported: boolean;
	/** A component may be called like the data that it draws. */
	isComponent: boolean;
}

/**
 * One line for each name that more than one file declares (`file:line message`): who looks for a name should find what it means at once.
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

function declarationsIn(file: string, text: string): Declaration[] {
	return Array.from(text.matchAll(DECLARATION), ({ index, 1: exported, 2: name = '' }) => ({
		name,
		at: `${file}:${text.slice(0, index).split('\n').length}`,
		isExported: exported !== undefined,
		isComponent: file.endsWith('.tsx') && /^[A-Z][a-z]/.test(name),
	}));
}

if (import.meta.main) {
	const files = ['src', 'product', 'commands'].flatMap((top) => listFiles(PROGRAM, top, ['.ts', '.tsx']));
	const faults = repeatedNames(files.map((file) => ({ file, text: readFileSync(join(PROGRAM, file), 'utf8') })));
	for (const fault of faults) console.log(fault);
	if (faults.length > 0) console.log(`${faults.length} names stand twice.`);
	process.exitCode = faults.length === 0 ? 0 : 1;
}
