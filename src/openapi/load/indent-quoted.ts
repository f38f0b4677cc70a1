/** Texts in quotation marks that are set right in one document at most: each takes another look at all of it. */
const MOST = 20;

/** Lines of a text in quotation marks that stand further left than YAML allows. */
export interface IndentedText {
	/** The document with these lines further right, which changes no value: YAML takes the spaces at their beginning away. */
	text: string;
	/** 1-based lines at which such texts begin. */
	lines: number[];
}

/**
 * Moves the lines of a text in quotation marks that stand too far left to the right, as most other parsers read them. `undefined` when nothing could be moved.
 * @param faultAt offset of the fault that a parser finds, `undefined` without one.
 */
export function indentQuoted(document: string, faultAt: (text: string) => number | undefined): IndentedText | undefined {
	const lines: number[] = [];
	let text = document;
	for (let offset = faultAt(text); offset !== undefined && lines.length < MOST; offset = faultAt(text)) {
		const moved = indentAt(text, offset);
		if (moved === undefined || lines.includes(moved.line)) return undefined;
		text = moved.text;
		lines.push(moved.line);
	}
	return lines.length === 0 || faultAt(text) !== undefined ? undefined : { text, lines };
}

/** Moves the lines of the text whose end is missing in the line of an offset. */
function indentAt(text: string, offset: number): { text: string; line: number } | undefined {
	const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
	const opening = /^(\s*)(?:- +)*[^\s"'][^"']*: +(?=["'])|^(\s*)(?:- +)+(?=["'])/.exec(text.slice(lineStart));
	if (opening === null) return undefined;
	const start = lineStart + opening[0].length;
	const end = endOfQuoted(text, start);
	const quoted = text.slice(start, end);
	const lineEnd = text.slice(end).split('\n', 1)[0] ?? '';
	// What follows must end the line: otherwise it was another fault.
	if (end === -1 || !quoted.includes('\n') || !/^\s*(?:#.*)?$/.test(lineEnd)) return undefined;
	const indent = ' '.repeat(opening[0].length);
	const moved = quoted.replaceAll(/\n[^\S\n]*(?=\S)/g, `\n${indent}`);
	return { text: text.slice(0, start) + moved + text.slice(end), line: text.slice(0, start).split('\n').length };
}

/** Offset after the closing mark of the text that begins at `start`; -1 without one. */
function endOfQuoted(text: string, start: number): number {
	const pattern = text[start] === '"' ? /"(?:[^"\\]|\\[\s\S])*"/y : /'(?:[^']|'')*'/y;
	pattern.lastIndex = start;
	return pattern.test(text) ? pattern.lastIndex : -1;
}
