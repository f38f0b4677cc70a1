import { dirname } from 'node:path';
import { ResolverFactory } from 'rolldown/experimental';
import { readText } from '#content/files/read-text.ts';
import { moduleFacts, type Node, nodeName, nodesIn } from '#docusaurus/modules/module-facts.ts';
import { PROGRAM } from '#site/program.ts';

const resolver = new ResolverFactory({
	extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json', '.mdx', '.md'],
	conditionNames: ['import', 'browser', 'default'],
	mainFields: ['module', 'main'],
});

/** The file that the module `importer` means by an import, absolute; `undefined` when there is none. Packages of this program are found from everywhere. */
export const resolveImport = (specifier: string, importer: string): string | undefined =>
	resolver.sync(dirname(importer), specifier).path ?? resolver.sync(PROGRAM, specifier).path;

/** What a module gives to others: its names, and of components written in it which properties they take. */
export interface ModuleNames {
	/** All names that it exports, `default` among them. */
	exports: readonly string[];
	/** Properties of a component by its name; nothing is known of one that takes any, or that another function makes. */
	properties: ReadonlyMap<string, readonly string[]>;
}

/** Reads the names of a module that is written in TypeScript or JavaScript; `undefined` when it is none, or hands on all that another module exports. */
export type ReadModule = (file: string) => ModuleNames | undefined;

/** Reads each module once, however many pages import it. */
export function createReadModule(): ReadModule {
	const known = new Map<string, ModuleNames | undefined>();
	return (file) => {
		if (!known.has(file)) known.set(file, namesOf(file));
		return known.get(file);
	};
}

function namesOf(file: string): ModuleNames | undefined {
	if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
	const facts = moduleFacts(readText('', file), 'tsx');
	if (facts === undefined || facts.stars.length > 0) return undefined;
	return { exports: [...facts.exports.keys()], properties: new Map(facts.body.flatMap(componentsOf)) };
}

/** `export function A({ b, c = 1 }) {}` takes `b` and `c`. */
function componentsOf({ type, declaration }: Node): [string, string[]][] {
	if (type !== 'ExportNamedDeclaration' || declaration === null || typeof declaration !== 'object') return [];
	const { type: kind, id, params } = declaration as Node;
	const name = nodeName(id);
	if (kind !== 'FunctionDeclaration' || name === undefined) return [];
	const [first, ...more] = nodesIn(params);
	if (more.length > 0 || (first !== undefined && first.type !== 'ObjectPattern')) return [];
	const properties = nodesIn(first?.['properties']);
	if (properties.some(({ type: part, computed }) => part !== 'Property' || computed === true)) return [];
	return [[name, properties.flatMap(({ key }) => nodeName(key) ?? [])]];
}
