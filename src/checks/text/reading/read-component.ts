import { parseAst } from 'vite';
import { lineOfOffset } from '#text/line-of-offset.ts';
import { MASK, type Passage } from './source-page.ts';

/** What every node of the syntax tree has; the rest is read key by key. */
interface SyntaxNode {
	type: string;
	start: number;
	end: number;
	[key: string]: unknown;
}

/** Attributes and properties whose texts no reader sees. */
const TECHNICAL = new Set(['className', 'class', 'style', 'd', 'viewBox', 'transform', 'points', 'href', 'src', 'id', 'key', 'type', 'pattern', 'source']);

/** What imports name and programmers read. */
const SILENT = new Set(['ImportDeclaration', 'ThrowStatement']);

/**
 * The texts in a component or in what it is made from (`.tsx`, `.ts`): what stands between tags, with a mask for everything put in, and
 * strings of more than one word. Throws when the file is no valid TypeScript.
 */
export function readComponent(code: string, lang: 'ts' | 'tsx' = 'tsx'): Passage[] {
	const passages: Passage[] = [];
	const add = (pieces: { text: string; start: number }[]) => {
		let text = '';
		const lines: Passage['lines'] = [];
		for (const piece of pieces) {
			lines.push({ offset: text.length, line: lineOfOffset(code, piece.start) });
			text += piece.text;
		}
		if (isProse(text)) passages.push({ kind: 'attribute', text, spans: [], lines });
	};
	const visit = (value: unknown): void => {
		if (Array.isArray(value)) for (const item of value) visit(item);
		if (!isSyntaxNode(value)) return;
		// Types hold no texts; what an assertion (`x as T`) is about does.
		if (value.type.startsWith('TS')) visit(value['expression']);
		if (value.type.startsWith('TS') || SILENT.has(value.type)) return;
		const name = attributeName(value);
		if (name !== undefined && TECHNICAL.has(name)) return;
		if (value.type === 'JSXElement' || value.type === 'JSXFragment') add(childNodes(value).map(textPiece));
		if (value.type === 'Literal' && typeof value['value'] === 'string') add([{ text: withoutEntities(value['value']), start: value.start }]);
		if (value.type === 'TemplateLiteral') add(quasisOf(value));
		for (const child of Object.values(value)) visit(child);
	};
	visit(parseAst(code, { lang }));
	return passages;
}

const isSyntaxNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

function attributeName(node: SyntaxNode): string | undefined {
	const key = node.type === 'JSXAttribute' ? node['name'] : node.type === 'Property' ? node['key'] : undefined;
	return isSyntaxNode(key) && typeof key['name'] === 'string' ? key['name'] : undefined;
}

const childNodes = (node: SyntaxNode) => (Array.isArray(node['children']) ? node['children'].filter(isSyntaxNode) : []);

/** The parser leaves entities as they are written. */
const withoutEntities = (text: string) => text.replaceAll('&nbsp;', '\u00a0').replaceAll('&shy;', '');

/** Indentation says nothing; a line break is a space. */
const textPiece = (node: SyntaxNode) => ({
	text: node.type === 'JSXText' && typeof node['value'] === 'string' ? withoutEntities(node['value']).replace(/\n[\t ]*/g, '\n') : MASK,
	start: node.start,
});

function quasisOf(node: SyntaxNode): { text: string; start: number }[] {
	const quasis = Array.isArray(node['quasis']) ? node['quasis'].filter(isSyntaxNode) : [];
	return quasis.flatMap((quasi, index) => {
		const value = quasi['value'];
		const cooked = typeof value === 'object' && value !== null && 'cooked' in value && typeof value.cooked === 'string' ? value.cooked : '';
		return [{ text: index === 0 ? cooked : MASK + cooked, start: quasi.start }];
	});
}

/** More than one word, and not only names of classes. */
const isProse = (text: string) => /\p{L}{2,}[,;:.]?\s+(?:\S+\s+)?\p{L}{2,}/u.test(text) && !/^[\sa-z0-9_\ufffc-]*$/.test(text);
