import type { MdastNode } from 'satteri';
import type { SourcePage } from './source-page.ts';

/** What is drawn with them has names of its own. */
const DRAWINGS: ReadonlySet<string> = new Set(['svg', 'math']);

/** The elements of a page by a name in small letters: those of MDX, and those of HTML in Markdown. Drawings and formulas are left out with all that is in them. */
export function readElements(root: Readonly<MdastNode>): SourcePage['elements'] {
	const found: SourcePage['elements'] = [];
	let isDrawing = false;
	const walk = (node: Readonly<MdastNode>): void => {
		const line = node.position?.start.line ?? 1;
		if (node.type === 'html') {
			// A drawing in a line is as many nodes as it has tags.
			for (const [, end, name = ''] of node.value.replace(/<!--[\s\S]*?-->/g, '').matchAll(/<(\/?)([a-z][\w-]*)/g)) {
				if (DRAWINGS.has(name)) isDrawing = end === '';
				else if (!isDrawing && end === '') found.push({ name, line });
			}
		} else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
			if (DRAWINGS.has(node.name ?? '')) return;
			if (/^[a-z]/.test(node.name ?? '')) found.push({ name: node.name ?? '', line });
		}
		if ('children' in node) for (const child of node.children as readonly MdastNode[]) walk(child);
	};
	walk(root);
	return found;
}
