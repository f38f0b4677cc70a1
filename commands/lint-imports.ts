import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { listFiles } from '#content/list-files.ts';
import { IMPORT_LAW, type World } from '#import-law.ts';
import { PROGRAM } from '#site/program.ts';

const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*'([^']+)'|(?:^|\n)\s*import\s*'([^']+)'|\bimport\(\s*'([^']+)'/g;
const WORLDS: readonly [World, RegExp][] = [
	['node', /^node:/],
	['react', /^react(-dom)?(\/|$)/],
	['engine', /^(astro$|astro[:/]|@astrojs\/(?!markdown-satteri)|virtual:)/],
];
const FREE = /\.(test|fixture)\.tsx?$|\.d\.m?ts$/;

/** One line for each import that breaks the law: `file:line message`. */
export function lawbreakers(root: string): string[] {
	const rooms = Object.keys(IMPORT_LAW);
	const tops = [...new Set(rooms.map((room) => room.slice(0, room.indexOf('/') + 1 || undefined).replace(/\/$/, '')))];
	return tops
		.flatMap((top) => listFiles(root, top, ['.ts', '.tsx', '.astro']))
		.filter((file) => !FREE.test(file))
		.flatMap((file) => faultsOf(file, readFileSync(join(root, file), 'utf8')));
}

/** The imports of one file that its room may not have. */
export function faultsOf(file: string, text: string): string[] {
	const room = roomOf(file);
	if (room === undefined) return [];
	const { may, knows = [] } = IMPORT_LAW[room] ?? { may: [] };
	return [...text.matchAll(IMPORT)].flatMap((match) => {
		const specifier = match[1] ?? match[2] ?? match[3] ?? '';
		const at = `${file}:${text.slice(0, match.index + match[0].indexOf(specifier)).split('\n').length}`;
		const world = WORLDS.find(([, pattern]) => pattern.test(specifier))?.[0];
		if (world !== undefined) return knows.includes(world) ? [] : [`${at} ${room} does not know ${world}: ${specifier}`];
		const target = pathOf(specifier, file);
		if (target === undefined || [room, ...may].some((allowed) => target === allowed || target.startsWith(`${allowed}/`))) return [];
		return [`${at} ${room} may not import ${target}`];
	});
}

function roomOf(file: string): string | undefined {
	return Object.keys(IMPORT_LAW)
		.filter((room) => file.startsWith(`${room}/`))
		.sort((a, b) => b.length - a.length)[0];
}

function pathOf(specifier: string, file: string): string | undefined {
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
