import { existsSync } from 'node:fs';
import Module, { createRequire, isBuiltin } from 'node:module';
import { dirname, isAbsolute, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import { isNode, nodeName } from '#content/syntax-node.ts';
import { tellingLine } from '#text/telling-line.ts';
import { type CodeEdit, editedCode, nodesOfCode } from './edited-code.ts';
import { withOwnPlace } from './own-place.ts';

/** Whether a name is that of a file and not of a package. */
const isFileSpecifier = (name: string): boolean => name.startsWith('.') || isAbsolute(name);

const MODULE_ENDINGS = ['', '.ts', '.js', '.mjs', '.cjs', '.json', '.tsx', '.jsx'];
const fileWithEnding = (path: string) =>
	MODULE_ENDINGS.map((ending) => path + ending).find((name) => existsSync(name)) ??
	MODULE_ENDINGS.map((ending) => path.replace(/\.[cm]?[jt]s$/, '') + ending).find((name) => existsSync(name));

/** Something that could not be loaded. */
interface Absence {
	name: string;
	/** If it exists but failed: the error of its own code. */
	reason: string | undefined;
}

/** Stand-ins for packages that are not installed or fail, and for missing files. */
const absences = new WeakMap<object, Absence>();
/** Names of those that code has called since they were last asked for. */
const called = new Set<string>();
/** Functions that are all there is to a package, with its name. */
const origins = new WeakMap<object, string>();

/** The package that a function is or, where it is not installed, would be. */
export const packageOf = (value: object): string | undefined => absences.get(value)?.name ?? origins.get(value);

/** Whether a value stands for a package that is not installed. */
export const isAbsent = (value: object): boolean => absences.has(value);

/** Why a package that a value stands for could not be loaded although it is installed. */
export const failureOf = (value: object): string | undefined => absences.get(value)?.reason;

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
	return { ...one, ...Object.fromEntries(Object.entries(other).map(([key, value]) => [key, Object.hasOwn(one, key) ? merged(one[key], value) : value])) };
};

/** Stands for a package that is not installed: whatever is asked of it is again such a thing. */
function absentPackage(absence: Absence, values: readonly unknown[] = []): unknown {
	const special = new Map<PropertyKey, unknown>([
		['then', undefined],
		['__esModule', true],
		[Symbol.toPrimitive, () => ''],
		[Symbol.iterator, () => [].values()],
	]);
	const proxy: object = new Proxy(function nothing() {}, {
		get: (_, key) => (special.has(key) ? special.get(key) : absentPackage(absence)),
		apply: (_, __, values) => {
			called.add(absence.name);
			return absentPackage(absence, values);
		},
		construct: () => absentPackage(absence) as object,
	});
	absences.set(proxy, absence);
	passed.set(proxy, settingsIn(values));
	return proxy;
}

/** What a configuration file says: its default export, called when it is a function. Where a package that is not installed would make the whole configuration, its settings are those that were given to it. */
export async function evaluateFile(file: string): Promise<unknown> {
	const value = await defaultExportOf(file);
	const whole: unknown = typeof value === 'function' && !isAbsent(value) ? await inFolderOf(file, () => value()) : value;
	return typeof whole === 'function' && isAbsent(whole) ? passed.get(whole)?.reduce(merged, {}) : whole;
}

/** Foreign code expects its own folder as the working directory. */
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
		// A missing export is `undefined`, as in Docusaurus.
		shimMissingExports: true,
		treeshake: false,
		tsconfig: false,
		plugins: [{ name: 'places', transform: (code, id) => (/\.[cm]?[jt]sx?$/.test(id) ? withOwnPlace(code, id) : undefined) }],
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
		} catch (error) {
			return absentPackage({ name: id, reason: isNotFound(error, id) ? undefined : tellingLine(error instanceof Error ? error.message : String(error)) });
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
	const code = withOwnImports(output[0].code);
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

/** Whether there is no module of this name; another one that it needs itself does not count. */
const isNotFound = (error: unknown, id: string): boolean =>
	error instanceof Error && 'code' in error && /^(?:ERR_)?MODULE_NOT_FOUND$/.test(String(error.code)) && error.message.includes(`'${id}'`);

/** The code of a bundle, with functions of ours where it imports later, and where it takes a package as a whole. */
function withOwnImports(code: string): string {
	const nodes = nodesOfCode(code, { lang: 'js', sourceType: 'commonjs' }) ?? [];
	const edits = nodes.flatMap(({ type, start, callee }): CodeEdit[] => {
		if (type === 'ImportExpression') return [{ start, end: start + 'import'.length, text: '__import' }];
		// The bundler copies the properties of what is imported as a whole; nothing has none.
		return type === 'CallExpression' && isNode(callee) && nodeName(callee) === '__toESM' ? [{ start: callee.start, end: callee.end, text: NAMESPACE }] : [];
	});
	return editedCode(code, edits);
}

/** The result of `import()` for a package. */
const asModule = (loaded: unknown) => {
	if (typeof loaded === 'function' && isAbsent(loaded)) return loaded;
	return typeof loaded === 'object' && loaded !== null && 'default' in loaded ? loaded : { ...Object(loaded), default: loaded };
};
