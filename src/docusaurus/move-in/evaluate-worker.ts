import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import net from 'node:net';
import { dirname, isAbsolute, resolve } from 'node:path';
import tls from 'node:tls';
import { rolldown } from 'rolldown';

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

const ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.json', '.tsx', '.jsx'];
const fileOf = (path: string) =>
	ENDINGS.map((ending) => path + ending).find((name) => existsSync(name)) ??
	ENDINGS.map((ending) => path.replace(/\.[cm]?[jt]s$/, '') + ending).find((name) => existsSync(name));

const absences = new WeakSet<object>();

/** Stands for a package that is not installed: whatever is asked of it is again such a thing. */
function absent(): unknown {
	const special = new Map<PropertyKey, unknown>([
		['then', undefined],
		['__esModule', true],
		[Symbol.toPrimitive, () => ''],
		[Symbol.iterator, () => [].values()],
	]);
	const proxy: object = new Proxy(function nothing() {}, {
		get: (_, key) => (special.has(key) ? special.get(key) : absent()),
		apply: absent,
		construct: () => absent() as object,
	});
	absences.add(proxy);
	return proxy;
}

/** Imports of the file's own folder are bundled, packages are required as they are. */
async function evaluate(file: string): Promise<unknown> {
	const bundle = await rolldown({
		input: file,
		platform: 'node',
		external: (id) => isBuiltin(id) || !(id.startsWith('.') || isAbsolute(id)),
		logLevel: 'silent',
		treeshake: false,
		tsconfig: false,
		moduleTypes: { '.js': 'jsx', '.css': 'empty', '.svg': 'text' },
	});
	const { output } = await bundle.generate({ format: 'cjs', exports: 'named', codeSplitting: false });
	const native = createRequire(file);
	const load = (id: string): unknown => {
		try {
			return native(id);
		} catch {
			return absent();
		}
	};
	const find = (id: string): string => {
		const local = id.startsWith('.') || isAbsolute(id) ? fileOf(resolve(dirname(file), id)) : undefined;
		if (local !== undefined) return local;
		try {
			return native.resolve(id);
		} catch {
			return id;
		}
	};
	const module: { exports: Record<string, unknown> } = { exports: {} };
	process.chdir(dirname(file));
	const code = output[0].code.replaceAll('import.meta.url', JSON.stringify(`file://${file}`)).replaceAll('import.meta.dirname', '__dirname');
	new Function('require', 'module', 'exports', '__filename', '__dirname', code)(
		Object.assign(load, { resolve: find }),
		module,
		module.exports,
		file,
		dirname(file),
	);
	let value: unknown = module.exports;
	while (typeof value === 'object' && value !== null && 'default' in value) value = value.default;
	if (typeof value === 'function') value = value();
	return await value;
}

/** Functions and patterns by their names: data is all that can leave this process. */
function plain(_: string, value: unknown): unknown {
	if (typeof value === 'function' && absences.has(value)) return undefined;
	if (typeof value === 'function') return { function: value.name };
	return value instanceof RegExp ? { pattern: String(value) } : value;
}

/** What an error says of the file; a bundler announces it first. */
const saidBy = ({ message }: Error) => message.split('\n').find((line) => line.trim() !== '' && !line.startsWith('Build failed')) ?? message;

const results = [];
for (const file of process.argv.slice(2)) {
	try {
		results.push({ value: (await evaluate(file)) ?? null });
	} catch (error) {
		results.push({ error: error instanceof Error ? saidBy(error) : String(error) });
	}
}
// Whatever a configuration prints stands before the mark.
process.stdout.write(`\u0001${JSON.stringify(results, plain)}`, () => process.exit(0));
