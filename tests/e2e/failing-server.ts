import { createServer } from 'node:http';
import { listen } from '#server/listen.ts';

/** What befalls a request: the connection is reset before or in the middle of the answer, or there is none. */
export type Fault = 'reset' | 'cut' | 'silent';

/** A server on loopback that passes on what the one at `origin` says, but for requests that `faultOf` names. */
export async function createFailingServer(origin: string): Promise<{ origin: string; faults: Map<string, Fault>; asked: string[]; close(): void }> {
	const faults = new Map<string, Fault>();
	const asked: string[] = [];
	const server = createServer(async (request, response) => {
		const path = request.url ?? '/';
		const fault = faults.get(path);
		asked.push(path);
		if (fault === 'silent') return;
		if (fault === 'reset') return void request.socket.resetAndDestroy();
		const answer = await fetch(origin + path, { redirect: 'manual' });
		const body = Buffer.from(await answer.arrayBuffer());
		const headers = Object.fromEntries([...answer.headers].filter(([name]) => /^(content-type|location)$/.test(name)));
		response.writeHead(answer.status, { ...headers, 'Content-Length': body.length });
		if (fault === undefined) return void response.end(body);
		response.write(body.subarray(0, body.length / 2), () => request.socket.destroy());
	});
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	return {
		origin: `http://127.0.0.1:${port}`,
		faults,
		asked,
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
