import { dirname } from 'node:path';
import type { ResolverFactory } from 'rolldown/experimental';
import { bundlerPart } from '#content/bundler-part.ts';
import { readText } from '#content/files/read-text.ts';
import { isNode, type Node, nodeName, nodesIn } from '#content/syntax-node.ts';
import { moduleFacts } from '#docusaurus/modules/module-facts.ts';
import { problemsOr } from '#schema/problem.ts';
import { PROGRAM } from '#site/program.ts';

let resolver: ResolverFactory | undefined;

function importResolver(): ResolverFactory {
	const { ResolverFactory: Factory } = bundlerPart('rolldown/experimental');
	return new Factory({
		extensions: ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json', '.mdx', '.md'],
		conditionNames: ['import', 'browser', 'default'],
		mainFields: ['module', 'main'],
	});
}

/** The file that the module `importer` means by an import, absolute; `undefined` when there is none. Packages of this program are found from everywhere. */
export function resolveImport(specifier: string, importer: string): string | undefined {
	resolver ??= importResolver();
	return resolver.sync(dirname(importer), specifier).path ?? resolver.sync(PROGRAM, specifier).path;
}

/** The exports of a module, and the properties of components written in it. */
interface ModuleNames {
	/** All names that it exports, `default` among them. */
	exports: readonly string[];
	/** Properties of a component by its name; nothing is known of one that takes any, or that another function makes. */
	properties: ReadonlyMap<string, readonly string[]>;
}

/** Reads the names of a module that is written in TypeScript or JavaScript; `undefined` when it is none, hands on all that another module exports, or cannot be read, which the compiler tells. */
export type ReadModule = (file: string) => ModuleNames | undefined;

/** Reads each module once, however many pages import it. */
export function createReadModule(): ReadModule {
	const known = new Map<string, ModuleNames | undefined>();
	return (file) => {
		if (!known.has(file)) known.set(file, namesOfModule(file));
		return known.get(file);
	};
}

function namesOfModule(file: string): ModuleNames | undefined {
	if (!/\.[cm]?[jt]sx?$/.test(file)) return undefined;
	const text = problemsOr(() => readText('', file));
	const facts = typeof text === 'string' ? moduleFacts(text, 'tsx') : undefined;
	if (facts === undefined || facts.stars.length > 0) return undefined;
	return { exports: [...facts.exports.keys()], properties: new Map(componentsOf(facts.body)) };
}

/** The components among the statements of a module: `export function A({ b, c = 1 }) {}` takes `b` and `c`, and so does `export const D = island(A)`. */
function componentsOf(body: readonly Node[]): [string, readonly string[]][] {
	const functions = new Map(body.flatMap((statement) => propertiesOfFunction(isNode(statement['declaration']) ? statement['declaration'] : statement)));
	const islands = body.flatMap(({ type, declaration }) =>
		type === 'ExportNamedDeclaration' && isNode(declaration) ? nodesIn(declaration['declarations']).flatMap(islandOf) : [],
	);
	return [
		...functions,
		...islands.flatMap(([name, inner]): [string, readonly string[]][] => {
			const properties = functions.get(inner);
			return properties === undefined ? [] : [[name, properties]];
		}),
	];
}

function propertiesOfFunction({ type, id, params }: Node): [string, readonly string[]][] {
	const name = nodeName(id);
	if (type !== 'FunctionDeclaration' || name === undefined) return [];
	const [first, ...more] = nodesIn(params);
	if (more.length > 0 || (first !== undefined && first.type !== 'ObjectPattern')) return [];
	const properties = nodesIn(first?.['properties']);
	if (properties.some(({ type: part, computed }) => part !== 'Property' || computed === true)) return [];
	return [[name, properties.flatMap(({ key }) => nodeName(key) ?? [])]];
}

/** `D = island(A)`: the names of both. */
function islandOf({ id, init }: Node): [string, string][] {
	if (!isNode(init) || init.type !== 'CallExpression' || nodeName(init['callee']) !== 'island') return [];
	const [name, inner] = [nodeName(id), nodeName(nodesIn(init['arguments'])[0])];
	return name === undefined || inner === undefined ? [] : [[name, inner]];
}
