import type { PhrasingContent } from 'mdast';
import type { MdastNode } from 'satteri';
import type { ContainerDirective } from './directive-shape.ts';

/** Splits the label of `:::name[label]` from the content; the parser makes it the first paragraph. */
export function splitLabel(node: Readonly<ContainerDirective>): { label: PhrasingContent[]; rest: MdastNode[] } {
	const [first, ...rest] = node.children;
	if (first?.type === 'paragraph' && first.data?.directiveLabel) return { label: [...first.children], rest };
	return { label: [], rest: [...node.children] };
}
