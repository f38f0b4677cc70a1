import type { MdastNode } from 'satteri';
import { HTML_COMMENT } from '#content/markdown/comment.ts';
import type { SourcePage } from './source-page.ts';

/** Elements with drawings, whose inner elements have names of their own. */
const DRAWING_ELEMENTS: ReadonlySet<string> = new Set(['svg', 'math']);

/** Elements whose content is plain text, even if it looks like tags. */
const RAW_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'xmp']);

const RAW_ELEMENT = new RegExp(`<(${[...RAW_ELEMENTS].join('|')})\\b[^]*?</\\1\\s*>`, 'gi');
/** A tag to its end, so that nothing in the values of its attributes is taken for another. */
const HTML_TAG = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)/gi;

/**
 * The elements of a page by a name in small letters: those of MDX, and those of HTML in Markdown. Drawings and formulas are left out with all that is in them,
 * and the content of scripts and the like.
 */
export function readElements(root: Readonly<MdastNode>): SourcePage['elements'] {
	const found: SourcePage['elements'] = [];
	const namesIn = createTagReader();
	const note = (name: string, { position }: Readonly<MdastNode>) => {
		if (/^[a-z]/.test(name)) found.push({ name, line: position?.start.line ?? 1 });
	};
	const walk = (node: Readonly<MdastNode>): void => {
		// Within a line of text, each tag of a drawing or script is a node of its own.
		if (node.type === 'html') for (const name of namesIn(node.value)) note(name, node);
		if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
			const name = node.name ?? '';
			if (DRAWING_ELEMENTS.has(name) || RAW_ELEMENTS.has(name)) return;
			note(name, node);
		}
		if ('children' in node) for (const child of node.children as readonly MdastNode[]) walk(child);
	};
	walk(root);
	return found;
}

/** Makes a function that reads one piece of HTML after the other and returns the names of the elements that begin in it, except those inside of drawings and scripts, which may end in a later piece. */
function createTagReader(): (html: string) => string[] {
	let isDrawing = false;
	let raw: string | undefined;
	const isRead = (tag: { name: string; isEnd: boolean; attributes: string }): boolean => {
		const name = tag.name.toLowerCase();
		if (raw !== undefined) {
			if (tag.isEnd && name === raw) raw = undefined;
			return false;
		}
		if (!tag.isEnd && RAW_ELEMENTS.has(name)) raw = name;
		else if (!DRAWING_ELEMENTS.has(tag.name)) return !isDrawing && !tag.isEnd;
		else if (!tag.attributes.endsWith('/')) isDrawing = !tag.isEnd;
		return false;
	};
	return (html) =>
		[...html.replace(HTML_COMMENT, '').replace(RAW_ELEMENT, '').matchAll(HTML_TAG)].flatMap(([, slash, name = '', attributes = '']) =>
			isRead({ name, isEnd: slash !== '', attributes }) ? [name] : [],
		);
}
