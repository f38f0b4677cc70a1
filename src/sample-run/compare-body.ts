import { FORM_MEDIA_TYPE } from '#openapi/json/media-type.ts';
import type { ApiBody, MultipartPart } from '#openapi/request/api-request.ts';
import { difference } from './difference.ts';
import { readMultipart } from './multipart-parts.ts';
import type { Arrived } from './recorder.ts';
import { sampleFileContent } from './sample-file.ts';

/** How a body that arrived differs from the one that was meant: one German sentence each. */
export function compareBody({ body, headers }: Pick<Arrived, 'body' | 'headers'>, meant: ApiBody): string[] {
	const type = headers['content-type'] ?? '';
	switch (meant.kind) {
		case 'none':
			return difference('Länge des Inhalts', body.length, 0);
		case 'json':
			return [...difference('Content-Type', type, meant.mediaType), ...difference('JSON', parsed(body), meant.value)];
		case 'form':
			// Separators between values are not encoded, and commas inside of them are.
			if (meant.encoded !== undefined) return difference('Formular', body.toString(), meant.encoded);
			return [
				...difference('Content-Type', type.split(';')[0], FORM_MEDIA_TYPE),
				...difference(
					'Felder',
					[...new URLSearchParams(body.toString())],
					meant.fields.map(({ name, value }) => [name, value]),
				),
			];
		case 'text':
			return [...difference('Content-Type', type, meant.mediaType), ...difference('Text', body.toString(), meant.text)];
		case 'binary':
			return [
				...difference('Content-Type', type, meant.mediaType),
				...difference('Bytes', body.toString('base64'), sampleFileContent(meant.fileName).toString('base64')),
			];
		case 'multipart':
			return difference('Teile', readMultipart(body, type).map(seen), meant.parts.map(asSent).map(seen));
	}
}

function parsed(body: Buffer): unknown {
	try {
		return JSON.parse(body.toString());
	} catch {
		return `kein JSON: ${body.toString()}`;
	}
}

const asSent = (part: MultipartPart) => ({
	name: part.name,
	fileName: part.kind === 'file' ? part.fileName : undefined,
	mediaType: part.mediaType,
	content: part.kind === 'file' ? sampleFileContent(part.fileName) : Buffer.from(part.value),
});

/** Plain text is what a part without type is; programs may say so or not. */
const seen = ({
	name,
	fileName,
	mediaType = '',
	content,
}: {
	name: string | undefined;
	fileName: string | undefined;
	mediaType: string | undefined;
	content: Buffer;
}) => [name, fileName ?? '', mediaType.replace(/^text\/plain.*/i, ''), content.toString('base64')].join(' · ');
