import net from 'node:net';
import tls from 'node:tls';
import { evaluateFile, isAbsent, packageOf } from './evaluate-file.ts';

// Nothing that a configuration says may depend on the network.
const closed = () => {
	throw new Error('Das Netz ist hier nicht erreichbar.');
};
net.connect = closed;
net.createConnection = closed;
net.Socket.prototype.connect = closed;
tls.connect = closed;
globalThis.fetch = closed;
for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) console[name] = () => {};

/** Functions and patterns by their names: data is all that can leave this process. */
function plain(this: unknown, _: string, value: unknown): unknown {
	if (typeof value === 'function') {
		// Of a list it matters which entries are not there.
		if (isAbsent(value)) return Array.isArray(this) ? { missing: packageOf(value) } : undefined;
		const from = packageOf(value);
		return { function: value.name, ...(from === undefined ? {} : { from }) };
	}
	return value instanceof RegExp ? { pattern: String(value) } : value;
}

/** What an error says of the file; a bundler announces it first. */
const saidBy = ({ message }: Error) => message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Build failed')) ?? message;

const results = [];
for (const file of process.argv.slice(2)) {
	try {
		results.push({ value: (await evaluateFile(file)) ?? null });
	} catch (error) {
		results.push({ error: error instanceof Error ? saidBy(error) : String(error) });
	}
}
// Whatever a configuration prints stands before the mark.
process.stdout.write(`\u0001${JSON.stringify(results, plain)}`, () => process.exit(0));
