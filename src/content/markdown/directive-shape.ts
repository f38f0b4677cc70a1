import type { MdastNode } from 'satteri';

export type ContainerDirective = Extract<MdastNode, { type: 'containerDirective' }>;

/** The element that a directive becomes: its name, its attributes, and its children if they change. */
export interface DirectiveShape {
	hName: string;
	hProperties: Record<string, unknown>;
	children?: MdastNode[];
}

export type ContainerShape = (node: Readonly<ContainerDirective>) => DirectiveShape;
