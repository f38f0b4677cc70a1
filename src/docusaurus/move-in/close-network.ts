import net from 'node:net';
import tls from 'node:tls';

/** By its name, which is the same in all languages: what becomes of it is said in that of the site. */
export const NO_NETWORK = 'ENETUNREACH (network unreachable)';

/** Nothing that a configuration says may depend on the network, nor may it print between what this process answers. Threads and processes that it starts are not kept from the network. */
export function closeNetwork(): void {
	// As without a network, so that whoever is prepared for that goes on: no connection is thrown, it ends with an error.
	const closed = () => new net.Socket().destroy(new Error(NO_NETWORK));
	net.connect = closed;
	net.createConnection = closed;
	net.Socket.prototype.connect = function connect() {
		return this.destroy(new Error(NO_NETWORK));
	};
	tls.connect = () => new tls.TLSSocket(new net.Socket()).destroy(new Error(NO_NETWORK));
	globalThis.fetch = () => Promise.reject(new TypeError(NO_NETWORK));
	for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {};
}
