/** A node of a syntax tree (ESTree), whatever its type. */
export interface Node {
	type: string;
	start: number;
	end: number;
	[key: string]: unknown;
}

/** Whether a value is a node of a syntax tree. */
export const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The nodes of a list; none for everything else. */
export const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** All nodes that a node consists of. */
export const partNodes = (node: Node): Node[] => Object.values(node).flatMap((value): Node[] => (isNode(value) ? [value] : nodesIn(value)));

/** The name of an identifier, or the text of a literal. */
export const nodeName = (node: unknown): string | undefined =>
	isNode(node) ? (typeof node['name'] === 'string' ? node['name'] : typeof node['value'] === 'string' ? node['value'] : undefined) : undefined;

/** The last name of what is called: `useState` of `React.useState(0)`. */
export const calledName = ({ callee }: Node): string | undefined =>
	isNode(callee) ? (callee.type === 'MemberExpression' ? nodeName(callee['property']) : nodeName(callee)) : undefined;

/** The arguments of a call. */
export const argumentsOf = (node: Node): Node[] => nodesIn(node['arguments']);

/** The properties of an object that is written out; none for everything else. */
export const propertiesOf = (node: Node | undefined): Node[] => (node?.type === 'ObjectExpression' ? nodesIn(node['properties']) : []);
