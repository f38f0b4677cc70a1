import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { IMPORT_LAW, type World } from '#import-law.ts';
import { PROGRAM } from '#site/program.ts';

const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/g;
const WORLDS: readonly [World, RegExp][] = [
	['node', /^node:/],
	['react', /^react(-dom)?(\/|$)/],
	['engine', /^(astro$|astro[:/]|@astrojs\/(?!markdown-satteri)|virtual:)/],
];
const FREE = /\.(test|fixture)\.tsx?$|\.d\.m?ts$/;

/** An import, as the law sees it: from outside, or from a file of the program. */
export interface Import {
	/** `file:line` */
	at: string;
	specifier: string;
	world?: World;
	target?: string;
}

/** One line for each import that breaks the law (`file:line message`), and for each permission that no import needs. */
export function lawbreakers(root: string): string[] {
	const files = filesUnderLaw(root);
	return [...files.flatMap(({ file, text }) => faultsOf(file, text)), ...unneeded(files)];
}

/** The files that the law covers, with their text. */
export function filesUnderLaw(root: string): { file: string; text: string }[] {
	const tops = new Set(Object.keys(IMPORT_LAW).map((room) => room.split('/')[0] ?? ''));
	return [...tops]
		.flatMap((top) => listAllFiles(root, top, ['.ts', '.tsx', '.astro']))
		.filter((file) => !FREE.test(file))
		.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));
}

/** The imports of one file that its room may not have. */
export function faultsOf(file: string, text: string): string[] {
	const room = roomOf(file);
	if (room === undefined) return [];
	const { may, knows = [] } = IMPORT_LAW[room] ?? { may: [] };
	return importsOf(file, text).flatMap(({ at, specifier, world, target }) => {
		if (world !== undefined) return knows.includes(world) ? [] : [`${at} ${room} does not know ${world}: ${specifier}`];
		if (target === undefined || [room, ...may].some((allowed) => isInRoom(target, allowed))) return [];
		return [`${at} ${room} may not import ${target}`];
	});
}

/** What the law permits but none of `files` needs: the map should not show an arrow that does not exist. */
export function unneeded(files: readonly { file: string; text: string }[]): string[] {
	const imports = Map.groupBy(
		files.flatMap(({ file, text }) => importsOf(file, text).map((found) => ({ ...found, room: roomOf(file) }))),
		({ room }) => room,
	);
	return Object.entries(IMPORT_LAW).flatMap(([room, { may, knows = [] }]) => {
		const own = imports.get(room) ?? [];
		return [
			...may.filter((allowed) => !own.some(({ target }) => target !== undefined && isInRoom(target, allowed))),
			...knows.filter((known) => !own.some(({ world }) => world === known)),
		].map((unused) => `src/import-law.ts ${room} has no import of ${unused}`);
	});
}

/** All imports of a file, types included. */
export function importsOf(file: string, text: string): Import[] {
	return [...text.matchAll(IMPORT)].map((match) => {
		const specifier = match[1] ?? match[2] ?? match[3] ?? '';
		const at = `${file}:${text.slice(0, match.index + match[0].indexOf(specifier)).split('\n').length}`;
		const world = WORLDS.find(([, pattern]) => pattern.test(specifier))?.[0];
		const target = targetPath(specifier, file);
		return { at, specifier, ...(world && { world }), ...(target && { target }) };
	});
}

const isInRoom = (target: string, room: string) => target === room || target.startsWith(`${room}/`);

/** The room of a file: the longest path in the law that it begins with. */
export function roomOf(file: string): string | undefined {
	return Object.keys(IMPORT_LAW)
		.filter((room) => isInRoom(file, room))
		.sort((a, b) => b.length - a.length)[0];
}

function targetPath(specifier: string, file: string): string | undefined {
	if (specifier.startsWith('#product/')) return specifier.slice(1);
	if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
	return specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : undefined;
}

if (import.meta.main) {
	const faults = lawbreakers(PROGRAM);
	for (const fault of faults) console.log(fault);
	if (faults.length > 0) console.log(`${faults.length} imports break the law in src/import-law.ts.`);
	process.exitCode = faults.length === 0 ? 0 : 1;
}
