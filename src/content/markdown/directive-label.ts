import type { PhrasingContent } from 'mdast';
import type { MdastNode } from 'satteri';
import type { ContainerDirective } from './directive.ts';

/** Parts `:::name[label]` from the content: the label arrives as the first paragraph. */
export function splitLabel(node: Readonly<ContainerDirective>): { label: PhrasingContent[]; rest: MdastNode[] } {
	const [first, ...rest] = node.children;
	if (first?.type === 'paragraph' && first.data?.directiveLabel) return { label: [...first.children], rest };
	return { label: [], rest: [...node.children] };
}

/** The text of a label without its marks. */
export function labelText(nodes: readonly PhrasingContent[]): string {
	return nodes.map((node) => ('value' in node ? node.value : 'children' in node ? labelText(node.children as PhrasingContent[]) : '')).join('');
}
