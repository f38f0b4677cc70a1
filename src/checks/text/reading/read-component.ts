import { parseAst } from 'vite';
import { isNode, type Node, nodesIn } from '#content/syntax-node.ts';
import { withoutBreakHints } from '#text/break-hints.ts';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { MASK, type Passage } from './source-page.ts';

/** Attributes and properties whose texts no reader sees. */
const TECHNICAL = new Set(['className', 'class', 'style', 'd', 'viewBox', 'transform', 'points', 'href', 'src', 'id', 'key', 'type', 'pattern', 'source']);

/** Attributes and properties whose texts readers see or hear, however short. */
export const SHOWN_ATTRIBUTES: ReadonlySet<string> = new Set(['alt', 'aria-label', 'caption', 'label', 'placeholder', 'title']);

/** Elements whose content is code. */
const ELEMENTS_OF_CODE = new Set(['code', 'kbd', 'pre', 'samp']);

/** Nodes with texts for programmers: names of modules, messages of errors. */
const SILENT = new Set(['ImportDeclaration', 'ThrowStatement']);

/**
 * The texts in a component or a module of it (`.tsx`, `.ts`): text between tags, with a mask for each expression in it, and
 * strings of more than one word, or of one that is written like a noun. Throws when the file is no valid TypeScript.
 */
export function readComponent(code: string, lang: 'ts' | 'tsx' = 'tsx'): Passage[] {
	const passages: Passage[] = [];
	const shown = new Set<unknown>();
	const add = (pieces: readonly TextPiece[], isShown: boolean) => {
		let text = '';
		const lines: Passage['lines'] = [];
		for (const piece of pieces) {
			lines.push({ offset: text.length, line: lineOfOffset(code, piece.start) });
			text += piece.text;
		}
		if (isShown ? /\p{L}{2,}/u.test(text) && !NAME_IN_CODE.test(text.trim()) : isProse(text) || NOUN.test(text))
			passages.push({ kind: 'attribute', text, spans: [], lines });
	};
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) for (const item of value) visit(item);
		if (!isNode(value)) return;
		// Types hold no texts; what an assertion (`x as T`) is about does.
		if (value.type.startsWith('TS')) visit(value['expression']);
		else if (!isSilent(value)) {
			const pieces = textPieces(value);
			// Readers always see text between tags, and the values of some attributes.
			if (SHOWN_ATTRIBUTES.has(attributeName(value) ?? '')) shown.add(value['value']);
			if (pieces !== undefined) add(pieces, value.type.startsWith('JSX') || shown.has(value));
			for (const child of Object.values(value)) visit(child);
		}
	};
	visit(parseAst(code, { lang }));
	return passages;
}

function attributeName(node: Node): string | undefined {
	const key = node.type === 'JSXAttribute' ? node['name'] : node.type === 'Property' ? node['key'] : undefined;
	return isNode(key) && typeof key['name'] === 'string' ? key['name'] : undefined;
}

/** Whether a node holds no text for readers. */
function isSilent(node: Node): boolean {
	const name = attributeName(node);
	return SILENT.has(node.type) || (name !== undefined && TECHNICAL.has(name));
}

/** A piece of a text, and where it begins in the code. */
interface TextPiece {
	text: string;
	start: number;
}

/** The pieces of a text node; none for other nodes. */
function textPieces(node: Node): TextPiece[] | undefined {
	if (node.type === 'JSXElement' || node.type === 'JSXFragment') return isCodeElement(node) ? undefined : nodesIn(node['children']).map(textPiece);
	if (node.type === 'Literal' && typeof node['value'] === 'string') return [{ text: withoutEntities(node['value']), start: node.start }];
	return node.type === 'TemplateLiteral' ? quasisOf(node) : undefined;
}

function isCodeElement(node: Node): boolean {
	const opening = node['openingElement'];
	const name = isNode(opening) ? opening['name'] : undefined;
	return isNode(name) && ELEMENTS_OF_CODE.has(String(name['name']));
}

/** The parser leaves entities as they are written. */
const withoutEntities = (text: string) => withoutBreakHints(text.replaceAll('&nbsp;', '\u00a0').replaceAll('&shy;', ''));

/** Indentation says nothing; a line break is a space. */
const textPiece = (node: Node): TextPiece => ({
	text: node.type === 'JSXText' && typeof node['value'] === 'string' ? withoutEntities(node['value']).replace(/\n[\t ]*/g, '\n') : MASK,
	start: node.start,
});

function quasisOf(node: Node): TextPiece[] {
	return nodesIn(node['quasis']).flatMap((quasi, index) => {
		const value = quasi['value'];
		const cooked = typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : '';
		return [{ text: index === 0 ? cooked : MASK + cooked, start: quasi.start }];
	});
}

/** `customFields`, `custom_fields`. */
const NAME_IN_CODE = /^[a-z]+(?:[A-Z_][A-Za-z0-9]*)+$/;

/** A word that is written like a noun; names in code begin with a small letter, constants go on with capitals. */
const NOUN = /^\p{Lu}\p{Ll}{2,}(?:-\p{L}\p{Ll}+)*$/u;

/** More than one word, and not only names of classes. */
const isProse = (text: string) => /\p{L}{2,}[,;:.]?\s+(?:\S+\s+)?\p{L}{2,}/u.test(text) && !/^[\sa-z0-9_\ufffc-]*$/.test(text);
