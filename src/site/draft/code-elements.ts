import { isNode, type Node, nodeName, nodesIn } from '#content/syntax-node.ts';

/** An element in the code of a component, with what it is given; `value` where that is a text. */
export interface CodeElement {
	tag: string;
	attributes: { name: string; value: string | undefined; start: number }[];
}

/** The elements that are used below some nodes. */
export function elementsIn(nodes: readonly Node[]): CodeElement[] {
	return nodes.flatMap((node): CodeElement[] => {
		const inner = elementsIn(Object.values(node).flatMap((value) => (Array.isArray(value) ? nodesIn(value) : isNode(value) ? [value] : [])));
		const tag = node.type === 'JSXOpeningElement' ? nodeName(node['name']) : undefined;
		if (tag === undefined) return inner;
		const attributes = nodesIn(node['attributes']).flatMap(({ type, name, value, start }) => {
			const own = type === 'JSXAttribute' ? nodeName(name) : undefined;
			return own === undefined || own.includes(':') ? [] : [{ name: own, value: nodeName(value), start }];
		});
		return [{ tag, attributes }, ...inner];
	});
}
