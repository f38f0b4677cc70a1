import { crc32, deflateRawSync } from 'node:zlib';

/** Midnight of 1 January 1980, the first time that the format knows: the same files give the same archive. */
const TIME = Buffer.from([0, 0, 0x21, 0]);
/** Names are UTF-8 (bit 11); the version that understands deflate. */
const ZIP_FLAGS = 0x0800;
const VERSION = 20;
const MOST_FILES = 65_535;

/** Files as a ZIP archive (PKWARE APPNOTE 6.3.3, without the extension for sizes above 4 GB). Throws when there are too many. */
export function zipArchive(files: readonly { path: string; content: string | Buffer }[]): Buffer {
	if (files.length > MOST_FILES) throw new Error(`A ZIP archive holds at most ${MOST_FILES} files, these are ${files.length}.`);
	const parts: Buffer[] = [];
	const directory: Buffer[] = [];
	let offset = 0;
	for (const { path, content } of files) {
		const name = Buffer.from(path);
		const data = Buffer.from(content);
		const packed = deflateRawSync(data, { level: 9 });
		const facts = Buffer.concat([u16(ZIP_FLAGS), u16(8), TIME, u32(crc32(data)), u32(packed.length), u32(data.length), u16(name.length), u16(0)]);
		const local = Buffer.concat([u32(0x04034b50), u16(VERSION), facts, name, packed]);
		directory.push(Buffer.concat([u32(0x02014b50), u16(VERSION), u16(VERSION), facts, u16(0), u16(0), u16(0), u32(0), u32(offset), name]));
		parts.push(local);
		offset += local.length;
	}
	const list = Buffer.concat(directory);
	const end = Buffer.concat([u32(0x06054b50), u16(0), u16(0), u16(files.length), u16(files.length), u32(list.length), u32(offset), u16(0)]);
	return Buffer.concat([...parts, list, end]);
}

function u16(value: number): Buffer {
	const bytes = Buffer.alloc(2);
	bytes.writeUInt16LE(value);
	return bytes;
}

function u32(value: number): Buffer {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
}
