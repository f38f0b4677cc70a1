/** Lines of code that can be folded: those between a line that opens a bracket and the line that closes it. */
interface CodeFold {
	/** Where the first of the lines begins. */
	from: number;
	/** Where the closing line begins. */
	to: number;
	lines: number;
}

/** Fewer lines are not worth folding. */
const FEWEST_FOLDED_LINES = 4;

/** Indentation of a line; in C, where each line of a JSON text is a string, with the quotation mark. */
const SET_IN = /^\s*(?:"(?=[\s\\{}[\]])\s*)?/;

/** The folds of some code, outer ones before inner ones. Found by brackets and indentation, which works for JSON and for programs. */
export function foldsOf(code: string): CodeFold[] {
	const folds: CodeFold[] = [];
	const open: { indent: number; line: number; from: number }[] = [];
	let at = 0;
	for (const [line, text] of code.split('\n').entries()) {
		const end = at + text.length + 1;
		const indent = SET_IN.exec(text)?.[0].length ?? 0;
		if (/^[}\])]/.test(text.slice(indent))) {
			while ((open.at(-1)?.indent ?? -1) > indent) open.pop();
			const opened = open.at(-1);
			if (opened?.indent === indent) {
				open.pop();
				const lines = line - opened.line - 1;
				if (lines >= FEWEST_FOLDED_LINES) folds.push({ from: opened.from, to: at, lines });
			}
		}
		if (/[{[(]"?$/.test(text)) open.push({ indent, line, from: end });
		at = end;
	}
	return folds.sort((a, b) => a.from - b.from || b.to - a.to);
}
