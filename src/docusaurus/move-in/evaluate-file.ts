import { existsSync } from 'node:fs';
import Module, { createRequire, isBuiltin } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Whether a name is that of a file and not of a package. */
const isFileSpecifier = (name: string): boolean => name.startsWith('.') || isAbsolute(name);

const MODULE_ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.json', '.tsx', '.jsx'];
const fileWithEnding = (path: string) =>
	MODULE_ENDINGS.map((ending) => path + ending).find((name) => existsSync(name)) ??
	MODULE_ENDINGS.map((ending) => path.replace(/\.[cm]?[jt]s$/, '') + ending).find((name) => existsSync(name));

/** What stands for packages that are not installed and files that are not there, with their names. */
const absences = new WeakMap<object, string>();
/** Names of those that code has called since they were last asked for. */
const called = new Set<string>();
/** Functions that are all there is to a package, with its name. */
const origins = new WeakMap<object, string>();

/** The package that a function is or, where it is not installed, would be. */
export const packageOf = (value: object): string | undefined => absences.get(value) ?? origins.get(value);

/** Whether a value stands for a package that is not installed. */
export const isAbsent = (value: object): boolean => absences.has(value);

/** The packages that are not installed and that code has called since this was last asked: what it wanted of them has not happened. */
export function takeCalledAbsences(): string[] {
	const names = [...called];
	called.clear();
	return names;
}

/** The name, in the code of a bundle, of the function that gives an imported package as a whole. */
const NAMESPACE = '__namespace';

/** The settings that functions of packages that are not installed were called with, by what stands for their result. */
const passed = new WeakMap<object, readonly SettingsObject[]>();

type SettingsObject = Readonly<Record<string, unknown>>;

const isSettings = (value: unknown): value is SettingsObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings in what a function was called with, in their order, also through other functions that are not there. */
const settingsIn = (values: readonly unknown[]): SettingsObject[] =>
	values.flatMap((value) => (typeof value === 'function' ? (passed.get(value) ?? []) : isSettings(value) ? [value] : []));

/** What most functions that take settings make of them: `merge(common, own)`, `withSearch(config)`. */
const merged = (one: unknown, other: unknown): unknown => {
	if (Array.isArray(one) && Array.isArray(other)) return [...one, ...other];
	if (!isSettings(one) || !isSettings(other)) return other;
	return { ...one, ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, key in one ? merged(one[key], value) : value])) };
};

/** Stands for a package that is not installed: whatever is asked of it is again such a thing. */
function absentPackage(name: string, values: readonly unknown[] = []): unknown {
	const special = new Map<PropertyKey, unknown>([
		['then', undefined],
		['__esModule', true],
		[Symbol.toPrimitive, () => ''],
		[Symbol.iterator, () => [].values()],
	]);
	const proxy: object = new Proxy(function nothing() {}, {
		get: (_, key) => (special.has(key) ? special.get(key) : absentPackage(name)),
		apply: (_, __, values) => {
			called.add(name);
			return absentPackage(name, values);
		},
		construct: () => absentPackage(name) as object,
	});
	absences.set(proxy, name);
	passed.set(proxy, settingsIn(values));
	return proxy;
}

/** What a configuration file says: its default export, called when it is a function. Where a package that is not installed would make the whole configuration, its settings are those that were given to it. */
export async function evaluateFile(file: string): Promise<unknown> {
	const value = await defaultExportOf(file);
	const whole: unknown = typeof value === 'function' && !isAbsent(value) ? await inFolderOf(file, () => value()) : value;
	return typeof whole === 'function' && isAbsent(whole) ? passed.get(whole)?.reduce(merged, {}) : whole;
}

/** Foreign code expects to run where it lies. */
async function inFolderOf<T>(file: string, run: () => T): Promise<Awaited<T>> {
	const before = process.cwd();
	process.chdir(dirname(file));
	try {
		return await run();
	} finally {
		process.chdir(before);
	}
}

/**
 * The default export of a file. Imports of its own folder are bundled, packages are required as they are; one that is not installed answers to everything with
 * nothing, and so does a file that is not there, because another program makes it first.
 */
export async function defaultExportOf(file: string): Promise<unknown> {
	const bundle = await rolldown({
		input: file,
		platform: 'node',
		external: (id, importer) =>
			isBuiltin(id) || !isFileSpecifier(id) || (importer !== undefined && fileWithEnding(resolve(dirname(importer), id)) === undefined),
		logLevel: 'silent',
		// What a file does not export is nothing, as in the program that it is written for.
		shimMissingExports: true,
		treeshake: false,
		tsconfig: false,
		plugins: [{ name: 'places', transform: (code, id) => (/\.[cm]?[jt]sx?$/.test(id) ? withPlace(code, id) : undefined) }],
		moduleTypes: { '.js': 'jsx', '.css': 'empty', '.svg': 'text' },
	});
	const { output } = await bundle.generate({ format: 'cjs', exports: 'named', codeSplitting: false });
	const native = createRequire(file);
	const load = (id: string): unknown => {
		try {
			const loaded: unknown = /^(?:node:)?module$/.test(id) ? { ...Module, createRequire: () => ownRequire } : native(id);
			const whole = typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded.default : loaded;
			if (typeof whole === 'function') origins.set(whole, id);
			return loaded;
		} catch {
			return absentPackage(id);
		}
	};
	const find = (id: string, folder = dirname(file)): string => {
		const local = isFileSpecifier(id) ? fileWithEnding(resolve(folder, id)) : undefined;
		if (local !== undefined) return local;
		try {
			return native.resolve(id);
		} catch {
			return id;
		}
	};
	// A file that makes its own `require` means the same by it.
	const ownRequire = Object.assign(load, { resolve: (id: string) => find(id) });
	const module: { exports: Record<string, unknown> } = { exports: {} };
	const code = output[0].code
		// The bundler copies the properties of what is imported as a whole; nothing has none.
		.replaceAll('__toESM(', `${NAMESPACE}(`)
		.replace(/(?<![.\w])import\(/g, '__import(');
	// In a file `.mjs` the default of a package is all that it exports, unless it says by itself what its default is.
	const asWhole = `const ${NAMESPACE} = (loaded, mode) => (__isAbsent(loaded) ? loaded : __toESM(loaded, loaded?.__esModule ? undefined : mode));`;
	const run = new Function('require', 'module', 'exports', '__filename', '__dirname', '__import', '__isAbsent', '__find', `${asWhole}\n${code}`);
	await inFolderOf(file, () =>
		run(
			ownRequire,
			module,
			module.exports,
			file,
			dirname(file),
			async (id: string) => asModule(load(id)),
			isAbsent,
			(folder: string, id: string) => find(id, folder),
		),
	);
	let value: unknown = module.exports;
	while (typeof value === 'object' && value !== null && 'default' in value) value = value.default;
	return value;
}

/** A file of the bundle, with its own place where it asks for it. */
function withPlace(code: string, file: string): string {
	const folder = JSON.stringify(dirname(file));
	const placed = code
		.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href))
		.replaceAll('import.meta.dirname', folder)
		.replaceAll('import.meta.filename', JSON.stringify(file))
		.replace(/\brequire\.resolve\(/g, `__find(${folder}, `);
	const own = Object.entries({ __dirname: folder, __filename: JSON.stringify(file) }).filter(
		([name]) => placed.includes(name) && !new RegExp(`(?:const|let|var)\\s+${name}\\b`).test(placed),
	);
	return own.length === 0 ? placed : `var ${own.map(([name, value]) => `${name} = ${value}`).join(', ')}; ${placed}`;
}

/** What `import()` gives of a package. */
const asModule = (loaded: unknown) => {
	if (typeof loaded === 'function' && isAbsent(loaded)) return loaded;
	return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded : { ...Object(loaded), default: loaded };
};
