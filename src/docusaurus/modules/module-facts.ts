import { parseScript } from '#content/parse-script.ts';
import { isNode, type Node, nodeName, nodesIn, propertiesOf } from '#content/syntax-node.ts';
import { type CodeFacts, codeFacts, type ImportedName, type Imports } from './code-facts.ts';

/** The facts about a module that tell which of its exports need a browser. */
export interface ModuleFacts {
	body: readonly Node[];
	imports: Imports;
	/** Names at the top of the module, and `name.key` for objects; what the default export is without a name is called `default`. */
	bindings: ReadonlyMap<string, CodeFacts>;
	/** Exports by their name: a name of this module, or one of another. */
	exports: ReadonlyMap<string, string | ImportedName>;
	/** Modules of which everything is exported. */
	stars: readonly string[];
}

/** Reads a module of plain JavaScript, or of TypeScript as it was written; `undefined` when it is none. */
export function moduleFacts(code: string, lang: 'jsx' | 'tsx' = 'jsx'): ModuleFacts | undefined {
	const { program, errors } = parseScript('module', code, { lang });
	if (errors.length > 0) return undefined;
	const body = nodesIn(program.body);
	const imports = new Map(body.flatMap(importsIn));
	return {
		body,
		imports,
		bindings: new Map(body.flatMap(declaredIn).flatMap((declared) => bindingsOf(declared, imports))),
		exports: new Map(body.flatMap(exportsIn)),
		stars: body.flatMap(({ type, source, exported }) => (type === 'ExportAllDeclaration' && nodeName(exported) === undefined ? (nodeName(source) ?? []) : [])),
	};
}

function importsIn({ type, source, specifiers }: Node): [string, ImportedName][] {
	if (type !== 'ImportDeclaration') return [];
	return nodesIn(specifiers).map((specifier) => [nodeName(specifier['local']) ?? '', { from: nodeName(source) ?? '', name: importedName(specifier) }]);
}

function importedName({ type, imported }: Node): string {
	if (type === 'ImportNamespaceSpecifier') return '*';
	return type === 'ImportDefaultSpecifier' ? 'default' : (nodeName(imported) ?? '');
}

/** A name at the top of a module, and what it stands for where that is said. */
interface Declared {
	name: string;
	node: Node | undefined;
}

/** The names that a statement gives, exported or not. */
function declaredIn(statement: Node): Declared[] {
	const { type, declaration } = statement;
	if (type === 'ImportDeclaration' || type === 'ExportAllDeclaration') return [];
	if (type === 'ExportNamedDeclaration') return isNode(declaration) ? declaredBy(declaration) : [];
	if (type !== 'ExportDefaultDeclaration') return declaredBy(statement);
	// `export default name` gives no name.
	if (!isNode(declaration) || declaration.type === 'Identifier') return [];
	const named = declaredBy(declaration);
	return named.length > 0 ? named : [{ name: 'default', node: declaration }];
}

function declaredBy(declaration: Node): Declared[] {
	if (declaration.type === 'VariableDeclaration') {
		return nodesIn(declaration['declarations']).flatMap(({ id, init }) => patternNames(id).map((name) => ({ name, node: isNode(init) ? init : undefined })));
	}
	const name = nodeName(declaration['id']);
	return name === undefined ? [] : [{ name, node: declaration }];
}

/** The names of a pattern: of `{ a, b: c }` these are `a` and `c`. */
const patternNames = (pattern: unknown): string[] => (isNode(pattern) ? [...codeFacts(pattern, new Map()).uses] : []);

function bindingsOf({ name, node }: Declared, imports: Imports): [string, CodeFacts][] {
	if (node === undefined) return [];
	const members = propertiesOf(node).flatMap(({ key, value }): [string, CodeFacts][] => {
		const member = nodeName(key);
		return member !== undefined && isNode(value) ? [[`${name}.${member}`, codeFacts(value, imports)]] : [];
	});
	return [[name, codeFacts(node, imports)], ...members];
}

function exportsIn(statement: Node): [string, string | ImportedName][] {
	const { type, declaration, source, specifiers, exported } = statement;
	const from = nodeName(source);
	if (type === 'ExportAllDeclaration') {
		const name = nodeName(exported);
		return name === undefined ? [] : [[name, { from: from ?? '', name: '*' }]];
	}
	if (type === 'ExportDefaultDeclaration' && isNode(declaration)) {
		const name = declaration.type === 'Identifier' ? nodeName(declaration) : declaredBy(declaration)[0]?.name;
		return [['default', name ?? 'default']];
	}
	if (type !== 'ExportNamedDeclaration') return [];
	return [
		...declaredIn(statement).map(({ name }): [string, string] => [name, name]),
		...nodesIn(specifiers).map((specifier): [string, string | ImportedName] => {
			const local = nodeName(specifier['local']) ?? '';
			return [nodeName(specifier['exported']) ?? '', from === undefined ? local : { from, name: local }];
		}),
	];
}
