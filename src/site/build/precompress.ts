import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { LARGE } from '#server/content-encoding.ts';
import { contentHash } from './hash-list.ts';
import type { SiteBefore } from './site-before.ts';
import { type CompressedFile, type CompressedFolder, compressLargeFile, ENCODINGS, takenForms } from './threads/compress-file.ts';
import type { Threads } from './threads/threads.ts';

/** Files that stand there compressed, and the bytes of all of them as they are and in each form. */
export interface Compressed {
	files: number;
	plain: number;
	br: number;
	gzip: number;
	/** Of all files in the folder, by name: for the list of hashes, which would look for them and read them again. */
	hashes: Map<string, string>;
}

interface Compressing {
	/** Where some are begun already. */
	large?: LargeFiles;
	before?: SiteBefore | undefined;
}

/** Files that are so large that pressing one takes as long as a stage of a build: it goes on beside others, from the moment that a file is written. */
export interface LargeFiles {
	/** Begins with a file in the folder (its name) if it is one of those. Nothing may change it from now on. */
	begin(name: string): void;
	/** The outcome of a file; begins now if nobody has. */
	formsOf(name: string): Promise<CompressedFile>;
}

export function largeFiles(told: CompressedFolder): LargeFiles {
	const begun = new Map<string, Promise<CompressedFile>>();
	const formsOf = (name: string) => {
		const forms = begun.get(name) ?? compressLargeFile(told, name);
		begun.set(name, forms);
		return forms;
	};
	return {
		formsOf,
		begin(name) {
			// Whoever asks for it later hears what went wrong; nobody does when the build is not sound.
			if (isLargeFile(told, name)) formsOf(name).catch(() => {});
		},
	};
}

const isLargeFile = ({ folder }: CompressedFolder, name: string) => statSync(join(folder, name)).size > LARGE;

/**
 * Puts compressed forms beside the files in a folder that get smaller by it. What of the site before is part of the new one counts as well.
 */
export async function precompress(told: CompressedFolder, threads: Threads, { large = largeFiles(told), before }: Compressing = {}): Promise<Compressed> {
	// A folder may be called `express.js`.
	const names = readdirSync(told.folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(told.folder, join(entry.parentPath, entry.name)));
	const {
		long = [],
		usual = [],
		plain = [],
	} = Object.groupBy(names, (name) => (!isCompressible(contentTypeOfFile(name)) ? 'plain' : isLargeFile(told, name) ? 'long' : 'usual'));
	const compressed = (await Promise.all([Promise.all(long.map(large.formsOf)), threads.run('compress', told, usual)])).flat();
	const files = [...long, ...usual];
	const sum: Compressed = { files: 0, plain: 0, br: 0, gzip: 0, hashes: new Map() };
	for (const name of plain) sum.hashes.set(name, contentHash(readFileSync(join(told.folder, name))));
	for (const [place, file] of compressed.entries()) addFile(sum, files[place] ?? '', file);
	for (const name of before?.taken ?? []) {
		const known = before?.files.get(name);
		if (before !== undefined && known !== undefined) addFile(sum, name, { ...known, forms: takenForms(before.files, name) });
	}
	return sum;
}

function addFile(sum: Compressed, name: string, { hash, bytes, forms }: CompressedFile): void {
	sum.hashes.set(name, hash);
	if (forms === undefined) return;
	sum.files++;
	sum.plain += bytes;
	for (const [encoding, ending] of ENCODINGS) {
		sum[encoding] += forms[encoding].size;
		sum.hashes.set(name + ending, forms[encoding].hash);
	}
}
