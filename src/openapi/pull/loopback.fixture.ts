import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on this machine whose answers a test gives. */
export interface Loopback {
	origin: string;
	close(): Promise<void>;
}

export async function startLoopback(answer: RequestListener): Promise<Loopback> {
	const server = createServer(answer).listen(0, '127.0.0.1');
	await once(server, 'listening');
	return {
		origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		async close() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

/** Origin of a server that is closed again: nobody listens there. */
export async function closedOrigin(): Promise<string> {
	const { origin, close } = await startLoopback(() => undefined);
	await close();
	return origin;
}
