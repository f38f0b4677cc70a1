import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiRequest } from '#openapi/request/api-request.ts';

/** Every byte value several times; nothing of it survives a program that reads it as text. */
const SAMPLE_BYTES = Buffer.from(Array.from({ length: 3_000 }, (_, index) => index % 256));

/** Names of the files that a request sends, in their order. */
export function sentFiles({ body }: ApiRequest): string[] {
	if (body.kind === 'binary') return [body.fileName];
	return body.kind === 'multipart' ? body.parts.flatMap((part) => (part.kind === 'file' ? [part.fileName] : [])) : [];
}

/** The content of the file of this name, for sending and receiving. */
export function sampleFileContent(fileName: string): Buffer {
	return /\.(csv|txt|xml)$/.test(fileName) ? Buffer.from(`${fileName}\nä;1\n`) : SAMPLE_BYTES;
}

/** Puts the files that a request sends beside its program. */
export function writeFiles(request: ApiRequest, folder: string): void {
	for (const name of sentFiles(request)) writeFileSync(join(folder, name), sampleFileContent(name));
}
