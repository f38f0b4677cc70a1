import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { issues } from '#words/issues.ts';
import type { MarkProblem } from './problem-mark.ts';

const HEAD = /<head\b[^>]*>[\s\S]*?<\/head\s*>/gi;

/** Drops what a text of Docusaurus would put into the head of its page, which is made of the front matter here, and says so. In the text it would be a second `<html>`. */
export function pageHead(markProblem: MarkProblem) {
	const finding = { rule: 'without-effect' as const, message: issues.withoutEffect('<head>'), hint: issues.pageHeadHint };
	const plugin = defineMdastPlugin({
		name: 'page-head',
		options: { position: true },
		html(node, context) {
			const left = node.value.replace(HEAD, '');
			if (left === node.value) return;
			if (left.trim() === '') context.replaceNode(node, markProblem(finding, node, context));
			else context.setProperty(node, 'value', left);
		},
		mdxJsxFlowElement: (node, context) => (node.name === 'head' ? context.replaceNode(node, markProblem(finding, node, context)) : undefined),
	});
	return ({ source }: PluginFactoryContext) => /<head\b/i.test(source) && plugin;
}
