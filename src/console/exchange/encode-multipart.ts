import type { MultipartPart } from '#openapi/request/api-request.ts';
import { randomUuid } from '#sandbox/reply/random-names.ts';
import { example } from '#words/samples.ts';

/**
 * The parts of a form as `multipart/form-data` (RFC 7578). The browser's own `FormData` gives a media type only to files, so that a part of JSON would come
 * with a file name that nobody chose.
 */
export function encodeMultipart(parts: readonly MultipartPart[], files: Readonly<Record<string, File>>): { type: string; content: Blob } {
	const boundary = `${example.form}-${randomUuid()}`;
	const pieces = parts.flatMap((part): BlobPart[] => [`--${boundary}\r\n${headersOfPart(part)}\r\n`, contentOfPart(part, files), '\r\n']);
	return { type: `multipart/form-data; boundary=${boundary}`, content: new Blob([...pieces, `--${boundary}--\r\n`]) };
}

function headersOfPart(part: MultipartPart): string {
	const file = part.kind === 'file' ? `; filename="${escapedName(part.fileName)}"` : '';
	const type = part.mediaType === undefined ? '' : `Content-Type: ${part.mediaType}\r\n`;
	const further = (part.headers ?? []).map(({ name, value }) => `${name}: ${value}\r\n`).join('');
	return `Content-Disposition: form-data; name="${escapedName(part.name)}"${file}\r\n${type}${further}`;
}

const contentOfPart = (part: MultipartPart, files: Readonly<Record<string, File>>): BlobPart =>
	part.kind === 'file' ? (files[part.fileName] ?? '') : part.value;

/** As browsers write names (HTML, multipart/form-data). */
const escapedName = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
