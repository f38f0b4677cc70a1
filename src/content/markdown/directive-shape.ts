import type { MdastNode } from 'satteri';

export type ContainerDirective = Extract<MdastNode, { type: 'containerDirective' }>;

/** How a directive becomes an element: its name, its attributes, and its children when they change. */
export interface DirectiveShape {
	hName: string;
	hProperties: Record<string, unknown>;
	children?: MdastNode[];
}

/** @param title what stands after the name without brackets (`:::note Titel`), empty as a rule. */
export type ContainerShape = (node: Readonly<ContainerDirective>, title: string) => DirectiveShape;
