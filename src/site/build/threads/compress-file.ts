import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '#content/files/content-hash.ts';
import { type Compression, type ContentEncoding, compress, compressNow } from '#server/content-encoding.ts';
import { linkOrCopy, type SiteBefore } from '../site-before.ts';

/** Suffixes by which hosts find the compressed form of a file. */
const COMPRESSED_ENDINGS: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };
export const ENCODINGS = [
	['br', COMPRESSED_ENDINGS.br],
	['gzip', COMPRESSED_ENDINGS.gzip],
] as const;

/** A file of a built site: its hash, its size in bytes, and its compressed forms, if any. */
export interface CompressedFile {
	hash: string;
	bytes: number;
	forms: CompressedForms | undefined;
}

/** The site before, if its forms are those that this build would make. */
type PreviousSite = Pick<SiteBefore, 'folder' | 'files'>;

/** A folder whose files are compressed. */
export interface CompressedFolder {
	folder: string;
	compression: Compression;
	previous: PreviousSite | undefined;
}

/**
 * Makes a function that writes the compressed forms of a file in `folder` beside it, if both are smaller.
 * @param compression how hard to compress.
 * @param previous provides the forms of files with the same content, under any name.
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

/** The same for a large file, without blocking others. */
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

/** Writes both forms of a file; `undefined` if one of them would not be smaller. */
function putNew({ body, file }: { body: Buffer; file: string }, { br, gzip }: Record<ContentEncoding, Buffer>): CompressedForms | undefined {
	if (Math.max(br.length, gzip.length) >= body.length) return undefined;
	writeFileSync(file + COMPRESSED_ENDINGS.br, br);
	writeFileSync(file + COMPRESSED_ENDINGS.gzip, gzip);
	return { br: formOf(br), gzip: formOf(gzip) };
}

/** Makes a function that links the forms that the site before has of content with a given hash beside a file; it returns `undefined` if there are none. */
function previousForms({ folder, files }: PreviousSite): (hash: string, file: string) => CompressedForms | undefined {
	const formOf = (name: string, encoding: ContentEncoding) => files.get(name + COMPRESSED_ENDINGS[encoding]);
	const nameOf = new Map([...files].filter(([name]) => formOf(name, 'br') && formOf(name, 'gzip')).map(([name, { hash }]) => [hash, name]));
	return (content, file) => {
		const name = nameOf.get(content);
		if (name === undefined) return undefined;
		for (const ending of Object.values(COMPRESSED_ENDINGS)) linkOrCopy(join(folder, name + ending), file + ending);
		return takenForms(files, name);
	};
}

/** The forms of a file in the site before. */
export function takenForms(files: SiteBefore['files'], name: string): CompressedForms | undefined {
	const [br, gzip] = [files.get(name + COMPRESSED_ENDINGS.br), files.get(name + COMPRESSED_ENDINGS.gzip)];
	return br && gzip && { br: { hash: br.hash, size: br.bytes }, gzip: { hash: gzip.hash, size: gzip.bytes } };
}
