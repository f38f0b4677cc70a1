import { createHash } from 'node:crypto';
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { ARROW, chartText } from './chart-text.ts';
import { sequenceText } from './sequence-text.ts';

/** Title and description of a diagram for those who do not see it (Mermaid, "Accessibility options"). */
const ACCESSIBLE_TEXT = /^[ \t]*acc(?:Title|Descr)[ \t]*(?::[ \t]*(.*)|\{([^}]*)\}[ \t]*(?:%%.*)?)$/gm;
/** What the library writes into a table without rows. */
const NO_ROWS = '(no attributes)';

/**
 * A diagram as an SVG element without styles and scripts of its own; `undefined` where a label or an arrow would be missing.
 * Its name is what the source says for those who do not see it, or else all that is written in it.
 */
export function drawDiagram(source: string): ElementContent[] | undefined {
	const plain = withoutSettings(source);
	const said = [...plain.matchAll(ACCESSIBLE_TEXT)].map(([, line, lines]) => (line ?? lines ?? '').replace(/\s+/g, ' ').trim());
	const text = plain.replace(ACCESSIBLE_TEXT, '');
	const isChart = /^\s*(?:flowchart|graph)\b/.test(text);
	const given = isChart ? chartText(text) : sequenceText(text.trim());
	try {
		const svg = renderMermaidSVG(given, { transparent: true, padding: 12 });
		const written = given.includes(NO_ROWS) ? svg : svg.replaceAll(NO_ROWS, '');
		const [drawing] = fromHtml(written, { fragment: true }).children.filter((node): node is Element => node.type === 'element');
		if (drawing === undefined || !isComplete(given, drawing, isChart)) return undefined;
		const id = createHash('sha256').update(source).digest('hex').slice(0, 6);
		return [asFigure(drawing, { id, label: inSentences(said.filter(Boolean)) || textsInDrawing(drawing).join(', ') })];
	} catch {
		return undefined;
	}
}

const inSentences = (texts: readonly string[]) =>
	texts.map((text, index) => (index < texts.length - 1 && !/[.!?…:]$/.test(text) ? `${text}.` : text)).join(' ');

/** What a source says of the diagram itself, without its settings and comments. */
export const withoutSettings = (source: string): string => source.replace(/^\s*---\n[\s\S]*?\n---\n/, '').replace(/^[ \t]*%%.*(?:\n|$)/gm, '');

/** Whether the drawing has every label of the source and, for a flowchart, every arrow. */
function isComplete(source: string, drawing: Element, isChart: boolean): boolean {
	const shown = diagramWords(drawnText(drawing));
	const text = source.replace(/^[ \t]*(?:style|classDef|linkStyle|class|direction)[ \t].*$/gm, isChart ? '' : '$&');
	const pattern = isChart ? /"([^"\n]+)"|\|([^|\n]+)\||\[+([^[\]"\n]+)\]+/g : /"([^"\n]+)"|:[ \t]([^\n{}]+)$/gm;
	const labels = [...text.matchAll(pattern)].map((match) => match.slice(1).find((part) => part !== undefined) ?? '');
	if (!labels.flatMap(diagramWords).every((word) => shown.includes(word))) return false;
	return !isChart || countOfClass(drawing, 'edge') >= [...text.matchAll(ARROW)].length;
}

const diagramWords = (text: string) =>
	text
		.replace(/<[^>]*>|\\n|[#&]\w+;/g, ' ')
		.split(/[^\p{L}\p{N}]+/u)
		.filter(Boolean);

const drawnText = (node: ElementContent): string =>
	node.type === 'text' ? node.value : node.type === 'element' && node.tagName !== 'style' ? node.children.map(drawnText).join(' ') : '';

const textsInDrawing = (node: ElementContent): string[] =>
	node.type !== 'element'
		? []
		: node.tagName === 'text'
			? [drawnText(node).replace(/\s+/g, ' ').trim()].filter(Boolean)
			: node.children.flatMap(textsInDrawing);

const countOfClass = (node: ElementContent, name: string): number =>
	node.type !== 'element' ? 0 : (hasClassName(node, name) ? 1 : 0) + node.children.reduce((sum, child) => sum + countOfClass(child, name), 0);

const hasClassName = ({ properties: { className } }: Element, name: string) => Array.isArray(className) && className.includes(name);

/** Colours come from our style sheet, so that both colour modes fit; ids belong to this drawing alone. */
function asFigure(drawing: Element, { id, label }: { id: string; label: string }): Element {
	const width = Number(drawing.properties['width']);
	const clean = (node: ElementContent): ElementContent[] => {
		if (node.type === 'text') return /^\s*$/.test(node.value) ? [] : [node];
		if (node.type !== 'element' || node.tagName === 'style') return [];
		const properties = Object.fromEntries(
			Object.entries(node.properties)
				.filter(([name]) => !/^(?:data|style$|xmlns|font(?:Size|Weight|Family))/.test(name) || (name === 'fontSize' && node.tagName === 'text'))
				.map(([name, value]) => [
					name,
					name === 'id' ? `${value}-${id}` : typeof value === 'string' ? value.replace(/url\(#([\w-]+)\)/, `url(#$1-${id})`) : value,
				]),
		);
		return [{ ...node, properties, children: node.children.flatMap(clean) }];
	};
	const { viewBox } = drawing.properties;
	const properties = { viewBox, width: Math.ceil(width), role: 'img', ariaLabel: label };
	return { type: 'element', tagName: 'svg', properties, children: drawing.children.flatMap(clean) };
}
