import type { Nodes } from 'mdast';
import { isHtmlElement, isJsxElement } from './jsx-element.ts';
import { inOneLanguage } from './one-language.ts';
import { parseMarkdown } from './parse.ts';

/** MDX as Markdown: imports, expressions and the tags of components go, what stands between the tags stays. Throws when it is no valid MDX. */
export function withoutComponents(mdx: string, { formulas = false } = {}): string {
	const text = inOneLanguage({ body: mdx, format: 'mdx' });
	const print = (node: Nodes): string => {
		if (isMdxCode(node)) return '';
		if (isJsxElement(node) && !isHtmlElement(node)) return node.children.map(print).join(node.type === 'mdxJsxFlowElement' ? '\n\n' : '');
		const start = node.position?.start.offset ?? 0;
		const end = node.position?.end.offset ?? start;
		if (!('children' in node)) return text.slice(start, end);
		let printed = '';
		let at = start;
		for (const child of node.children) {
			printed += text.slice(at, child.position?.start.offset) + print(child);
			at = child.position?.end.offset ?? at;
		}
		return printed + text.slice(at, end);
	};
	return print(parseMarkdown({ body: text, format: 'mdx' }, { formulas }));
}

const isMdxCode = ({ type }: Nodes) => type === 'mdxjsEsm' || type === 'mdxFlowExpression' || type === 'mdxTextExpression';
