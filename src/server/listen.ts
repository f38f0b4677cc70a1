import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server as words } from '#words/server.ts';

/** How many ports after the wanted one are tried. */
const PORT_ATTEMPTS = 20;

/**
 * Lets `server` listen on the wanted port or the next free one (up to 20 further).
 * @param options.port wanted port; 0 takes any.
 * @param options.host address of the interface, e.g. `127.0.0.1`.
 * @returns the port taken and whether it differs from the wanted one. Rejects when no port is free or allowed.
 */
export async function listen(server: Server, { port, host }: { port: number; host: string }): Promise<{ port: number; differs: boolean }> {
	const last = port === 0 ? 0 : Math.min(port + PORT_ATTEMPTS, 65535);
	for (let candidate = port; candidate <= last; candidate++) {
		if ((await isShadowed(candidate, host)) || !(await tryListen(server, candidate, host))) continue;
		const taken = (server.address() as AddressInfo).port;
		return { port: taken, differs: port !== 0 && taken !== port };
	}
	throw new Error(words.noPort(port, last));
}

/** `false` when somebody else holds the port. */
async function tryListen(server: Server, port: number, host: string): Promise<boolean> {
	server.listen({ port, host });
	try {
		await once(server, 'listening');
		return true;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false;
		throw error;
	}
}

/** A server of somebody else on `::1` would get the requests for `localhost` that are meant for us on `127.0.0.1`. */
async function isShadowed(port: number, host: string): Promise<boolean> {
	if (port === 0 || host !== '127.0.0.1') return false;
	const probe = createServer();
	try {
		return !(await tryListen(probe, port, '::1'));
	} catch {
		return false; // A machine without IPv6.
	} finally {
		probe.close();
	}
}
