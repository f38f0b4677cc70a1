import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { parseScript } from '#content/parse-script.ts';
import { isCompiled, PROGRAM } from '#site/program.ts';
import { spokenPath } from '#text/language.ts';
import { LANGUAGE } from '#words/locale.ts';

/** Text of a file of this program by its path; `undefined` when there is none. */
export type ReadSource = (file: string) => string | undefined;

/** Reads a text of this program. */
export const readProgram: ReadSource = (file) => (existsSync(join(PROGRAM, file)) ? readFileSync(join(PROGRAM, file), 'utf8') : undefined);

/** As a package the program is compiled, and names no lock file: its dependencies are exact. */
const compiled = (entry: string) => (isCompiled ? entry.replace(/\.ts$/, '.js') : entry);

/**
 * All texts of this program that decide what the module at `entry` does: its own, those that it imports, and the lock file for the packages.
 * They belong into the key of everything that the module makes and a cache keeps.
 */
export function programSource(entry: string, read?: ReadSource): [file: string, text: string | undefined][] {
	if (read !== undefined) return closureTexts(entry, read);
	const known = programTexts.get(entry) ?? closureTexts(entry, readProgram);
	programTexts.set(entry, known);
	return known;
}

/** The program is as it is while it runs: its texts are read once. */
const programTexts = new Map<string, ReturnType<typeof closureTexts>>();

function closureTexts(entry: string, read: ReadSource): [file: string, text: string | undefined][] {
	const list = read('package-lock.json') === undefined ? 'package.json' : 'package-lock.json';
	return [...sourceClosure(compiled(entry), read), [list, read(list)]];
}

/** The texts of all files of this program, its list of packages and the settings by which it is compiled: they belong into the key of what no single module makes. */
export function wholeProgram(read: ReadSource = readProgram): [file: string, text: string | undefined][] {
	const files = ['src', 'commands'].flatMap((folder) => listAllFiles(PROGRAM, folder, ['']));
	return [...files, 'package.json', 'package-lock.json', 'tsconfig.json'].map((file) => [file, read(file)]);
}

/**
 * The file at `entry` and all files of this program that it needs at run time, however far away: their texts by path, in the order in which they are met.
 * Types are erased and packages belong to the lock file, so neither is followed. Throws when a file is missing.
 */
export function sourceClosure(entry: string, read: ReadSource): Map<string, string> {
	const texts = new Map<string, string>();
	const open = [entry];
	for (let file = open.pop(); file !== undefined; file = open.pop()) {
		if (texts.has(file)) continue;
		const text = read(file);
		if (text === undefined) throw new Error(`The source file ${file} is missing.`);
		texts.set(file, text);
		if (/\.(?:tsx?|js)$/.test(file)) open.push(...importedFiles(file, text));
	}
	return texts;
}

/** Paths of the files of this program that a file imports as values. */
function importedFiles(file: string, text: string): string[] {
	const { staticImports, staticExports, dynamicImports } = parseScript(file, text).module;
	const isNeeded = ({ entries }: { entries: readonly { isType: boolean }[] }) => entries.length === 0 || entries.some(({ isType }) => !isType);
	const specifiers = [
		...staticImports.filter(isNeeded).map(({ moduleRequest }) => moduleRequest.value),
		...staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : []))),
		...dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start + 1, moduleRequest.end - 1)),
	];
	return specifiers.flatMap((specifier) => specifierPath(specifier, file) ?? []);
}

/** As `imports` of package.json says. */
function specifierPath(specifier: string, file: string): string | undefined {
	if (specifier.startsWith('#product/')) return specifier.slice(1);
	const spoken = spokenPath(specifier, LANGUAGE);
	if (spoken !== undefined) return `src/${spoken}`;
	if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
	return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}
