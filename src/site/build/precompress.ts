import { copyFileSync, linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { contentTypeOfFile, isCompressible } from '#publish/content-types.ts';
import { type ContentEncoding, compress } from '#server/content-encoding.ts';
import { contentHash, readHashList } from './hash-list.ts';

/** Endings by which hosts look for a file in its compressed form. */
const ENDINGS: Record<ContentEncoding, string> = { br: '.br', gzip: '.gz' };
const ENCODINGS = [
	['br', ENDINGS.br],
	['gzip', ENDINGS.gzip],
] as const;

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
 * Puts compressed forms beside the files in `folder` that get smaller by it. Several at once: the compression works in threads of its own. Files are read and written
 * in this one: promises of thousands of small ones are a tenth more work.
 * @param previous the site as it was built before: forms of what it had already, under whatever name, are taken from there.
 */
export async function precompress(folder: string, previous: string): Promise<Compressed> {
	// A folder may be called `express.js`.
	const names = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(folder, join(entry.parentPath, entry.name)));
	const queue = names.filter((name) => isCompressible(contentTypeOfFile(name))).values();
	const hashes = new Map<string, string>();
	const sum = { files: 0, plain: 0, br: 0, gzip: 0 };
	const putBefore = formsOf(previous);
	const work = async () => {
		for (const name of queue) {
			const file = join(folder, name);
			const body = readFileSync(file);
			const hash = contentHash(body);
			hashes.set(name, hash);
			const forms = putBefore(hash, file) ?? (await putNew(body, file));
			if (forms === undefined) continue;
			sum.files++;
			sum.plain += body.length;
			for (const [encoding, ending] of ENCODINGS) {
				sum[encoding] += forms[encoding].size;
				hashes.set(name + ending, forms[encoding].hash);
			}
		}
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	return { ...sum, hashes };
}

interface Form {
	size: number;
	hash: string;
}

type Forms = Record<ContentEncoding, Form>;

const formOf = (body: Buffer): Form => ({ size: body.length, hash: contentHash(body) });

/** Writes both forms of a file; `undefined` when one of them would not be smaller. */
async function putNew(body: Buffer, file: string): Promise<Forms | undefined> {
	const [br, gzip] = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
	if (Math.max(br.length, gzip.length) >= body.length) return undefined;
	writeFileSync(file + ENDINGS.br, br);
	writeFileSync(file + ENDINGS.gzip, gzip);
	return { br: formOf(br), gzip: formOf(gzip) };
}

/**
 * Makes a function that puts the forms which a built site has of the content with a hash beside a file; it gives `undefined` when there are none, or none
 * as the hash list of that site has them: what is taken over once stays for ever.
 */
function formsOf(previous: string): (hash: string, file: string) => Forms | undefined {
	const hashes = readHashList(previous);
	const fileOf = new Map(
		[...hashes].filter(([name]) => Object.values(ENDINGS).every((ending) => hashes.has(name + ending))).map(([name, hash]) => [hash, name]),
	);
	const take = (name: string, ending: string, file: string) => takeForm(join(previous, name + ending), file + ending, hashes.get(name + ending));
	return (content, file) => {
		const name = fileOf.get(content);
		if (name === undefined) return undefined;
		const [br, gzip] = [take(name, ENDINGS.br, file), take(name, ENDINGS.gzip, file)];
		if (br !== undefined && gzip !== undefined) return { br, gzip };
		// Nothing is to be written through a link into the site of before.
		for (const ending of Object.values(ENDINGS)) rmSync(file + ending, { force: true });
		return undefined;
	};
}

/**
 * Puts a form of before in the place `file`: under two names it costs neither time nor room. Returns it, or `undefined` when what stands there now is not
 * what the list says. That is looked at last: another build may exchange the site of before meanwhile.
 */
function takeForm(before: string, file: string, hash: string | undefined): Form | undefined {
	try {
		linkOrCopy(before, file);
		const form = formOf(readFileSync(file));
		return form.hash === hash ? form : undefined;
	} catch {
		return undefined;
	}
}

/** Not every disk can give a file two names. */
function linkOrCopy(before: string, file: string): void {
	try {
		linkSync(before, file);
	} catch {
		copyFileSync(before, file);
	}
}
