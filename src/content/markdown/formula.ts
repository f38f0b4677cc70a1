import type { ElementContent } from 'hast';
import { defineMdastPlugin } from 'satteri';

/** Formulas (`$…$`, `$$…$$`) as MathML, which browsers render without scripts and fonts. An invalid formula stays as it was written. */
export const formulas = defineMdastPlugin({
	name: 'formulas',
	async math(node, context) {
		context.replaceNode(node, {
			type: 'paragraph',
			data: { hName: 'div', hProperties: { className: ['formula'] }, hChildren: await drawFormula(node.value, true) },
			children: [],
		});
	},
	async inlineMath(node, context) {
		context.replaceNode(node, { type: 'emphasis', data: { hName: 'span', hChildren: await drawFormula(node.value, false) }, children: [] });
	},
});

/** The renderer is loaded with the first formula. */
async function drawFormula(formula: string, displayMode: boolean): Promise<ElementContent[]> {
	const [{ default: temml }, { fromHtml }] = await Promise.all([import('temml'), import('hast-util-from-html')]);
	const html = temml.renderToString(formula, { displayMode, throwOnError: false, annotate: false });
	return fromHtml(html, { fragment: true }).children.filter((node): node is ElementContent => node.type !== 'doctype');
}
