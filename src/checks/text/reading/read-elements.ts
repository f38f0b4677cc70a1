import type { MdastNode } from 'satteri';
import { HTML_COMMENT } from '#content/markdown/comment.ts';
import type { SourcePage } from './source-page.ts';

/** What is drawn with them has names of its own. */
const DRAWING_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'math']);

/** What stands in them is text, whatever it looks like. */
const RAW_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'xmp']);

const RAW_ELEMENT = new RegExp(`<(${[...RAW_ELEMENTS].join('|')})\\b[^]*?</\\1\\s*>`, 'gi');
/** A tag to its end, so that nothing in the values of its attributes is taken for another. */
const HTML_TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)/gi;

/**
 * The elements of a page by a name in small letters: those of MDX, and those of HTML in Markdown. Drawings and formulas are left out with all that is in them,
 * and what stands in scripts and the like.
 */
export function readElements(root: Readonly<MdastNode>): SourcePage['elements'] {
	const found: SourcePage['elements'] = [];
	let isDrawing = false;
	let raw: string | undefined;
	const readTags = (html: string, line: number) => {
		for (const [, slash, name = '', attributes = ''] of html.replace(HTML_COMMENT, '').replace(RAW_ELEMENT, '').matchAll(HTML_TAG)) {
			const isEnd = slash !== '';
			if (raw !== undefined) {
				if (isEnd && name.toLowerCase() === raw) raw = undefined;
			} else if (!isEnd && RAW_ELEMENTS.has(name.toLowerCase())) raw = name.toLowerCase();
			else if (DRAWING_ELEMENTS.has(name)) isDrawing = attributes.endsWith('/') ? isDrawing : !isEnd;
			else if (!(isDrawing || isEnd) && /^[a-z]/.test(name)) found.push({ name, line });
		}
	};
	const walk = (node: Readonly<MdastNode>): void => {
		const line = node.position?.start.line ?? 1;
		if (node.type === 'html') {
			// A drawing or script in a line is as many nodes as it has tags.
			readTags(node.value, line);
		} else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
			if (DRAWING_ELEMENTS.has(node.name ?? '') || RAW_ELEMENTS.has(node.name ?? '')) return;
			if (/^[a-z]/.test(node.name ?? '')) found.push({ name: node.name ?? '', line });
		}
		if ('children' in node) for (const child of node.children as readonly MdastNode[]) walk(child);
	};
	walk(root);
	return found;
}
