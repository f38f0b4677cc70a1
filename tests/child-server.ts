import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

/** A program that was started to serve on loopback. */
export interface RunningServer {
	origin: string;
	/** Ends the program and waits until it is gone. */
	stop(): Promise<void>;
}

/** A port of loopback that nobody listens on at this moment, for programs that cannot choose one themselves. */
export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, '127.0.0.1');
	await once(probe, 'listening');
	const address = probe.address();
	probe.close();
	await once(probe, 'close');
	return typeof address === 'object' && address ? address.port : 0;
}

/** Waits until `child` takes connections on `port`, with its certificate where it needs one. Throws when it has ended instead. */
export async function whenUp({ child, port, isSecure }: { child: ChildProcess; port: number; isSecure: boolean }): Promise<RunningServer> {
	while (child.exitCode === null) {
		if (await isOpen(port, isSecure)) {
			return {
				origin: `${isSecure ? 'https' : 'http'}://127.0.0.1:${port}`,
				async stop() {
					child.kill();
					await once(child, 'exit');
				},
			};
		}
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	throw new Error('The program did not start; what it said stands above.');
}

async function isOpen(port: number, isSecure: boolean): Promise<boolean> {
	const socket = isSecure ? connectSecurely({ port, host: '127.0.0.1', rejectUnauthorized: false }) : connect(port, '127.0.0.1');
	const isThere = await once(socket, isSecure ? 'secureConnect' : 'connect').then(
		() => true,
		() => false,
	);
	socket.destroy();
	return isThere;
}
