import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { LARGE } from '#server/content-encoding.ts';
import { type CompressedFolder, compressLargeFile, ENCODINGS } from './threads/compress-file.ts';
import type { Threads } from './threads/threads.ts';

/** Files that stand there compressed, and the bytes of all of them as they are and in each form. */
export interface Compressed {
	files: number;
	plain: number;
	br: number;
	gzip: number;
	/** Of all files that were read or made for it, by name: for the list of hashes, which would read them again. */
	hashes: ReadonlyMap<string, string>;
}

/**
 * Puts compressed forms beside the files in a folder that get smaller by it. `previous` is the site as it was built before, when its forms were made as they would be now (`kept-forms.ts`).
 */
export async function precompress(told: CompressedFolder, threads: Threads): Promise<Compressed> {
	// A folder may be called `express.js`.
	const names = readdirSync(told.folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(told.folder, join(entry.parentPath, entry.name)))
		.filter((name) => isCompressible(contentTypeOfFile(name)));
	const isLarge = (name: string) => statSync(join(told.folder, name)).size > LARGE;
	const { true: large = [], false: usual = [] } = Object.groupBy(names, (name) => `${isLarge(name)}`);
	const compressed = (await Promise.all([Promise.all(large.map((name) => compressLargeFile(told, name))), threads.run('compress', told, usual)])).flat();
	const files = [...large, ...usual];
	const hashes = new Map<string, string>();
	const sum = { files: 0, plain: 0, br: 0, gzip: 0 };
	for (const [place, { hash, bytes, forms }] of compressed.entries()) {
		const name = files[place] ?? '';
		hashes.set(name, hash);
		if (forms === undefined) continue;
		sum.files++;
		sum.plain += bytes;
		for (const [encoding, ending] of ENCODINGS) {
			sum[encoding] += forms[encoding].size;
			hashes.set(name + ending, forms[encoding].hash);
		}
	}
	return { ...sum, hashes };
}
