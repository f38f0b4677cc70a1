import { problemsOf } from '#console/form/field-problems.ts';
import { exactJson, parseExactJson } from '#openapi/json/exact-json.ts';
import { isJsonType, isTextType, isXmlType } from '#openapi/json/media-type.ts';
import type { ApiRequest } from '#openapi/request/api-request.ts';
import { dispositionName } from '#openapi/request/disposition-name.ts';
import { fileNameFor } from '#openapi/request/file-name.ts';
import { consoleText } from '#words/console.ts';
import { LONGEST_BODY_TEXT, LONGEST_READ } from './body-limits.ts';
import type { RecordChange } from './record-changes.ts';

/** A response that has been read to its end, or as far as it came. */
export interface ReadResponse {
	status: number;
	headers: [name: string, value: string][];
	bytes: Uint8Array<ArrayBuffer>;
	/** Time until everything was there, in ms. */
	duration: number;
	/** Its body is not whole: it broke off, was stopped, or had no end. */
	isCut?: boolean;
}

/** A request with its outcome. */
export interface Exchange {
	request: ApiRequest;
	/** Where it was sent; `undefined` for the sandbox. */
	server: string | undefined;
	response: ReadResponse;
	/** What changed among the records; only the sandbox can tell. */
	changes: RecordChange[] | undefined;
}

/** The outcome of sending: an exchange, or why there is none, in the language of the site, and the call to try elsewhere. */
export type ExchangeOutcome = { kind: 'exchange'; exchange: Exchange } | { kind: 'failed'; reasons: readonly string[]; curl: string };

/** Reads a response. `started` is a time of `performance.now()`. */
export async function readResponse(response: Response, started: number): Promise<ReadResponse> {
	const { bytes, isCut } = await collectBody(response);
	return { status: response.status, headers: [...response.headers], bytes, duration: performance.now() - started, ...(isCut && { isCut }) };
}

/** Keeps what was received of a body that breaks off, or of an endless stream. */
async function collectBody({ body }: Response): Promise<{ bytes: Uint8Array<ArrayBuffer>; isCut: boolean }> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	const reader = body?.getReader();
	const whole = async (isCut: boolean) => ({ bytes: new Uint8Array(await new Blob(chunks).arrayBuffer()), isCut });
	let size = 0;
	try {
		for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
			chunks.push(part.value);
			size += part.value.length;
			if (size <= LONGEST_READ) continue;
			void reader?.cancel();
			return await whole(true);
		}
	} catch {
		return await whole(true);
	}
	return await whole(false);
}

/** The value of a header, in whatever case its name is written; `undefined` when it was not sent. */
export function headerOf({ headers }: ReadResponse, name: string): string | undefined {
	return headers.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];
}

/** What a body is for a reader: text (JSON laid out in lines), or bytes for a file. */
export type BodyContent =
	| { kind: 'none' }
	| { kind: 'text'; text: string; language?: 'json' | 'xml' | undefined }
	| { kind: 'file'; name: string; type: string };

/** What the body of a response is, by its length, its media type and `Content-Disposition`. JSON that cannot be read is text without a language. */
export function bodyContent(response: ReadResponse): BodyContent {
	const { bytes } = response;
	if (bytes.length === 0) return { kind: 'none' };
	const type = headerOf(response, 'content-type') ?? '';
	const disposition = headerOf(response, 'content-disposition') ?? '';
	const isFile = bytes.length > LONGEST_BODY_TEXT || /^\s*attachment/i.test(disposition) || !isTextType(type);
	if (isFile) return { kind: 'file', name: fileNameOf(disposition) ?? fileNameFor(type, consoleText.answerFile), type };
	const json = jsonLines(response);
	if (json !== undefined) return { kind: 'text', text: json, language: 'json' };
	return { kind: 'text', text: decoderOf(type).decode(bytes), language: isXmlType(type) ? 'xml' : undefined };
}

/** By the `charset` of a media type; UTF-8 where it names none, or one that browsers do not know. */
function decoderOf(type: string): TextDecoder {
	try {
		return new TextDecoder(/;\s*charset\s*=\s*"?([^\s";]+)/i.exec(type)?.[1]);
	} catch {
		return new TextDecoder();
	}
}

function jsonLines(response: ReadResponse): string | undefined {
	const value = jsonValue(response);
	try {
		return value === undefined ? undefined : exactJson(value, 2);
	} catch {
		// The JSON is nested too deeply to be written.
		return undefined;
	}
}

/** The value of a JSON body of any length; `undefined` for every other body, and for JSON that cannot be read. */
export function jsonValue(response: ReadResponse): unknown {
	if (!isJsonType(headerOf(response, 'content-type') ?? '')) return undefined;
	try {
		return parseExactJson(new TextDecoder().decode(response.bytes));
	} catch {
		return undefined;
	}
}

/** Name of the file in `Content-Disposition`, without folders. */
export function fileNameOf(disposition: string): string | undefined {
	return dispositionName(disposition)?.split(/[/\\]/).at(-1) || undefined;
}

/** The messages that a response has for fields; none for a success. */
export function problemsIn(response: ReadResponse) {
	const value = response.status >= 400 ? jsonValue(response) : undefined;
	return value === undefined ? {} : problemsOf(value);
}
