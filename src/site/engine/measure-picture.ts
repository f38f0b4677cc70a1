import { type FileHandle, open } from 'node:fs/promises';

/** In most files the size is within the first bytes; the data of a camera before it may be longer. */
const FIRST_BYTES = 65_536;

/** Width and height of a picture in px, as a browser shows it; `undefined` where the file does not say both. Throws when it cannot be read. */
export async function measurePicture(path: string): Promise<readonly [width: number, height: number] | undefined> {
	const file = await open(path);
	try {
		const beginning = await readBeginning(file);
		// A drawing without both has the size that its place gives it.
		if (/\.svg$/i.test(path) && !/<svg\b(?=[^>]*\swidth="[\d.]+(?:px)?")(?=[^>]*\sheight="[\d.]+(?:px)?")/.test(beginning.toString('latin1'))) return undefined;
		return (await sizeIn(beginning, path)) ?? (beginning.length < FIRST_BYTES ? undefined : await sizeIn(await file.readFile(), path));
	} finally {
		await file.close();
	}
}

async function readBeginning(file: FileHandle): Promise<Buffer> {
	const { buffer, bytesRead } = await file.read(Buffer.alloc(FIRST_BYTES), 0, FIRST_BYTES, 0);
	return buffer.subarray(0, bytesRead);
}

async function sizeIn(bytes: Buffer, path: string): Promise<readonly [number, number] | undefined> {
	const { imageMetadata } = await import('astro/assets/utils');
	const { width, height } = await imageMetadata(bytes, path).catch(() => ({ width: 0, height: 0 }));
	return width > 0 && height > 0 ? [Math.round(width), Math.round(height)] : undefined;
}
