import { Lexer } from 'yaml';

/** Lines of a text in quotation marks that stand further left than YAML allows. */
interface IndentedText {
	/** The document with these lines further right, which changes no value: YAML takes the spaces at their beginning away. */
	text: string;
	/** 1-based lines at which such texts begin. */
	lines: number[];
}

/** Moves the lines of texts in quotation marks that stand too far left to the right, as most other parsers read them. `undefined` when nothing could be moved. */
export function indentQuoted(document: string): IndentedText | undefined {
	const lines: number[] = [];
	let text = document;
	let line = 1;
	let start = 0;
	for (let found = unclosedFrom(text, start); found !== undefined; found = unclosedFrom(text, start)) {
		const moved = indentAt(text, found);
		if (moved === undefined) return undefined;
		line += text.slice(start, moved.lineStart).split('\n').length - 1;
		// The same one again: moving it was no help.
		if (line === lines.at(-1)) return undefined;
		lines.push(line);
		text = moved.text;
		// What stands before is sound. Each line is looked at once, so that a document may have thousands of such texts.
		start = moved.lineStart;
	}
	return lines.length === 0 ? undefined : { text, lines };
}

/** Signs of the lexer that stand for no text: beginning of a document, end of a flow, a scalar follows. */
const LEXER_CONTROLS = new Set(['\u0002', '\u0018', '\u001f']);

/** Offset of the first text in quotation marks without an end in the block that begins at `start`. */
function unclosedFrom(text: string, start: number): number | undefined {
	let offset = start;
	for (const token of new Lexer().lex(text.slice(start))) {
		if (LEXER_CONTROLS.has(token)) continue;
		const isQuoted = token.startsWith('"') || token.startsWith("'");
		if (isQuoted && (token.length === 1 || token.at(-1) !== token[0])) return offset;
		offset += token.length;
	}
	return undefined;
}

/** Moves the lines of the text that begins in the line of an offset. */
function indentAt(text: string, offset: number): { text: string; lineStart: number } | undefined {
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
	return { text: text.slice(0, start) + moved + text.slice(end), lineStart };
}

/** Offset after the closing mark of the text that begins at `start`; -1 without one. */
function endOfQuoted(text: string, start: number): number {
	const pattern = text[start] === '"' ? /"(?:[^"\\]|\\[\s\S])*"/y : /'(?:[^']|'')*'/y;
	pattern.lastIndex = start;
	return pattern.test(text) ? pattern.lastIndex : -1;
}
