import type { Nodes } from 'mdast';

/** Calls `visit` for a node and all below it, in the order of the text, with the line that each begins on. */
export function walkTree(node: Nodes, visit: (node: Nodes, line: number) => unknown): void {
	visit(node, node.position?.start.line ?? 1);
	if ('children' in node) for (const child of node.children) walkTree(child, visit);
}
