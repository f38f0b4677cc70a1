import { defineMdastPlugin } from 'satteri';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import type { MarkProblem } from './problem-mark.ts';

/** Diagrams (`mermaid`) as drawings that know their source, for the Markdown beside the page. What cannot be drawn faithfully stays as its source, and is said. */
export const diagrams = (markProblem: MarkProblem) =>
	defineMdastPlugin({
		name: 'diagrams',
		options: { position: true },
		async code(node, context) {
			if (node.lang?.toLowerCase() !== 'mermaid') return;
			// Its layout engine is large, and few sites have diagrams.
			const { drawDiagram, withoutSettings } = await import('./draw-diagram.ts');
			const drawn = drawDiagram(node.value);
			if (drawn === undefined) {
				const message = syntaxOfOurs.undrawn;
				const hint = syntaxOfOurs.undrawnHint;
				context.insertAfter(node, markProblem({ rule: 'undrawn-diagram', message, hint }, node, context));
				return;
			}
			const hProperties = { className: ['diagram'], 'data-source': withoutSettings(node.value) };
			context.replaceNode(node, { type: 'paragraph', data: { hName: 'div', hProperties, hChildren: drawn }, children: [] });
		},
	});
