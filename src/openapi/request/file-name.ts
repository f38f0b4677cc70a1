import { essence } from '#openapi/json/media-type.ts';
import { example } from '#words/samples.ts';

/** Extensions that are not the second part of their media type. The first one of a type is the usual one. */
const FILE_TYPES: readonly (readonly [string, string])[] = [
	['jpg', 'image/jpeg'],
	['jpeg', 'image/jpeg'],
	['svg', 'image/svg+xml'],
	['txt', 'text/plain'],
	['csv', 'text/csv'],
	['html', 'text/html'],
	['js', 'text/javascript'],
	['png', 'image/png'],
	['gif', 'image/gif'],
	['webp', 'image/webp'],
	['pdf', 'application/pdf'],
	['json', 'application/json'],
	['xml', 'application/xml'],
	['zip', 'application/zip'],
	['gz', 'application/gzip'],
	['bin', 'application/octet-stream'],
	['mp3', 'audio/mpeg'],
	['mp4', 'video/mp4'],
	['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
	['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
];

const GERMAN_TRANSCRIPTIONS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/**
 * A file name of its own, without folders: ASCII letters, digits, spaces and `._()+-`, not starting with a dot or a hyphen, at most about 120
 * characters. Only ASCII, because Java finds other names in few environments, and Unirest 1.4 sends question marks for them.
 */
export function plainFileName(text: string, fallback: string): string {
	const last = (text.slice(-1000).split(/[/\\]/).at(-1) ?? '').replaceAll(/[äöüÄÖÜß]/g, (letter) => GERMAN_TRANSCRIPTIONS[letter] ?? letter);
	const name = last
		.normalize('NFKD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/[^\w .()+-]/gu, '_')
		.replace(/^[.\s-]+/, '')
		.replace(/[.\s]+$/, '');
	if (name === '') return fallback;
	return name.length <= 120 ? name : `${name.slice(0, 100)}${/\.\w{1,8}$/.exec(name)?.[0] ?? ''}`;
}

/** Whether a text reads as the name of a file: one line that ends with an extension. */
export function isFileName(text: unknown): text is string {
	return typeof text === 'string' && /^[^/\\\n\r]{1,200}\.[A-Za-z0-9]{1,8}$/.test(text);
}

/** Name for a file of which only the media type is known. `stem` is the part before the extension. */
export function fileNameFor(mediaType: string, stem: string = example.file): string {
	const type = essence(mediaType);
	// Of a range (`image/*`) one that falls into it; of all that applications read, bytes.
	const range = type === 'application/*' ? undefined : /^[^*]+\/(?=\*$)/.exec(type)?.[0];
	const known = FILE_TYPES.find(([, candidate]) => candidate === type || (range !== undefined && candidate.startsWith(range)))?.[0];
	const subtype = type.split('/')[1] ?? '';
	return `${stem}.${known ?? /(?:^|\+)([a-z0-9]{2,5})$/.exec(subtype)?.[1] ?? 'bin'}`;
}

/** Media type by the extension of a file; `undefined` for unknown ones. */
export function mediaTypeOf(fileName: string): string | undefined {
	const extension = /\.(\w+)$/.exec(fileName)?.[1]?.toLowerCase();
	return FILE_TYPES.find(([candidate]) => candidate === extension)?.[1];
}
