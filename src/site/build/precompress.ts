import { readdirSync } from 'node:fs';
import { link, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { type ContentEncoding, compress } from '#server/content-encoding.ts';
import { readHashList, sha256 } from './hash-list.ts';

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
 * Puts compressed forms beside the files in `folder` that get smaller by it. Several at once: the compression works in threads of its own.
 * @param previous the site as it was built before: forms of what it had already, under whatever name, are taken from there.
 */
export async function precompress(folder: string, previous: string): Promise<Compressed> {
	const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
	const queue = names.filter((name) => isCompressible(contentTypeOfFile(name))).values();
	const sum: Compressed = { files: 0, plain: 0, br: 0, gzip: 0 };
	const putBefore = formsOf(previous);
	const work = async () => {
		for (const name of queue) {
			const file = join(folder, name);
			const body = await readFile(file);
			const sizes = (await putBefore(body, file)) ?? (await putNew(body, file));
			if (sizes === undefined) continue;
			sum.files++;
			sum.plain += body.length;
			sum.br += sizes.br;
			sum.gzip += sizes.gzip;
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return sum;
}

type Sizes = Record<ContentEncoding, number>;

/** Writes both forms of a file; `undefined` when one of them would not be smaller. */
async function putNew(body: Buffer, file: string): Promise<Sizes | undefined> {
	const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
	if (Math.max(br.length, gzip.length) >= body.length) return undefined;
	await Promise.all([writeFile(file + ENDINGS.br, br), writeFile(file + ENDINGS.gzip, gzip)]);
	return { br: br.length, gzip: gzip.length };
}

/**
 * Makes a function that puts the forms which a built site has of the same content beside a file; it gives `undefined` when there are none, or none
 * as the hash list of that site has them: what is taken over once stays for ever.
 */
function formsOf(previous: string): (body: Buffer, file: string) => Promise<Sizes | undefined> {
	const hashes = readHashList(previous);
	const fileOf = new Map(
		[...hashes].filter(([name]) => Object.values(ENDINGS).every((ending) => hashes.has(name + ending))).map(([name, hash]) => [hash, name]),
	);
	return async (body, file) => {
		const name = fileOf.get(sha256(body));
		if (name === undefined) return undefined;
		const take = async (ending: string) => {
			const form = await readFile(join(previous, name + ending));
			return sha256(form) === hashes.get(name + ending) ? form : undefined;
		};
		const [br, gzip] = await Promise.all([take(ENDINGS.br), take(ENDINGS.gzip)]).catch(() => []);
		if (br === undefined || gzip === undefined) return undefined;
		// The same file under two names costs neither time nor room; not every disk can do it.
		const put = (ending: string, form: Buffer) => link(join(previous, name + ending), file + ending).catch(() => writeFile(file + ending, form));
		await Promise.all([put(ENDINGS.br, br), put(ENDINGS.gzip, gzip)]);
		return { br: br.length, gzip: gzip.length };
	};
}
