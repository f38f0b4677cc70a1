import { FOREIGN_BOXES } from './dialect.ts';

/** A line that begins or ends a block of code; its backticks or tildes are the first group. */
export const FENCE = /^ {0,3}(`{3,}|~{3,})/;

const BEGIN = new RegExp(`^ {0,3}(:{3,})\\s*(${Object.keys(FOREIGN_BOXES).join('|')})\\b\\s*(?:\\[(.*)\\]|(.*?))\\s*$`, 'i');

/** Rewrites boxes (`:::note[Titel]` … `:::`) as quotations that begin with `[!note]`, as on GitHub; their content stays Markdown. */
export function quotedBoxes(text: string): string {
	if (!text.includes(':::')) return text;
	const open: string[] = [];
	let fence: string | undefined;
	const lines = text.split('\n').map((line) => {
		const mark = FENCE.exec(line)?.[1];
		if (mark !== undefined) fence = fence === undefined ? mark : mark.startsWith(fence) ? undefined : fence;
		const quote = '> '.repeat(open.length);
		if (fence !== undefined || mark !== undefined) return quote + line;
		const begin = BEGIN.exec(line);
		if (begin) {
			const [, colons = '', kind = '', bracketed, plain] = begin;
			open.push(colons);
			return `${quote.trimEnd()}\n${quote}> [!${kind}] ${bracketed ?? plain ?? ''}\n${quote}>`;
		}
		if (open.length > 0 && line.trim() === open.at(-1)) {
			open.pop();
			return '> '.repeat(open.length).trimEnd();
		}
		return quote + line;
	});
	return lines.join('\n');
}
