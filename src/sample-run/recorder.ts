import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
export interface Arrived {
	method: string;
	/** Path and query as on the wire. */
	target: string;
	headers: IncomingHttpHeaders;
	body: Buffer<ArrayBuffer>;
}

export interface Recorder {
	/** `http://127.0.0.1:<port>`. */
	origin: string;
	/** Answers from now on with `answer` and forgets what arrived before. */
	expect(answer: (request: Request) => Promise<Response>): void;
	arrived: Arrived[];
	/** Bytes of the last answer. */
	answered: Buffer;
	close(): Promise<void>;
}

/** A page with room for two files, on which the samples for browsers run. */
const SAMPLE_PAGE = '<!doctype html><html lang="de"><title>Beispiel</title><input type="file"><input type="file">';

/** Starts a server on loopback that writes down each request and lets somebody else answer it. */
export async function startRecorder(): Promise<Recorder> {
	let answer: (request: Request) => Promise<Response> = async () => new Response(null, { status: 500 });
	async function record(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { method = 'GET', url: target = '/', headers } = incoming;
		if (target === '/')
			return sendResponse(outgoing, new Response(SAMPLE_PAGE, { headers: { 'content-type': 'text/html; charset=utf-8' } }), Buffer.from(SAMPLE_PAGE));
		if (target === '/favicon.ico') return void outgoing.writeHead(204).end();
		const parts: Buffer[] = [];
		for await (const part of incoming) parts.push(part);
		const body = Buffer.concat(parts);
		recorder.arrived.push({ method, target, headers, body });
		const response = await answer(
			new Request(recorder.origin + target, { method, headers: plainHeaders(headers), ...(method === 'GET' || method === 'HEAD' ? {} : { body }) }),
		);
		recorder.answered = Buffer.from(await response.arrayBuffer());
		sendResponse(outgoing, response, recorder.answered);
	}
	const server = createServer((incoming, outgoing) => {
		// A program that ends within its request, and an answer that breaks, are a matter of this sample only.
		record(incoming, outgoing).catch((error: unknown) => outgoing.writeHead(500).end(String(error)));
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const recorder: Recorder = {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		expect(next) {
			answer = next;
			recorder.arrived = [];
		},
		arrived: [],
		answered: Buffer.alloc(0),
		close: () =>
			new Promise((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	};
	return recorder;
}

function sendResponse(outgoing: ServerResponse, response: Response, bytes: Buffer): void {
	outgoing.writeHead(response.status, Object.fromEntries(response.headers));
	outgoing.end(bytes);
}

/** Fields that a `Request` may carry. */
function plainHeaders(headers: IncomingHttpHeaders): [string, string][] {
	return Object.entries(headers).flatMap(([name, value]): [string, string][] =>
		typeof value === 'string' && !['connection', 'transfer-encoding', 'expect', 'upgrade', 'keep-alive'].includes(name) ? [[name, value]] : [],
	);
}
