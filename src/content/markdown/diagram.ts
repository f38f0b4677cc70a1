import { defineMdastPlugin } from 'satteri';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import type { MarkProblem } from './problem-mark.ts';

/** What a diagram that can be drawn begins with. */
const DRAWN_KINDS = ['flowchart', 'graph', 'sequenceDiagram', 'classDiagram', 'stateDiagram', 'stateDiagram-v2', 'erDiagram', 'xychart'];
/** Kinds that Mermaid has besides; they are no slips. */
const OTHER_KINDS =
	'architecture block C4Context gantt gitGraph journey kanban mindmap packet pie quadrantChart radar requirementDiagram sankey timeline treemap'.split(' ');

/** The kind that was probably meant by the first word of a diagram. */
function slipOfKind(source: string): string | undefined {
	const [kind = ''] = /[\w-]+/.exec(source) ?? [];
	return [...DRAWN_KINDS, ...OTHER_KINDS].includes(kind.replace(/-beta$/, '')) ? undefined : nearest(kind, DRAWN_KINDS);
}

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
				const close = slipOfKind(withoutSettings(node.value));
				const hint = close === undefined ? syntaxOfOurs.undrawnHint : issues.didYouMean(close);
				context.insertAfter(node, markProblem({ rule: 'undrawn-diagram', message, hint }, node, context));
				return;
			}
			const hProperties = { className: ['diagram'], 'data-source': withoutSettings(node.value) };
			context.replaceNode(node, { type: 'paragraph', data: { hName: 'div', hProperties, hChildren: drawn }, children: [] });
		},
	});
