import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Compression, type ContentEncoding, compress, compressNow } from '#server/content-encoding.ts';
import { contentHash, readHashList } from '../hash-list.ts';
import { takeFile } from '../take-file.ts';

/** Endings by which hosts look for a file in its compressed form. */
export const COMPRESSED_ENDINGS: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };
export const ENCODINGS = [
	['br', COMPRESSED_ENDINGS.br],
	['gzip', COMPRESSED_ENDINGS.gzip],
] as const;

/** A file of a built site: its hash, its bytes, and its compressed forms where it has them. */
export interface CompressedFile {
	hash: string;
	bytes: number;
	forms: CompressedForms | undefined;
}

/** A folder to be compressed. */
export interface CompressedFolder {
	folder: string;
	compression: Compression;
	previous: string | undefined;
}

/**
 * Puts compressed forms beside a file in `folder`, when it gets smaller by both.
 * @param compression how hard they are pressed.
 * @param previous a site as it was built before: forms of what it had already, under whatever name, are taken from there. `undefined` when there is none, or its forms were made in another way.
 */
export function compressFiles({ folder, compression, previous }: CompressedFolder): (name: string) => CompressedFile {
	const putBefore = previous === undefined ? () => undefined : previousForms(previous);
	return (name) => {
		const file = join(folder, name);
		const body = readFileSync(file);
		const hash = contentHash(body);
		const pressed = (encoding: ContentEncoding) => compressNow(body, encoding, compression);
		return { hash, bytes: body.length, forms: putBefore(hash, file) ?? putNew({ body, file }, { br: pressed('br'), gzip: pressed('gzip') }) };
	};
}

/** The same for a file that takes so long that others are done meanwhile. */
export async function compressLargeFile({ folder, compression, previous }: CompressedFolder, name: string): Promise<CompressedFile> {
	const file = join(folder, name);
	const body = readFileSync(file);
	const hash = contentHash(body);
	const before = previous === undefined ? undefined : previousForms(previous)(hash, file);
	if (before !== undefined) return { hash, bytes: body.length, forms: before };
	const [br, gzip] = await Promise.all([compress(body, 'br', compression), compress(body, 'gzip', compression)]);
	return { hash, bytes: body.length, forms: putNew({ body, file }, { br, gzip }) };
}

interface CompressedForm {
	size: number;
	hash: string;
}

type CompressedForms = Record<ContentEncoding, CompressedForm>;

const formOf = (body: Buffer): CompressedForm => ({ size: body.length, hash: contentHash(body) });

/** Writes both forms of a file; `undefined` when one of them would not be smaller. */
function putNew({ body, file }: { body: Buffer; file: string }, { br, gzip }: Record<ContentEncoding, Buffer>): CompressedForms | undefined {
	if (Math.max(br.length, gzip.length) >= body.length) return undefined;
	writeFileSync(file + COMPRESSED_ENDINGS.br, br);
	writeFileSync(file + COMPRESSED_ENDINGS.gzip, gzip);
	return { br: formOf(br), gzip: formOf(gzip) };
}

/**
 * Makes a function that puts the forms which a built site has of the content with a hash beside a file; it gives `undefined` when there are none, or none
 * as the hash list of that site has them: what is taken over once stays for ever.
 */
function previousForms(previous: string): (hash: string, file: string) => CompressedForms | undefined {
	const hashes = readHashList(previous);
	const fileOf = new Map(
		[...hashes].filter(([name]) => Object.values(COMPRESSED_ENDINGS).every((ending) => hashes.has(name + ending))).map(([name, hash]) => [hash, name]),
	);
	const take = (name: string, ending: string, file: string): CompressedForm | undefined => {
		const hash = hashes.get(name + ending) ?? '';
		const size = takeFile(join(previous, name + ending), file + ending, hash);
		return size === undefined ? undefined : { size, hash };
	};
	return (content, file) => {
		const name = fileOf.get(content);
		if (name === undefined) return undefined;
		const [br, gzip] = [take(name, COMPRESSED_ENDINGS.br, file), take(name, COMPRESSED_ENDINGS.gzip, file)];
		if (br !== undefined && gzip !== undefined) return { br, gzip };
		// Nothing is to be written through a link into the site of before.
		for (const ending of Object.values(COMPRESSED_ENDINGS)) rmSync(file + ending, { force: true });
		return undefined;
	};
}
