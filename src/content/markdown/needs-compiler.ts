import type { Nodes } from 'mdast';
import type { Conventions } from './conventions.ts';
import { isComment, isHtmlElement } from './jsx-element.ts';
import { parseMarkdown } from './parse.ts';
import type { Source } from './source.ts';

/**
 * Whether a file contains syntax that only the engine's MDX compiler understands. All other `.mdx` files are rendered like `.md`, which is much faster.
 * If the two parsers disagree (HTML around blocks, indented text), the compiler decides; it also reports invalid MDX.
 */
export function needsCompiler({ body, format }: Pick<Source, 'body' | 'format'>, { formulas }: Pick<Conventions, 'formulas'>): boolean {
	if (format === 'md') return false;
	try {
		const compiled = parseMarkdown({ body, format }, { position: false, formulas });
		if (someNode(compiled, needsProgram)) return true;
		const plain = parseMarkdown({ body, format: 'md' }, { position: false, formulas });
		return countOfType(plain, 'code') !== countOfType(compiled, 'code') || countOfType(plain, 'paragraph') !== countOfType(compiled, 'paragraph');
	} catch {
		return true;
	}
}

/** Components, imports, expressions, and elements with attributes that HTML does not have. Comments are not expressions. */
function needsProgram(node: Nodes): boolean {
	switch (node.type) {
		case 'mdxjsEsm':
		case 'mdxJsxFlowElement':
			return true;
		case 'mdxJsxTextElement':
			return !isHtmlElement(node);
		case 'mdxFlowExpression':
		case 'mdxTextExpression':
			return !isComment(node.value);
		default:
			return false;
	}
}

const someNode = (node: Nodes, is: (node: Nodes) => boolean): boolean => is(node) || ('children' in node && node.children.some((child) => someNode(child, is)));

const countOfType = (node: Nodes, type: Nodes['type']): number =>
	(node.type === type ? 1 : 0) + ('children' in node ? node.children.reduce((sum, child) => sum + countOfType(child, type), 0) : 0);
