import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import tls from 'node:tls';

/** By its name, which is the same in all languages: what becomes of it is said in that of the site. */
export const NO_NETWORK = 'ENETUNREACH (network unreachable)';

/** Lets every connection and every question about names fail in this thread: nothing that a configuration says may depend on the network. */
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
	dgram.Socket.prototype.bind = function bind() {
		process.nextTick(() => this.emit('error', new Error(NO_NETWORK)));
		return this;
	};
	dgram.Socket.prototype.connect = dgram.Socket.prototype.bind;
	dgram.Socket.prototype.send = function send(...given: readonly unknown[]) {
		const told = given.at(-1);
		process.nextTick(() => (typeof told === 'function' ? told(new Error(NO_NETWORK)) : this.emit('error', new Error(NO_NETWORK))));
	};
	for (const asked of [dns, dns.Resolver.prototype]) closeNames(asked, (...given) => process.nextTick(given.at(-1) as () => void, new Error(NO_NETWORK)));
	for (const asked of [dns.promises, dns.promises.Resolver.prototype]) closeNames(asked, () => Promise.reject(new Error(NO_NETWORK)));
	// For modules that import single functions.
	syncBuiltinESMExports();
}

/** Lets every question about names and addresses fail. */
function closeNames(asked: object, fail: (...given: readonly unknown[]) => unknown): void {
	for (const name of Object.getOwnPropertyNames(asked)) if (/^(?:lookup|resolve|reverse)/.test(name)) Object.assign(asked, { [name]: fail });
}
