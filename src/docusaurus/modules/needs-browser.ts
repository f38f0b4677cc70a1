import { dirname } from 'node:path';
import { isLiveShim } from '../shims/shims.ts';
import { type ModuleFacts, moduleFacts } from './module-facts.ts';
import { type Aliases, resolveModule } from './resolve-module.ts';

/** Text by which packages that are not ES modules show that they have state or effects. */
const LIVE_TEXT = /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\b|componentDidMount|\baddEventListener\b/;

interface ModuleSources {
	/** The folder of `docusaurus.config`, absolute. */
	site: string;
	aliases?: Aliases;
	/** A file of components as plain JavaScript. */
	readCode(path: string): Promise<string>;
	/** Whether a page that others include has parts for the browser. */
	hasParts(path: string): Promise<boolean>;
}

/** The facts of a module without its syntax tree; for a module of CommonJS, whether its text is live. */
type RememberedModule = Omit<ModuleFacts, 'body'> | boolean | undefined;

/** A module as a file names it. */
interface ImportedModule {
	specifier: string;
	importer: string;
}

/** Says whether what a module exports holds state, has effects or listens to events: by itself, or through anything that it mentions. */
export type NeedsBrowser = (module: ImportedModule, name: string) => Promise<boolean>;

/** Remembers what it has found out: modules are read once, however many pages use them. */
export function createNeedsBrowser({ site, aliases, readCode, hasParts }: ModuleSources): NeedsBrowser {
	const modules = new Map<string, Promise<RememberedModule>>();
	/** Exports that are known to be live. “Not live” is not remembered, because it only holds within one question: modules may import each other. */
	const known = new Set<string>();

	const read = async (path: string): Promise<RememberedModule> => {
		const code = await readCode(path);
		if (/\bmodule\.exports\b|\bexports\.\w+\s*=/.test(code)) return LIVE_TEXT.test(code);
		const facts = moduleFacts(code);
		return facts && { imports: facts.imports, bindings: facts.bindings, exports: facts.exports, stars: facts.stars };
	};
	const factsAt = (path: string) => {
		const facts = modules.get(path) ?? read(path).catch(() => undefined);
		modules.set(path, facts);
		return facts;
	};

	/** `seen` has the exports that are already being examined: modules may import each other. */
	async function ofExport({ specifier, importer }: ImportedModule, name: string, seen: Set<string>): Promise<boolean> {
		const target = resolveModule(specifier, importer, { site, ...(aliases && { aliases }) });
		if (target.kind === 'shim') return isLiveShim(target.name, name);
		if (target.kind !== 'file' || target.query !== '') return false;
		if (/\.mdx?$/.test(target.path)) return seen.has(target.path) ? false : hasParts(target.path);
		return /\.[cm]?[jt]sx?$/.test(target.path) ? ofFile(target.path, name, seen) : false;
	}

	async function ofFile(path: string, name: string, seen: Set<string>): Promise<boolean> {
		const facts = await factsAt(path);
		if (facts === undefined || typeof facts === 'boolean') return facts ?? false;
		const [first = '', ...members] = name.split('.');
		if (first === '*') return some([...facts.exports.keys()], (one) => ofFile(path, one, seen));
		const exported = facts.exports.get(first);
		if (typeof exported === 'string') return ofBinding(path, [exported, ...members].join('.'), seen);
		if (exported) return ofExport({ specifier: exported.from, importer: path }, exported.name, seen);
		return some(facts.stars, (from) => ofExport({ specifier: from, importer: path }, name, seen));
	}

	async function ofBinding(path: string, name: string, seen: Set<string>): Promise<boolean> {
		const key = `${path} ${name}`;
		if (known.has(key)) return true;
		if (seen.has(key)) return false;
		seen.add(key);
		const facts = await factsAt(path);
		if (facts === undefined || typeof facts === 'boolean') return false;
		const imported = facts.imports.get(name);
		const binding = facts.bindings.get(name);
		const live =
			binding?.live ||
			(imported !== undefined && imported.name !== '*' && (await ofExport({ specifier: imported.from, importer: path }, imported.name, seen))) ||
			(await some([...(binding?.uses ?? [])], (use) => ofUse(use, { path, name, facts }, seen)));
		if (live) known.add(key);
		return live;
	}

	/** Whether anything that the code of a name mentions is live. */
	async function ofUse(
		use: string,
		{ path, name, facts }: { path: string; name: string; facts: Pick<ModuleFacts, 'imports'> },
		seen: Set<string>,
	): Promise<boolean> {
		const [object = '', part] = use.split('.');
		if (part === undefined) return use !== name && ofBinding(path, use, seen);
		const whole = facts.imports.get(object);
		return whole?.name === '*' && ofExport({ specifier: whole.from, importer: path }, part, seen);
	}

	const answers = new Map<string, Promise<boolean>>();
	return ({ specifier, importer }, name) => {
		const key = [specifier.startsWith('.') ? dirname(importer) : '', specifier, name].join(' ');
		const answer = answers.get(key) ?? ofExport({ specifier, importer }, name, new Set());
		answers.set(key, answer);
		return answer;
	};
}

/** Whether one of the items is what is asked; asks one after the other, and none after that. */
async function some<T>(items: readonly T[], ask: (item: T) => Promise<boolean>): Promise<boolean> {
	for (const item of items) if (await ask(item)) return true;
	return false;
}
