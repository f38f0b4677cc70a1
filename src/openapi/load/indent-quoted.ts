import { Lexer } from 'yaml';

/** Quoted strings with lines that are indented less than YAML allows. */
interface IndentedText {
	/** The document with these lines indented. That changes no value, because YAML strips the spaces. */
	text: string;
	/** 1-based lines at which the strings begin. */
	lines: number[];
}

/** Indents lines of quoted strings that are too far left, which most other parsers accept. `undefined` if there were none. */
export function indentQuoted(document: string): IndentedText | undefined {
	const lines: number[] = [];
	let text = document;
	let line = 1;
	let start = 0;
	for (let found = unclosedFrom(text, start); found !== undefined; found = unclosedFrom(text, start)) {
		const moved = indentAt(text, found);
		if (moved === undefined) return undefined;
		line += text.slice(start, moved.lineStart).split('\n').length - 1;
		// The same string again: indenting it did not help.
		if (line === lines.at(-1)) return undefined;
		lines.push(line);
		text = moved.text;
		// Everything before it is valid. Each line is read once, so a document may have thousands of such strings.
		start = moved.lineStart;
	}
	return lines.length === 0 ? undefined : { text, lines };
}

/** Tokens of the lexer without text: beginning of a document, end of a flow, a scalar follows. */
const LEXER_CONTROLS = new Set(['\u0002', '\u0018', '\u001f']);

/** Offset of the first unterminated quoted string in the block that begins at `start`. */
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

/** Indents the lines of the string that begins in the line of an offset. */
function indentAt(text: string, offset: number): { text: string; lineStart: number } | undefined {
	const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
	const opening = /^(\s*)(?:- +)*[^\s"'][^"']*: +(?=["'])|^(\s*)(?:- +)+(?=["'])/.exec(text.slice(lineStart));
	if (opening === null) return undefined;
	const start = lineStart + opening[0].length;
	const end = endOfQuoted(text, start);
	const quoted = text.slice(start, end);
	const lineEnd = text.slice(end).split('\n', 1)[0] ?? '';
	// The string must end its line; otherwise the fault is another one.
	if (end === -1 || !quoted.includes('\n') || !/^\s*(?:#.*)?$/.test(lineEnd)) return undefined;
	const indent = ' '.repeat(opening[0].length);
	const moved = quoted.replaceAll(/\n[^\S\n]*(?=\S)/g, `\n${indent}`);
	return { text: text.slice(0, start) + moved + text.slice(end), lineStart };
}

/** Offset after the closing quote of the string that begins at `start`; -1 if there is none. */
function endOfQuoted(text: string, start: number): number {
	const pattern = text[start] === '"' ? /"(?:[^"\\]|\\[\s\S])*"/y : /'(?:[^']|'')*'/y;
	pattern.lastIndex = start;
	return pattern.test(text) ? pattern.lastIndex : -1;
}
