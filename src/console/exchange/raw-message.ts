import { LONGEST_RAW_BODY } from './body-limits.ts';
import type { ReadResponse } from './exchange.ts';
import type { Wire } from './wire.ts';

/** A request as sent (RFC 9112): request line, headers, body. Without what the browser adds. */
export async function rawRequest({ method, url, headers, body }: Wire): Promise<string> {
	const { host, pathname, search } = new URL(url);
	const all = [['Host', host], ...headers, ...(body ? [['Content-Length', String(body.size)]] : [])];
	const bytes = new Uint8Array((await body?.arrayBuffer()) ?? new ArrayBuffer());
	return `${method} ${pathname}${search} HTTP/1.1\n${lines(all)}\n\n${printable(bytes)}`.trimEnd();
}

/** A response as it came: status, headers, body byte for byte. */
export function rawResponse({ status, headers, bytes }: ReadResponse): string {
	return `HTTP/1.1 ${status}\n${lines(headers)}\n\n${printable(bytes)}`.trimEnd();
}

const lines = (headers: readonly (readonly string[])[]) => headers.map(([name, value]) => `${name}: ${value}`).join('\n');

/** UTF-8 as text; of other bytes those that are printable ASCII, with dots for the rest. */
export function printable(bytes: Uint8Array): string {
	const shown = bytes.subarray(0, LONGEST_RAW_BODY);
	const more = bytes.length > LONGEST_RAW_BODY ? ' …' : '';
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(shown, { stream: true }) + more;
	} catch {
		return Array.from(shown, (byte) => (byte === 10 || (byte >= 32 && byte < 127) ? String.fromCharCode(byte) : '·')).join('') + more;
	}
}
