import { quotedBoxes } from '#content/markdown/quoted-boxes.ts';

/** Text as a code span (GFM, section 6.1): with as many backticks as it takes. Line breaks become spaces. */
export function codeSpan(text: string): string {
	const line = text.replace(/\s*\n\s*/g, ' ');
	if (line.trim() === '') return '``` ```';
	const fence = '`'.repeat(longestRun(line, '`') + 1);
	const space = /^`|`$|^ .* $/.test(line) ? ' ' : '';
	return fence + space + line + space + fence;
}

/** Code as a fenced block; the fence is longer than any in the code. */
export function fenced(code: string, language: string): string {
	const fence = '`'.repeat(Math.max(3, longestRun(code, '`') + 1));
	return `${fence}${language.replace(/[^\w+#.-]/g, '')}\n${code.replace(/\n+$/, '')}\n${fence}`;
}

/** Plain text as Markdown: what would be markup is escaped, line breaks become spaces. */
export function plain(text: string): string {
	return text.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<>|~#]/g, '\\$&');
}

/**
 * Markdown of somebody else below a heading of ours: its headings go below `level`, its boxes become quotations, an open code fence is closed.
 * @param level of the heading it stands below.
 */
export function embedded(markdown: string, level: number): string {
	let fence: string | undefined;
	const lines = quotedBoxes(markdown.trim())
		.split('\n')
		.map((line) => {
			const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
			if (mark !== undefined && (fence === undefined || (mark.startsWith(fence) && line.trim() === mark))) {
				fence = fence === undefined ? mark : undefined;
				return line;
			}
			return fence === undefined ? line.replace(/^ {0,3}(#{1,6})(?=\s)/, (_, marks: string) => '#'.repeat(Math.min(6, marks.length + level))) : line;
		});
	return [...lines, ...(fence === undefined ? [] : [fence])].join('\n');
}

/** Moves every line to the right, so that it belongs to a list item. Empty lines stay empty. */
export function indented(text: string, by: string): string {
	return text.replace(/^(?=[^\n])/gm, by);
}

function longestRun(text: string, character: string): number {
	let longest = 0;
	let run = 0;
	for (const one of text) {
		run = one === character ? run + 1 : 0;
		longest = Math.max(longest, run);
	}
	return longest;
}
