import { FENCE } from '#content/markdown/quoted-boxes.ts';

const END = /^ {0,3}<\/(?:div|script|style|table|p|center|details)>\s*$/i;
const MARKDOWN_LINE = /^ {0,3}(?:[-*+] |\d+[.)] |#{1,6} |`{3}|~{3})/;

/** Parts what is plainly Markdown from the end of an HTML block in the line above, which would take it in up to the next empty line (CommonMark, 4.6). */
export function partedFromHtml(text: string): string {
	if (!text.includes('</')) return text;
	let fence: string | undefined;
	let above = '';
	const lines = text.split('\n').map((line) => {
		const parted = fence === undefined && END.test(above) && MARKDOWN_LINE.test(line) ? `\n${line}` : line;
		const mark = FENCE.exec(line)?.[1];
		if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
		above = line;
		return parted;
	});
	return lines.join('\n');
}
