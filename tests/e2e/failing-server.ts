import { createServer } from 'node:http';
import { listen } from '#server/listen.ts';

/**
 * A fault of a request: the connection is reset before or in the middle of the answer, there is no answer or half of one, the server reports an error,
 * or another page is sent, as by a network that wants a sign-in first.
 */
export type Fault = 'reset' | 'cut' | 'silent' | 'stalled' | 'error' | 'foreign';

export interface FailingServer {
	origin: string;
	/** Faults of requests, by path. */
	faults: Map<string, Fault>;
	/** Paths that were asked for. */
	asked: string[];
	/** Ends all faults; pending answers, or the rest of them, are sent. */
	mend(): void;
	close(): void;
}

/** A server on loopback that passes on what the one at `origin` says, but for requests that `faults` names. */
export async function createFailingServer(origin: string): Promise<FailingServer> {
	const faults = new Map<string, Fault>();
	const asked: string[] = [];
	const waiting: (() => void)[] = [];
	const server = createServer(async (request, response) => {
		const path = request.url ?? '/';
		const fault = faults.get(path);
		asked.push(path);
		const mended = () => new Promise<void>((resolve) => waiting.push(resolve));
		if (fault === 'silent') await mended();
		if (fault === 'reset') return void request.socket.resetAndDestroy();
		if (fault === 'error') return void response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>Internal Server Error</h1>');
		if (fault === 'foreign') {
			const [type, text] = path.endsWith('/') ? ['application/json', '{}'] : ['text/html', '<html><h1>WLAN</h1></html>'];
			return void response.writeHead(200, { 'Content-Type': type }).end(text);
		}
		const answer = await fetch(origin + path, { redirect: 'manual' });
		const body = Buffer.from(await answer.arrayBuffer());
		const headers = Object.fromEntries([...answer.headers].filter(([name]) => /^(content-type|location)$/.test(name)));
		response.writeHead(answer.status, { ...headers, 'Content-Length': body.length });
		// Of a short page the styles in its head may be more than half.
		const middle = Math.max(Math.floor(body.length / 2), body.indexOf('<main'));
		if (fault === 'cut') return void response.write(body.subarray(0, middle), () => request.socket.destroy());
		response.write(body.subarray(0, middle));
		if (fault === 'stalled') await mended();
		response.end(body.subarray(middle));
	});
	const { port } = await listen(server, { port: 0, host: '127.0.0.1' });
	return {
		origin: `http://127.0.0.1:${port}`,
		faults,
		asked,
		mend() {
			faults.clear();
			for (const answer of waiting.splice(0)) answer();
		},
		close() {
			server.closeAllConnections();
			server.close();
		},
	};
}
