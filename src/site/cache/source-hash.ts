import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { isCompiled, PROGRAM } from '#site/program.ts';
import { LANGUAGE } from '#words/locale.ts';
import { programSource, type ReadSource, readProgram } from './program-source.ts';

/** The files that decide what a module does, in order, each with the hash of its text; `null` for one that is not there. */
type HashedSources = readonly (readonly [file: string, hash: string | null])[];

/** The files on which the list of imports depends. */
const PARSED_BY = ['package.json', `src/site/cache/program-source.${isCompiled ? 'js' : 'ts'}`];

const KEPT = join(PROGRAM, '.cache/sources');

/**
 * One hash of all texts of this program that decide what the module at `entry` does (`programSource`).
 * To find these, all of them are parsed, so the list is kept: as long as each text in it is the same, and what reads them is, all of them import the same files.
 * @param read reads other texts than those of this program; then nothing is kept.
 * @param kept folder of the lists.
 */
export function sourceHash(entry: string, read?: ReadSource, kept = KEPT): string {
	if (read !== undefined) return hashOfSources(hashed(programSource(entry, read)));
	const file = join(kept, `${LANGUAGE}-${entry.replaceAll('/', '-')}.json`);
	const name = [LANGUAGE, entry, ...PARSED_BY.map(hashOfFile)].join(' ');
	const text = keptText(file, name);
	const before = text === undefined ? undefined : (JSON.parse(text) as HashedSources);
	if (before?.every(([path, hash]) => hash === hashOfFile(path))) return hashOfSources(before);
	const sources = hashed(programSource(entry));
	keepText(file, name, JSON.stringify(sources));
	return hashOfSources(sources);
}

const hashed = (sources: ReturnType<typeof programSource>): HashedSources =>
	sources.map(([file, text]) => [file, text === undefined ? null : contentHash(text)]);
const hashOfSources = (sources: HashedSources): string => contentHash(JSON.stringify(sources));

const hashes = new Map<string, string | null>();

/** The program is as it is while it runs: each text is read once, whoever needs it. */
function hashOfFile(file: string): string | null {
	const known = hashes.get(file);
	if (known !== undefined) return known;
	const text = readProgram(file);
	const hash = text === undefined ? null : contentHash(text);
	hashes.set(file, hash);
	return hash;
}
