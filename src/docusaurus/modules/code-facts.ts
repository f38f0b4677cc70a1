import { argumentsOf, calledName, type Node, nodeName, partNodes, propertiesOf } from '#content/syntax-node.ts';

/** Facts about a piece of code. */
export interface CodeFacts {
	/** It holds state, has effects, or listens to events by itself. */
	live: boolean;
	/** Names that it mentions; `Name.Part` for a member, beside `Name`. */
	uses: ReadonlySet<string>;
}

/** A name of another module, as an import or an export takes it from there. */
export interface ImportedName {
	from: string;
	/** `*` for all of it. */
	name: string;
}

/** The imports of a module by the names that they have in it. */
export type Imports = ReadonlyMap<string, ImportedName>;

/** What React offers for state and effects. */
const LIVE_CALLS = new Set(
	'useState useReducer useEffect useLayoutEffect useInsertionEffect useSyncExternalStore useTransition useDeferredValue useActionState useOptimistic useImperativeHandle lazy setState'.split(
		' ',
	),
);
const LIVE_METHODS = new Set(['componentDidMount', 'componentDidUpdate', 'setState']);
const DRAWING_CALL = /^_?jsxs?(?:DEV)?$|^createElement$|^cloneElement$/;

/** Whether a node draws an element: a call of the functions that JSX becomes. */
export const isDrawing = (node: Node): boolean => node.type === 'CallExpression' && DRAWING_CALL.test(calledName(node) ?? '');

/** Whether an element listens to events. */
export const hasHandler = (drawing: Node): boolean => propertiesOf(argumentsOf(drawing)[1]).some(({ key }) => /^on[A-Z]/.test(nodeName(key) ?? ''));

/** What a piece of code mentions, and whether it needs a browser by itself. `imports` say what its names were called where they come from. */
export function codeFacts(root: Node, imports: Imports): CodeFacts {
	const uses = new Set<string>();
	let live = false;
	const visit = (node: Node): void => {
		for (const name of mentionedNames(node)) uses.add(name);
		if (node.type === 'Identifier') return;
		live ||= isLive(node, imports);
		const label = partName(node);
		for (const child of partNodes(node)) if (child !== label) visit(child);
	};
	visit(root);
	return { live, uses };
}

function mentionedNames(node: Node): string[] {
	const [name, object] = [nodeName(node), nodeName(node['object'])];
	if (node.type === 'Identifier') return name === undefined ? [] : [name];
	const isMember = node.type === 'MemberExpression' && node['computed'] !== true;
	return isMember && object !== undefined ? [`${object}.${nodeName(node['property'])}`] : [];
}

function isLive(node: Node, imports: Imports): boolean {
	if (node.type === 'MethodDefinition') return LIVE_METHODS.has(nodeName(node['key']) ?? '');
	if (node.type !== 'CallExpression') return false;
	const name = calledName(node) ?? '';
	return LIVE_CALLS.has(imports.get(name)?.name ?? name) || (isDrawing(node) && hasHandler(node));
}

/** The child of a node that is only a property name and no reference: `b` of `a.b` and of `{ b: 1 }`. */
function partName(node: Node): unknown {
	if (node['computed'] === true) return undefined;
	if (node.type === 'MemberExpression') return node['property'];
	return /^(?:Property|MethodDefinition|PropertyDefinition)$/.test(node.type) ? node['key'] : undefined;
}
