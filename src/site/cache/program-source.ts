import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from '#site/program.ts';
import { type ReadSource, sourceClosure } from './source-closure.ts';

const readProgram: ReadSource = (file) => readFileSync(join(PROGRAM, file), 'utf8');

/**
 * All texts of this program that decide what the module at `entry` does: its own, those that it imports, and the lock file for the packages.
 * They belong into the key of everything that the module makes and a cache keeps.
 */
export function programSource(entry: string, read: ReadSource = readProgram): [file: string, text: string | undefined][] {
	return [...sourceClosure(entry, read), ['package-lock.json', read('package-lock.json')]];
}
