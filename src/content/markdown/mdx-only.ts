import type { Paragraph } from 'mdast';
import { defineMdastPlugin, type PluginFactoryContext } from 'satteri';
import { pageSyntax as words } from '#words/page-syntax.ts';
import type { MarkProblem } from './problem-mark.ts';

/** Finds syntax in a `.md` file that only `.mdx` understands: components, attributes in braces, imports, exports. */
export function mdxOnly(markProblem: MarkProblem) {
	const finding = (what: string) => ({ rule: 'mdx-only' as const, message: words.mdxOnly(what), hint: words.mdxOnlyHint });
	const plugin = defineMdastPlugin({
		name: 'mdx-only',
		options: { position: true },
		html(node, context) {
			const component = /^<\/?([A-Z][\w.]*)/.exec(node.value)?.[1];
			const what = component === undefined ? braces(node.value) : words.component(component);
			if (what !== undefined) context.replaceNode(node, markProblem(finding(what), node, context));
		},
		paragraph(node, context) {
			const what = statement(node) ?? bracesIn(node);
			if (what !== undefined) context.replaceNode(node, markProblem(finding(what), node, context));
		},
	});
	return ({ source, sourceFormat }: PluginFactoryContext) => sourceFormat === 'markdown' && /<[/A-Za-z]|^(?:import|export)\s/m.test(source) && plugin;
}

function statement({ children: [first] }: Readonly<Paragraph>): string | undefined {
	const match = first?.type === 'text' ? /^(import|export)\s(?:.+\sfrom\s['"]|['"]|(?:const|default|function)\s)/.exec(first.value) : null;
	return match === null ? undefined : words.quoted(match[1] ?? '');
}

/** A tag with an attribute in braces is not HTML, so the parser reads it as text. */
function bracesIn({ children }: Readonly<Paragraph>): string | undefined {
	for (const child of children) {
		const what = child.type === 'text' ? braces(child.value) : undefined;
		if (what !== undefined) return what;
	}
	return undefined;
}

/** `<div style={{…}}>`, `<Box wide={true}>`. */
function braces(text: string): string | undefined {
	const tag = text.includes('={') ? /<([A-Za-z][\w.-]*)(?:\s[^<>]*?)?\s[\w:-]+=\{/.exec(text)?.[1] : undefined;
	if (tag === undefined) return undefined;
	return /^[A-Z]/.test(tag) ? words.component(tag) : words.braces(tag);
}
