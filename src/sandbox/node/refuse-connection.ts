import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { badConnections } from '#words/sandbox.ts';

/** Errors of Node's HTTP parser that are not simply a bad request. */
const STATUSES: Readonly<Record<string, number>> = {
	HPE_HEADER_OVERFLOW: 431,
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers a request that is not HTTP, or too slow, and closes the connection. Gives the status sent; `undefined` when the client has gone. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): number | undefined {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return undefined;
	}
	const status = STATUSES[error.code ?? ''] ?? 400;
	const body = JSON.stringify({ type: 'about:blank', title: badConnections[status], status });
	const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
	socket.end(`${head}Connection: close\r\n\r\n${body}`, () => socket.destroy());
	return status;
}
