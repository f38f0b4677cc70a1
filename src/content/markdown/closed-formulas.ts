/** Indentation and the marks of points of lists. */
const POINT_MARKS = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*/;
const MARK = /(?:[-*+]|\d{1,9}[.)])[ \t]+/g;
const FORMULA_START = /^(?<fence>\${2,})[^$]*$/;
const FORMULA_END = /^(?<indent>[ \t]*)(?<fence>\${2,})[ \t]*$/;
const CODE = /^(?<fence>`{3,}|~{3,})/;
/** What is indented by so many columns is no fence for the parser. */
const TOO_FAR = 4;

/**
 * MDX has no code by indentation, so the fences of a formula may stand at any (below tags, or in a list that is indented), but the parser would take the
 * rest of the text for the formula. Such fences move to where their list begins its texts; every line stays where it is.
 */
export function closedFormulas(body: string): string {
	if (!/^(?: {4}| {0,3}\t)[ \t]*\$\$/m.test(body)) return body;
	/** Where the texts of the open lists begin, outermost first. */
	let lists: number[] = [];
	let formula: { fence: string; column: number } | undefined;
	let code: string | undefined;
	const read = (line: string): string => {
		const [before = ''] = POINT_MARKS.exec(line) ?? [];
		const text = line.slice(before.length);
		const fence = CODE.exec(text)?.groups?.['fence'];
		if (code !== undefined) {
			if (fence?.startsWith(code) === true) code = undefined;
			return line;
		}
		code = fence;
		const indent = columnCount(/^[ \t]*/.exec(line)?.[0] ?? '');
		if (line.trim() !== '') lists = lists.filter((column) => column <= indent);
		for (const mark of before.matchAll(MARK)) lists.push(columnCount(before.slice(0, mark.index + mark[0].length)));
		const opened = FORMULA_START.exec(text)?.groups?.['fence'];
		if (opened === undefined) return line;
		formula = { fence: opened, column: lists.at(-1) ?? 0 };
		return indent - formula.column < TOO_FAR ? line : ' '.repeat(formula.column) + text;
	};
	const readWithin = (line: string, { fence, column }: { fence: string; column: number }): string => {
		const end = FORMULA_END.exec(line)?.groups;
		if (end?.['fence']?.startsWith(fence) !== true) return line;
		formula = undefined;
		return columnCount(end['indent'] ?? '') - column < TOO_FAR ? line : ' '.repeat(column) + end['fence'];
	};
	return body
		.split('\n')
		.map((line) => (formula === undefined ? read(line) : readWithin(line, formula)))
		.join('\n');
}

/** How many columns these signs take; a tab goes to the next fourth. */
function columnCount(signs: string): number {
	let columns = 0;
	for (const sign of signs) columns += sign === '\t' ? 4 - (columns % 4) : 1;
	return columns;
}
