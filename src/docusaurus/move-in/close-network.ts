import net from 'node:net';
import tls from 'node:tls';

/** By its name, which is the same in all languages: what becomes of it is said in that of the site. */
export const NO_NETWORK = 'ENETUNREACH (network unreachable)';

/** Nothing that a configuration says may depend on the network, nor may it print between what this process answers. */
export function closeNetwork(): void {
	const closed = () => {
		throw new Error(NO_NETWORK);
	};
	net.connect = closed;
	net.createConnection = closed;
	net.Socket.prototype.connect = closed;
	tls.connect = closed;
	globalThis.fetch = closed;
	for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {};
}
