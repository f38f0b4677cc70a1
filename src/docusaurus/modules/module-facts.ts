import { parseSync } from 'rolldown/utils';

/** A node of a syntax tree, whatever its type. */
export interface Node {
	type: string;
	start: number;
	end: number;
	[key: string]: unknown;
}

/** What a name at the top of a module stands for. */
interface Binding {
	/** It holds state, has effects, or listens to events by itself. */
	live: boolean;
	/** Names that it mentions; `Name.Part` for a member, beside `Name`. */
	uses: ReadonlySet<string>;
}

interface ImportedName {
	from: string;
	/** `*` for all of it. */
	name: string;
}

/** What is to be known of a module to say which of its exports need a browser. */
export interface ModuleFacts {
	body: readonly Node[];
	imports: ReadonlyMap<string, ImportedName>;
	/** Names at the top of the module, and `name.key` for objects; what the default export is without a name is called `default`. */
	bindings: ReadonlyMap<string, Binding>;
	/** Exports by their name: a name of this module, or one of another. */
	exports: ReadonlyMap<string, string | ImportedName>;
	/** Modules of which everything is exported. */
	stars: readonly string[];
}

/** What React offers for state and effects. */
const LIVE_CALLS = new Set(
	'useState useReducer useEffect useLayoutEffect useInsertionEffect useSyncExternalStore useTransition useDeferredValue useActionState useOptimistic useImperativeHandle lazy setState'.split(
		' ',
	),
);
const LIVE_METHODS = new Set(['componentDidMount', 'componentDidUpdate', 'setState']);
const DRAWING_CALL = /^_?jsxs?(?:DEV)?$|^createElement$|^cloneElement$/;

/** Whether a value is a node of a syntax tree (ESTree). */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
const inner = (node: Node): Node[] =>
	Object.values(node).flatMap((value): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []));

/** The name of an identifier, or the text of a literal. */
export const nodeName = (node: unknown): string | undefined =>
	isNode(node) ? (typeof node['name'] === 'string' ? node['name'] : typeof node['value'] === 'string' ? node['value'] : undefined) : undefined;

/** The last name of what is called: `useState` of `React.useState(0)`. */
const calledName = ({ callee }: Node): string | undefined =>
	isNode(callee) ? (callee.type === 'MemberExpression' ? nodeName(callee['property']) : nodeName(callee)) : undefined;

/** Whether a node draws an element: a call of the functions that JSX becomes. */
export const isDrawing = (node: Node): boolean => node.type === 'CallExpression' && DRAWING_CALL.test(calledName(node) ?? '');

/** The arguments of a call. */
export const argumentsOf = (node: Node): Node[] => (Array.isArray(node['arguments']) ? node['arguments'].filter(isNode) : []);

/** The properties of an object that is written out; none for everything else. */
export const propertiesOf = (node: Node | undefined): Node[] =>
	node?.type === 'ObjectExpression' && Array.isArray(node['properties']) ? node['properties'].filter(isNode) : [];

/** Whether an element listens to events. */
export const hasHandler = (drawing: Node): boolean => propertiesOf(argumentsOf(drawing)[1]).some(({ key }) => /^on[A-Z]/.test(nodeName(key) ?? ''));

/** What a piece of code mentions, and whether it needs a browser by itself. `imports` say what its names were called where they come from. */
export function codeFacts(root: Node, imports: ReadonlyMap<string, ImportedName>): Binding {
	const uses = new Set<string>();
	let live = false;
	const visit = (node: Node): void => {
		if (node.type === 'Identifier') {
			const name = nodeName(node);
			if (name !== undefined) uses.add(name);
			return;
		}
		if (node.type === 'CallExpression') {
			const name = calledName(node) ?? '';
			live ||= LIVE_CALLS.has(imports.get(name)?.name ?? name) || (isDrawing(node) && hasHandler(node));
		}
		if (node.type === 'MethodDefinition') live ||= LIVE_METHODS.has(nodeName(node['key']) ?? '');
		if (node.type === 'MemberExpression' && node['computed'] !== true) {
			const [object, property] = [nodeName(node['object']), nodeName(node['property'])];
			if (object !== undefined) uses.add(`${object}.${property}`);
		}
		const isName = node['computed'] !== true && /^(?:MemberExpression|Property|MethodDefinition|PropertyDefinition)$/.test(node.type);
		for (const child of inner(node)) if (!(isName && child === (node.type === 'MemberExpression' ? node['property'] : node['key']))) visit(child);
	};
	visit(root);
	return { live, uses };
}

/** Reads a module of plain JavaScript, or of TypeScript as it was written; `undefined` when it is none. */
export function moduleFacts(code: string, lang: 'jsx' | 'tsx' = 'jsx'): ModuleFacts | undefined {
	const { program, errors } = parseSync('module', code, { lang });
	if (errors.length > 0) return undefined;
	const body = (program.body as unknown[]).filter(isNode);
	const imports = new Map<string, ImportedName>();
	const bindings = new Map<string, Binding>();
	const exports = new Map<string, string | ImportedName>();
	const stars: string[] = [];
	for (const node of body) {
		if (node.type !== 'ImportDeclaration') continue;
		for (const specifier of nodesIn(node['specifiers'])) {
			const name =
				specifier.type === 'ImportNamespaceSpecifier' ? '*' : specifier.type === 'ImportDefaultSpecifier' ? 'default' : nodeName(specifier['imported']);
			imports.set(nodeName(specifier['local']) ?? '', { from: nodeName(node['source']) ?? '', name: name ?? '' });
		}
	}
	const bind = (name: string, node: Node) => {
		bindings.set(name, codeFacts(node, imports));
		for (const property of propertiesOf(node)) {
			const key = nodeName(property['key']);
			if (key !== undefined && isNode(property['value'])) bindings.set(`${name}.${key}`, codeFacts(property['value'], imports));
		}
	};
	/** Names that a declaration gives, bound to what it says. */
	const declare = (node: unknown): string[] => {
		if (!isNode(node)) return [];
		if (node.type !== 'VariableDeclaration') {
			const name = nodeName(node['id']);
			if (name !== undefined) bind(name, node);
			return name === undefined ? [] : [name];
		}
		return nodesIn(node['declarations']).flatMap(({ id, init }) => {
			const names = isNode(id) ? [...codeFacts(id, imports).uses] : [];
			if (isNode(init)) for (const name of names) bind(name, init);
			return names;
		});
	};
	for (const node of body) {
		const { declaration } = node;
		const from = nodeName(node['source']);
		if (node.type === 'ExportNamedDeclaration') {
			for (const name of declare(declaration)) exports.set(name, name);
			for (const specifier of nodesIn(node['specifiers'])) {
				const [local = '', name = ''] = [nodeName(specifier['local']), nodeName(specifier['exported'])];
				exports.set(name, from === undefined ? local : { from, name: local });
			}
		} else if (node.type === 'ExportAllDeclaration') {
			const name = nodeName(node['exported']);
			if (name !== undefined) exports.set(name, { from: from ?? '', name: '*' });
			else if (from !== undefined) stars.push(from);
		} else if (node.type === 'ExportDefaultDeclaration' && isNode(declaration)) {
			const name = declaration.type === 'Identifier' ? nodeName(declaration) : declare(declaration)[0];
			if (name === undefined) bind('default', declaration);
			exports.set('default', name ?? 'default');
		} else if (node.type !== 'ImportDeclaration') declare(node);
	}
	return { body, imports, bindings, exports, stars };
}

/** The nodes of a list; none for everything else. */
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
