import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listAllFiles } from '#content/list-files.ts';
import { sourceClosure } from '#site/cache/program-source.ts';
import { PROGRAM } from '#site/program.ts';

/** Rooms that only tests and this repository's own commands need. */
const INSIDE = /^src\/(?:fact-check|sample-run)\/|^src\/import-law\.ts$/;
const TEST = /\.(?:test|fixture)\.[jt]sx?$|\.d\.ts$|\.md$/;

/** Files for people, which lie beside the program in the package: a path in this repository for each. */
export const LOOSE_FILES = ['CHANGELOG.md', 'GUIDE.md', 'commands/pack/README.md'];

/** Paths of the files of the program that the package holds, before they are compiled: its rooms, and the commands that `nonius` starts. */
export function packageFiles(): string[] {
	const read = (file: string) => readFileSync(join(PROGRAM, file), 'utf8');
	const commands = [...sourceClosure('commands/nonius.ts', read).keys()].filter((file) => file.startsWith('commands/'));
	const rooms = listAllFiles(PROGRAM, 'src', ['']).filter((file) => !INSIDE.test(file) && !TEST.test(file));
	return [...rooms, ...commands, 'commands/bin.mjs'];
}
