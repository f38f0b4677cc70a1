import type { Nodes } from 'mdast';

/** An element of MDX: a component, or HTML. */
export type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** Whether a node is an element of MDX, block or inline. */
export const isJsxElement = (node: Nodes): node is JsxElement => node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Whether an element of MDX is plain HTML: not a component, and without braces. */
export function isHtmlElement({ name, attributes }: Pick<JsxElement, 'name' | 'attributes'>): boolean {
	return (
		/^[a-z][a-z0-9]*$/.test(name ?? '') &&
		attributes.every((attribute) => attribute.type === 'mdxJsxAttribute' && /^[a-z][a-z:-]*$/.test(attribute.name) && typeof attribute.value !== 'object')
	);
}

/** Whether an expression is a comment: `{/* … *\/}`. */
export const isComment = (expression: string) => /^\s*\/\*[\s\S]*\*\/\s*$/.test(expression);
