import { toHtml } from 'hast-util-to-html';
import { drawDiagram } from '#content/markdown/draw-diagram.ts';

/** A diagram of Mermaid as HTML; `undefined` where it cannot be drawn with all its labels and arrows. */
export function diagramHtml(source: string): string | undefined {
	const drawn = drawDiagram(source);
	return drawn === undefined ? undefined : toHtml(drawn);
}
