import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { type ContentEncoding, compress } from '#server/content-encoding.ts';

/** Endings by which hosts look for a file in its compressed form. */
const ENDINGS: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };

/** Files that stand there compressed, and the bytes of all of them as they are and in each form. */
export interface Compressed {
	files: number;
	plain: number;
	br: number;
	gzip: number;
}

/**
 * Puts compressed forms beside the files in `folder` that get smaller by it. Several at once: the compression works in threads of its own. Files are read and written
 * in this one: promises of thousands of small ones are a tenth more work.
 * @param previous the site as it was built before: what has not changed since is taken from there.
 */
export async function precompress(folder: string, previous: string): Promise<Compressed> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const queue = names.filter((name) => isCompressible(contentTypeOfFile(name))).values();
	const sum: Compressed = { files: 0, plain: 0, br: 0, gzip: 0 };
	const work = async () => {
		for (const name of queue) {
			const body = readFileSync(join(folder, name));
			const forms = (await compressedBefore(join(previous, name), body)) ?? (await compressBoth(body));
			if (Math.max(forms.br.length, forms.gzip.length) >= body.length) continue;
			for (const form of ['br', 'gzip'] as const) writeFileSync(join(folder, name + ENDINGS[form]), forms[form]);
			sum.files++;
			sum.plain += body.length;
			sum.br += forms.br.length;
			sum.gzip += forms.gzip.length;
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return sum;
}

const decompressBrotli = promisify(brotliDecompress);
const decompressGzip = promisify(gunzip);

type Forms = Record<ContentEncoding, Buffer>;

async function compressBoth(body: Buffer): Promise<Forms> {
	const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
	return { br, gzip };
}

/** The forms of a file that was the same before; `undefined` when it was not, or had none that can be read again: what is taken over once stays for ever. */
async function compressedBefore(file: string, body: Buffer): Promise<Forms | undefined> {
	if (!existsSync(file)) return undefined;
	try {
		if (!readFileSync(file).equals(body)) return undefined;
		const [br, gzip] = [readFileSync(file + ENDINGS.br), readFileSync(file + ENDINGS.gzip)];
		const [fromBr, fromGzip] = await Promise.all([decompressBrotli(br), decompressGzip(gzip)]);
		return fromBr.equals(body) && fromGzip.equals(body) ? { br, gzip } : undefined;
	} catch {
		return undefined;
	}
}
