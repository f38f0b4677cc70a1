import { type Document, LineCounter, parseDocument } from 'yaml';
import type { Origin } from '#schema/parse/parse.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { issues } from '#words/issues.ts';

/**
 * Parses YAML (and so JSON) and keeps the lines of its keys.
 * @param firstLine 1-based line of the file at which `text` begins.
 * @returns the value with a way back to the lines, or a problem for each line with a fault of syntax (rule, file and wording are given).
 */
export function parseYaml(
	text: string,
	firstLine: number,
	{ rule, ...explain }: Pick<Problem, 'file' | 'rule' | 'message' | 'hint'>,
): { value: unknown; lineOf: Origin['lineOf'] } | { problems: Problem[] } {
	const lines = new LineCounter();
	const failed = () => ({ problems: [problemOf(rule, { ...explain, line: firstLine })] });
	const document = orNothing(() => parseDocument(text, { lineCounter: lines }));
	if (document === undefined) return failed();
	const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
	if (document.errors.length > 0) {
		const faulty = new Map(document.errors.map((error) => [lineAt(error.pos[0]), error.code === 'DUPLICATE_KEY']));
		return { problems: [...faulty].map(([line, isTwice]) => problemOf(rule, { ...explain, ...(isTwice ? SAID_TWICE : {}), line })) };
	}
	const value = orNothing(() => ({ read: document.toJS() as unknown }));
	if (value === undefined) return failed();
	return {
		value: value.read ?? {},
		lineOf: (path) => {
			const offset = offsetOf(document, path);
			return offset === undefined ? firstLine : lineAt(offset);
		},
	};
}

const SAID_TWICE = { message: issues.twice, hint: issues.twiceHint };

/** What the parser makes; `undefined` where it gives up: brackets in brackets without end, aliases that unfold to gigabytes or lead to themselves. */
function orNothing<T>(parse: () => T): T | undefined {
	try {
		return parse();
	} catch {
		return undefined;
	}
}

/** Offset of the value at `path`, or of its nearest parent that stands in the document. */
function offsetOf(document: Document, path: readonly PropertyKey[]): number | undefined {
	for (let length = path.length; length > 0; length--) {
		const node = document.getIn(path.slice(0, length), true);
		if (typeof node === 'object' && node !== null && 'range' in node) return (node.range as [number] | undefined)?.[0];
	}
	return undefined;
}
