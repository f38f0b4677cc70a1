import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { LARGE } from '#server/content-encoding.ts';
import { builtFiles } from './built-files.ts';
import type { SiteBefore } from './site-before.ts';
import { type CompressedFile, type CompressedFolder, compressLargeFile, ENCODINGS, takenForms } from './threads/compress-file.ts';
import type { Threads } from './threads/threads.ts';

/** Number of compressed files, and their bytes, plain and in each form. */
export interface Compressed {
	files: number;
	plain: number;
	br: number;
	gzip: number;
	/** Hashes of all files in the folder, by name, so that the list of hashes need not read them again. */
	hashes: Map<string, string>;
}

interface Compressing {
	/** Compression that has already begun. */
	begun?: BegunForms;
	before?: SiteBefore | undefined;
}

/** Compression that runs beside other work of a build. */
export interface BegunForms {
	/** Begins with pages in the folder, by name. They must not change any more. */
	beginPages(names: readonly string[]): void;
	/** Begins with a text if it is so large that compressing it takes as long as a stage of the build. Others wait, because folders of the site before are renamed while texts are written. */
	beginText(name: string): void;
	/** The results for the files that were begun. */
	end(): Promise<Map<string, CompressedFile>>;
}

/** Prepares compression: one thread takes pages one after another, and each large file gets a thread of its own. */
export function beginForms(output: CompressedFolder, threads: Threads): BegunForms {
	const usual = threads.begin('compress', output);
	const large: Promise<readonly [string, CompressedFile]>[] = [];
	const beginLarge = (name: string) => {
		const forms = compressLargeFile(output, name).then((file) => [name, file] as const);
		// `end` reports failures; it is not called if the build is not sound.
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
 * Writes compressed forms beside the files in a folder that get smaller. Files taken from the site before are included in the result.
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
