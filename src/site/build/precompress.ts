import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { type ContentEncoding, compress } from '#server/content-encoding.ts';

/** Endings by which hosts look for a file in its compressed form. */
const ENDINGS: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

/** Files that were compressed, and the bytes of all of them as they are and in each form. */
export interface Compressed {
	files: number;
	plain: number;
	br: number;
	gzip: number;
}

/**
 * Puts compressed forms beside the files in `folder` that get smaller by it and have none yet. Several at once: the compression works in threads of its own.
 */
export async function precompress(folder: string): Promise<Compressed> {
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
	const present = new Set(names);
	const queue = names.filter((file) => isCompressible(contentTypeOfFile(file)) && !present.has(file + ENDINGS.br)).values();
	const sum: Compressed = { files: 0, plain: 0, br: 0, gzip: 0 };
	const work = async () => {
		for (const file of queue) {
			const body = await readFile(file);
			const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
			if (Math.max(br.length, gzip.length) >= body.length) continue;
			await Promise.all([writeFile(file + ENDINGS.br, br), writeFile(file + ENDINGS.gzip, gzip)]);
			sum.files++;
			sum.plain += body.length;
			sum.br += br.length;
			sum.gzip += gzip.length;
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return sum;
}
