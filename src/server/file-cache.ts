import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { type ContentEncoding, compress } from './content-encoding.ts';

interface CachedFile {
	version: string;
	body: Buffer;
	/** Weak, because the compressed forms of a file share it (RFC 9110, 8.8.1). */
	etag: string;
	compressed: Map<ContentEncoding, Promise<Buffer>>;
	/** Bytes that this entry holds, compressed forms included. */
	bytes: number;
}

interface FileContent {
	body: Buffer;
	etag: string;
	/** How `body` is encoded; `undefined` for the plain bytes, also when compressing would not make the file smaller. */
	encoding: ContentEncoding | undefined;
}

/** Reads files and compresses them once; files that were used last stay in memory up to `limit` bytes. */
export function createFileCache({ limit }: { limit: number }): { read(file: string, encoding: ContentEncoding | undefined): Promise<FileContent> } {
	const files = new Map<string, CachedFile>();
	let bytes = 0;

	async function load(file: string): Promise<CachedFile> {
		const { mtimeMs, size } = await stat(file);
		const version = `${mtimeMs} ${size}`;
		const current = () => {
			const known = files.get(file);
			return known?.version === version ? use(file, known) : undefined;
		};
		const known = current();
		if (known !== undefined) return known;
		const body = await readFile(file);
		// Another request for the same file may have been quicker.
		const concurrent = current();
		if (concurrent !== undefined) return concurrent;
		const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
		return use(file, { version, body, etag, compressed: new Map(), bytes: body.length });
	}

	/** Puts an entry to the young end of the map and drops old ones until the limit is kept. */
	function use(file: string, entry: CachedFile): CachedFile {
		bytes += entry.bytes - (files.get(file)?.bytes ?? 0);
		files.delete(file);
		files.set(file, entry);
		for (const [name, old] of files) {
			if (bytes <= limit) break;
			files.delete(name);
			bytes -= old.bytes;
		}
		return entry;
	}

	return {
		async read(file, encoding) {
			const entry = await load(file);
			if (encoding === undefined) return { body: entry.body, etag: entry.etag, encoding };
			const known = entry.compressed.get(encoding);
			const pending = known ?? compress(entry.body, encoding);
			entry.compressed.set(encoding, pending);
			pending.catch(() => entry.compressed.delete(encoding));
			const body = await pending;
			if (known === undefined && files.get(file) === entry) {
				bytes += body.length;
				entry.bytes += body.length;
				use(file, entry);
			}
			return body.length < entry.body.length ? { body, etag: entry.etag, encoding } : { body: entry.body, etag: entry.etag, encoding: undefined };
		},
	};
}
