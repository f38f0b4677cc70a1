import type { ElementContent } from 'hast';
import type { Emphasis, Paragraph } from 'mdast';
import { defineMdastPlugin, type MdastNode, type MdastVisitorContext } from 'satteri';
import { syntaxOfOurs } from '#words/page-syntax.ts';
import type { MarkProblem } from './problem-mark.ts';

type Formula = Extract<Readonly<MdastNode>, { type: 'math' | 'inlineMath' | 'code' }>;

/**
 * Formulas in TeX (`$…$`, `$$…$$`, code blocks of `math`) as MathML, which browsers render without scripts and fonts. They know their source, for the Markdown
 * beside the page. An invalid one stays as it was written, and is said.
 */
export const formulas = (markProblem: MarkProblem) => {
	const replace = async (node: Formula, context: MdastVisitorContext, isBlock: boolean) => {
		const drawn = await drawFormula(node.value, isBlock);
		if (typeof drawn !== 'string') {
			context.replaceNode(node, isBlock ? blockOf(node, drawn) : inlineOf(node, drawn));
			return;
		}
		const mark = markProblem({ rule: 'undrawn-formula', message: syntaxOfOurs.undrawnFormula(drawn), hint: syntaxOfOurs.undrawnFormulaHint }, node, context);
		context.insertAfter(node, mark);
		context.replaceNode(node, isBlock ? { type: 'code', lang: 'latex', value: node.value } : { type: 'inlineCode', value: node.value });
	};
	return defineMdastPlugin({
		name: 'formulas',
		options: { position: true },
		math: (node, context) => replace(node, context, true),
		inlineMath: (node, context) => replace(node, context, false),
		code: (node, context) => (node.lang?.toLowerCase() === 'math' ? replace(node, context, true) : undefined),
	});
};

const blockOf = ({ value }: Formula, hChildren: ElementContent[]): Paragraph => ({
	type: 'paragraph',
	data: { hName: 'div', hProperties: { className: ['formula'], 'data-source': value }, hChildren },
	children: [],
});

const inlineOf = ({ value }: Formula, hChildren: ElementContent[]): Emphasis => ({
	type: 'emphasis',
	data: { hName: 'span', hProperties: { 'data-source': value }, hChildren },
	children: [],
});

/** The elements of a formula, or the reason why it is invalid. The renderer is loaded with the first formula. */
async function drawFormula(formula: string, displayMode: boolean): Promise<ElementContent[] | string> {
	const [{ default: temml }, { fromHtml }] = await Promise.all([import('temml'), import('hast-util-from-html')]);
	try {
		const html = temml.renderToString(formula, { displayMode, throwOnError: true, annotate: false });
		return fromHtml(html, { fragment: true }).children.filter((node): node is ElementContent => node.type !== 'doctype');
	} catch (error) {
		return refusalOf(error);
	}
}

/** The message of the renderer without the name of the error, the position and the underlining. */
const refusalOf = (error: unknown) =>
	(error instanceof Error ? error.message : String(error))
		.replace(/^ParseError:\s*/, '')
		.replace(/ at (?:position \d+|end of input):[\s\S]*$/, '')
		.trim();
