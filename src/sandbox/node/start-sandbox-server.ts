import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Sandbox } from '#sandbox/create-sandbox.ts';
import { listen } from '#server/listen.ts';
import { badConnections } from '#words/sandbox.ts';
import { corsHeaders, isForeign, preflightHeaders } from './cors.ts';
import { CALM, type Disturbance, nextDisturbance } from './disturbance.ts';
import { refuseConnection } from './refuse-connection.ts';
import { type ArrivedRequest, readMessage, toRequest } from './to-request.ts';

export interface SandboxServerOptions {
	sandbox: Sandbox;
	/** Wanted port; the next free one is taken when somebody holds it. 0 (default) takes any. */
	port?: number;
	disturbance?: Disturbance;
	/** Told about every request once it is answered. */
	onRequest?: (request: ServedRequest) => void;
	/** Told about errors of a behaviour that could not even refuse a request, which is answered with 500. */
	onFault?: (error: unknown) => void;
	/** Told about connections that brought no readable request. */
	onBadConnection?: (status: number) => void;
	/** Milliseconds that a client has for its header and for the whole request. */
	timeouts?: { headers: number; request: number };
}

/** A request that was answered, for the log of the command. */
export interface ServedRequest extends ArrivedRequest {
	status: number;
	/** From the arrival to the answer. */
	milliseconds: number;
}

export interface SandboxServer {
	/** E.g. `http://127.0.0.1:4010`. */
	url: string;
	port: number;
	/** Another port than the wanted one. */
	differs: boolean;
	/** Ends within a second: waits for requests that are being answered, then cuts their connections. */
	close(): Promise<void>;
}

const HOST = '127.0.0.1';
const TIMEOUTS = { headers: 10_000, request: 60_000 };
/** How long requests may still be answered when the server closes, and how long the rest of a refused body is thrown away. */
const GRACE_MS = 500;

/** Serves a sandbox over HTTP on the loopback interface. */
export async function startSandboxServer(options: SandboxServerOptions): Promise<SandboxServer> {
	const { sandbox, port: wanted = 0, disturbance = CALM, onRequest, onFault, onBadConnection, timeouts = TIMEOUTS } = options;
	const ending = new AbortController();
	const server = createServer({
		headersTimeout: timeouts.headers,
		requestTimeout: timeouts.request,
		connectionsCheckingInterval: Math.min(1_000, timeouts.headers / 2),
	});

	async function serve(message: IncomingMessage, reply: ServerResponse): Promise<void> {
		if (isForeign(message.headers)) {
			reply.writeHead(403, { 'content-type': 'application/problem+json', connection: 'close' });
			reply.end(JSON.stringify({ type: 'about:blank', title: badConnections[403], status: 403 }));
			return;
		}
		const start = performance.now();
		const preflight = preflightHeaders(message.method ?? '', message.headers);
		const arrived = await readMessage(message, sandbox.maximumBody);
		const { response, isCut } = preflight
			? { response: new Response(null, { status: 204, headers: preflight }), isCut: false }
			: await answer(arrived, message);
		const cors = preflight ? {} : corsHeaders(message.headers.origin, response.headers.keys());
		const body = Buffer.from(await response.arrayBuffer());
		reply.writeHead(response.status, { ...Object.fromEntries(response.headers), ...cors, ...(isCut && { connection: 'close' }) });
		reply.end(body);
		onRequest?.({ ...arrived, status: response.status, milliseconds: performance.now() - start });
		if (isCut) await lingerOn(message, reply);
	}

	async function answer(arrived: ArrivedRequest, message: IncomingMessage): Promise<{ response: Response; isCut: boolean }> {
		const { wait: pause, failure } = nextDisturbance(disturbance);
		if (pause > 0) await wait(pause, undefined, { signal: ending.signal });
		const request = requestFrom(arrived, originOf(message));
		if (!request) return { response: sandbox.refuse(new Request(originOf(message)), { kind: 'unknown-route' }), isCut: arrived.body === 'too-large' };
		if (arrived.body === 'too-large') return { response: sandbox.refuse(request, { kind: 'payload-too-large' }), isCut: true };
		if (failure !== undefined) return { response: sandbox.refuse(request, { kind: 'failed', status: failure }), isCut: false };
		return { response: await sandbox.fetch(request), isCut: false };
	}

	const originOf = ({ headers }: IncomingMessage) => {
		const origin = `http://${headers.host ?? ''}`;
		return URL.canParse(origin) && new URL(origin).host === headers.host ? origin : `http://${HOST}`;
	};
	const begin = (message: IncomingMessage, reply: ServerResponse) => {
		serve(message, reply).catch((error: unknown) => {
			const isOver = message.socket.destroyed || reply.headersSent || ending.signal.aborted;
			if (isOver) return reply.destroy();
			onFault?.(error);
			return reply.writeHead(500, { connection: 'close' }).end();
		});
	};
	server.on('request', begin);
	server.on('checkContinue', (message: IncomingMessage, reply: ServerResponse) => {
		if (!(Number(message.headers['content-length']) > sandbox.maximumBody)) reply.writeContinue();
		begin(message, reply);
	});
	server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
		const status = refuseConnection(error, socket);
		if (status !== undefined) onBadConnection?.(status);
	});

	const { port, differs } = await listen(server, { port: wanted, host: HOST });
	return {
		url: `http://${HOST}:${port}`,
		port,
		differs,
		async close() {
			ending.abort();
			const closed = once(server, 'close');
			server.close();
			const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
			await closed;
			clearTimeout(cut);
		},
	};
}

function requestFrom(arrived: ArrivedRequest, origin: string): Request | undefined {
	try {
		return toRequest(arrived, origin);
	} catch {
		return undefined;
	}
}

/** A connection that is closed while data lies unread is reset, and the client may lose the answer. So the rest is thrown away for a moment. */
async function lingerOn(message: IncomingMessage, reply: ServerResponse): Promise<void> {
	message.resume();
	const { socket } = message;
	await Promise.race([once(socket, 'close'), wait(GRACE_MS)]).catch(() => undefined);
	reply.destroy();
	socket.destroy();
}
