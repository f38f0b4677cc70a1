import type { MdastNode } from 'satteri';

export type ContainerDirective = Extract<MdastNode, { type: 'containerDirective' }>;

/** How a directive becomes an element: its name, its attributes, and its children when they change. */
export interface DirectiveShape {
	hName: string;
	hProperties: Record<string, unknown>;
	children?: MdastNode[];
}

export type ContainerShape = (node: Readonly<ContainerDirective>) => DirectiveShape;
