import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Bytes of a segment, as Ethernet carries them. */
const SEGMENT = 1460;
/** Segments that a server sends before the first acknowledgement (RFC 6928). */
const FIRST_WINDOW = 10;

/** A line between the browser and a server on this machine. */
export interface SlowLine {
	/** Where the browser connects to. */
	port: number;
	/** Bytes that had come to the browser by then (`Date.now()`), headers included, whoever in it asked. */
	carried(until?: number): number;
	/** Requests of the browser: each is short, and comes in one piece. */
	requests(): number;
	close(): void;
}

/**
 * A line as readers have it, made of TCP on loopback: setting up a connection takes a round trip, a request another; answers come in segments, all connections
 * share the bandwidth, and each begins slowly (ten segments, twice as many after each round trip). The browser's own throttling knows neither: it delays each
 * request by the latency and counts the bytes.
 * @param latency time to the server and back, in ms.
 * @param downlink bandwidth towards the browser, in Mbit/s.
 */
export async function openSlowLine(target: number, { latency, downlink }: { latency: number; downlink: number }): Promise<SlowLine> {
	const segmentTime = (SEGMENT * 8) / (downlink * 1e3);
	const sockets = new Set<Socket>();
	let lineFree = 0;
	let requests = 0;
	const segments: { at: number; bytes: number }[] = [];

	function carry(browser: Socket): void {
		const server = connect(target, '127.0.0.1');
		const opened = performance.now();
		const waiting: Buffer[] = [];
		let window = FIRST_WINDOW;
		let round = { began: 0, sent: 0 };
		let draining = false;
		let ended = false;

		browser.on('data', (request) => {
			requests++;
			const handshake = Math.max(0, opened + latency - performance.now());
			setTimeout(() => server.writable && server.write(request), latency + handshake);
		});
		server.on('data', (part) => {
			for (let at = 0; at < part.length; at += SEGMENT) waiting.push(part.subarray(at, at + SEGMENT));
			if (!draining) drain();
		});

		/** Sends what the line and the window let through now, and comes back for the rest. */
		function drain(): void {
			draining = true;
			const now = performance.now();
			if (now >= round.began + latency) {
				if (round.sent >= window) window *= 2;
				round = { began: now, sent: 0 };
			}
			while (waiting.length > 0 && round.sent < window) {
				const free = Math.max(lineFree, now - segmentTime);
				if (free > now) break;
				lineFree = free + segmentTime;
				round.sent++;
				const segment = waiting.shift() ?? Buffer.alloc(0);
				segments.push({ at: Date.now(), bytes: segment.length });
				browser.write(segment);
			}
			if (waiting.length > 0) {
				setTimeout(drain, Math.max(1, round.sent < window ? lineFree - now : round.began + latency - now));
				return;
			}
			draining = false;
			if (ended) browser.end();
		}

		server.on('end', () => {
			ended = true;
			if (!draining) browser.end();
		});
		for (const [one, other] of [
			[browser, server],
			[server, browser],
		] as const) {
			sockets.add(one);
			one.setNoDelay(true);
			one.on('error', () => other.destroy());
			one.on('close', () => sockets.delete(one));
		}
		browser.on('close', () => server.destroy());
	}

	const line = createServer(carry).listen(0, '127.0.0.1');
	await once(line, 'listening');
	return {
		port: (line.address() as AddressInfo).port,
		requests: () => requests,
		carried: (until = Number.POSITIVE_INFINITY) => segments.reduce((sum, { at, bytes }) => (at <= until ? sum + bytes : sum), 0),
		close() {
			line.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
