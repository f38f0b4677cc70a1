import { createHash } from 'node:crypto';
import { renderMermaidSVG } from 'beautiful-mermaid';
import type { Element, ElementContent } from 'hast';
import { fromHtml } from 'hast-util-from-html';

/** Arrows of a flowchart. */
const ARROW = /<?(?:-{2,}>|={2,}>|-\.+->)/g;

/** A diagram as an SVG element without styles and scripts of its own; `undefined` if a label or an arrow would be missing. */
export function drawDiagram(source: string): ElementContent[] | undefined {
	const text = source.replace(/^\s*---\n[\s\S]*?\n---\n/, '').replace(/^[ \t]*%%.*$/gm, '');
	const isChart = /^\s*(?:flowchart|graph)\b/.test(text);
	const given = isChart ? chartText(text) : withoutTints(text.trim());
	try {
		const svg = renderMermaidSVG(given, { transparent: true, padding: 12 });
		const [drawing] = fromHtml(svg, { fragment: true }).children.filter((node): node is Element => node.type === 'element');
		if (drawing === undefined || !isComplete(given, drawing, isChart)) return undefined;
		const id = createHash('sha256').update(source).digest('hex').slice(0, 6);
		return [asFigure(drawing, id)];
	} catch {
		return undefined;
	}
}

/** The head of a chart with a direction and without a semicolon, arrows with spaces around them. */
const chartText = (text: string) =>
	text
		.trim()
		.replace(/^(flowchart|graph)[ \t]*(TB|TD|BT|RL|LR)?[ \t]*(?:;|$)/m, (_, kind: string, direction?: string) => `${kind} ${direction ?? 'TD'}\n`)
		.replace(/;[ \t]*$/gm, '')
		.replace(/;[ \t]+(?=\S)/g, '\n')
		// Shapes and animations by name, and names of arrows.
		.replace(/^[ \t]*[\w-]+@\{[^}\n]*\}[ \t]*$/gm, '')
		.replace(/[\w-]+@(?=[<=.~-])/g, '')
		.replace(/<\/br>/g, '<br/>')
		.replace(ARROW, (arrow, at: number, all: string) => ` ${arrow}${all[at + arrow.length] === '|' ? '' : ' '}`);

/** A sequence without coloured backgrounds (`rect rgb(…) … end`), which the renderer would drop together with the notes in them. */
function withoutTints(text: string): string {
	const open: boolean[] = [];
	return text
		.split('\n')
		.filter((line) => {
			if (/^\s*(?:alt|box|break|critical|loop|opt|par|rect)\b/.test(line)) open.push(/^\s*rect\b/.test(line));
			else if (!/^\s*end\s*$/.test(line)) return true;
			else return !open.pop();
			return !open.at(-1);
		})
		.join('\n');
}

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

const countOfClass = (node: ElementContent, name: string): number =>
	node.type !== 'element' ? 0 : (hasClassName(node, name) ? 1 : 0) + node.children.reduce((sum, child) => sum + countOfClass(child, name), 0);

const hasClassName = ({ properties: { className } }: Element, name: string) => Array.isArray(className) && className.includes(name);

/** Takes colours from our style sheet, for both colour modes, and makes ids unique to this drawing. */
function asFigure(drawing: Element, id: string): Element {
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
	return { type: 'element', tagName: 'svg', properties: { viewBox, width: Math.ceil(width), role: 'img' }, children: drawing.children.flatMap(clean) };
}
