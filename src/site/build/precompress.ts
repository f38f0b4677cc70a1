import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { LARGE } from '#server/content-encoding.ts';
import { builtFiles } from './built-files.ts';
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
	begun?: BegunForms;
	before?: SiteBefore | undefined;
}

/** Compressed forms that are made beside what else a build does. */
export interface BegunForms {
	/** Begins with pages in the folder (their names). Nothing may change them from now on. */
	beginPages(names: readonly string[]): void;
	/** Begins with a text if it is so large that pressing it takes as long as a stage of a build. Others wait: while texts are written, folders of the site before get other names. */
	beginText(name: string): void;
	/** The outcome of the files that were begun. */
	end(): Promise<Map<string, CompressedFile>>;
}

/** Makes ready to begin: a thread takes pages one after the other, and each large file has one for itself. */
export function beginForms(output: CompressedFolder, threads: Threads): BegunForms {
	const usual = threads.begin('compress', output);
	const large: Promise<readonly [string, CompressedFile]>[] = [];
	const beginLarge = (name: string) => {
		const forms = compressLargeFile(output, name).then((file) => [name, file] as const);
		// Whoever asks for it later hears what went wrong; nobody does when the build is not sound.
		forms.catch(() => {});
		large.push(forms);
	};
	return {
		beginPages(names) {
			for (const name of names) (isLargeFile(output, name) ? beginLarge : usual.add)(name);
		},
		beginText(name) {
			if (isPressed(name) && isLargeFile(output, name)) beginLarge(name);
		},
		async end() {
			return new Map([...(await usual.end()), ...(await Promise.all(large))]);
		},
	};
}

const isPressed = (name: string): boolean => isCompressible(contentTypeOfFile(name));

const isLargeFile = ({ folder }: CompressedFolder, name: string) => statSync(join(folder, name)).size > LARGE;

/**
 * Puts compressed forms beside the files in a folder that get smaller by it. What of the site before is part of the new one counts as well.
 */
export async function precompress(
	output: CompressedFolder,
	threads: Threads,
	{ begun = beginForms(output, threads), before }: Compressing = {},
): Promise<Compressed> {
	const done = await begun.end();
	const forms = new Set([...done].flatMap(([name, { forms: made }]) => (made === undefined ? [] : ENCODINGS.map(([, ending]) => name + ending))));
	const left = builtFiles(output.folder).filter((name) => !(done.has(name) || forms.has(name)));
	const { long = [], usual = [], plain = [] } = Object.groupBy(left, (name) => (!isPressed(name) ? 'plain' : isLargeFile(output, name) ? 'long' : 'usual'));
	const compressed = (await Promise.all([Promise.all(long.map((name) => compressLargeFile(output, name))), threads.run('compress', output, usual)])).flat();
	const sum: Compressed = { files: 0, plain: 0, br: 0, gzip: 0, hashes: new Map() };
	for (const name of plain) sum.hashes.set(name, contentHash(readFileSync(join(output.folder, name))));
	for (const [name, file] of done) addFile(sum, name, file);
	for (const [place, name] of [...long, ...usual].entries()) {
		const file = compressed[place];
		if (file !== undefined) addFile(sum, name, file);
	}
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
