import type { IncomingMessage } from 'node:http';

/** A request as it arrived, with its body. */
export interface ArrivedRequest {
	method: string;
	/** Path and query as they were sent. */
	target: string;
	/** Names and values by turns, as they were sent. */
	rawHeaders: readonly string[];
	/** `too-large`: more than allowed, and not read to its end. */
	body: Uint8Array<ArrayBuffer> | 'too-large';
}

/** Reads a message up to `maximum` bytes of body; stops reading at more. Rejects when the client goes away before the end. */
export async function readMessage(message: IncomingMessage, maximum: number): Promise<ArrivedRequest> {
	const { method = 'GET', url = '/', rawHeaders } = message;
	return { method, target: url, rawHeaders, body: await readMessageBody(message, maximum) };
}

function readMessageBody(message: IncomingMessage, maximum: number): Promise<Uint8Array<ArrayBuffer> | 'too-large'> {
	if (Number(message.headers['content-length']) > maximum) return Promise.resolve('too-large');
	return new Promise((resolve, reject) => {
		const parts: Buffer[] = [];
		let length = 0;
		message.on('data', (part: Buffer) => {
			length += part.length;
			if (length <= maximum) parts.push(part);
			else {
				message.pause();
				resolve('too-large');
			}
		});
		message.on('end', () => resolve(new Uint8Array(Buffer.concat(parts))));
		message.on('error', reject);
		message.on('close', () => reject(new Error('The client went away.')));
	});
}

/** The same as a `Request` to `origin`. Throws a `TypeError` for methods and addresses that no `Request` can have. */
export function toRequest({ method, target, rawHeaders, body }: ArrivedRequest, origin: string): Request {
	const headers = new Headers();
	for (let index = 0; index < rawHeaders.length; index += 2) headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
	const url = new URL(target.startsWith('/') ? origin + target : target === '*' ? origin : target);
	const hasBody = body !== 'too-large' && body.length > 0 && method !== 'GET' && method !== 'HEAD';
	return new Request(url, { method, headers, ...(hasBody && { body }) });
}
