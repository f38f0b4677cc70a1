import { defineMdastPlugin } from 'satteri';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import type { MarkProblem } from './problem-mark.ts';

/** Draws diagrams (`mermaid`). One that cannot be drawn faithfully stays as its source, with a finding. */
export const diagrams = (markProblem: MarkProblem) =>
	defineMdastPlugin({
		name: 'diagrams',
		options: { position: true },
		async code(node, context) {
			if (node.lang?.toLowerCase() !== 'mermaid') return;
			// Loaded on demand: its layout engine is large, and few sites have diagrams.
			const { drawDiagram } = await import('./draw-diagram.ts');
			const drawn = drawDiagram(node.value);
			if (drawn === undefined) {
				const message = syntaxOfOurs.undrawn;
				const hint = syntaxOfOurs.undrawnHint;
				context.insertAfter(node, markProblem({ rule: 'undrawn-diagram', message, hint }, node, context));
				return;
			}
			context.replaceNode(node, { type: 'paragraph', data: { hName: 'div', hProperties: { className: ['diagram'] }, hChildren: drawn }, children: [] });
		},
	});
