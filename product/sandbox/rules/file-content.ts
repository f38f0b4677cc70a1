import type { FileRecord, State } from '../state.ts';

/** Bytes of a file: what was uploaded, otherwise a placeholder of the file's size that repeats its name and a line feed (RULES.md ). */
export function fileBytes({ contents }: State, { id, name, size }: FileRecord): Uint8Array<ArrayBuffer> {
	return contents[id] ?? placeholder(name, size);
}

function placeholder(name: string, size: number): Uint8Array<ArrayBuffer> {
	const line = new TextEncoder().encode(`${name}\n`);
	return Uint8Array.from({ length: size }, (_, index) => line[index % line.length] ?? 0);
}
