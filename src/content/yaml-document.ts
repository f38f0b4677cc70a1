import { type Document, type ErrorCode, LineCounter, parseDocument, visit } from 'yaml';
import type { Origin } from '#schema/parse/parse.ts';
import { type Problem, problemOf } from '#schema/problem.ts';
import { issues } from '#words/issues.ts';

/** The message about a fault of syntax, if its kind tells more than the caller knows. */
const FAULTS: Partial<Record<ErrorCode, Partial<Pick<Problem, 'message' | 'hint'>>>> = {
	DUPLICATE_KEY: { message: issues.twice, hint: issues.twiceHint },
	TAB_AS_INDENT: { hint: issues.tabIndent },
};

/**
 * Parses YAML (and so JSON) and keeps the lines of its keys, which are texts whatever they look like.
 * @param firstLine 1-based line of the file at which `text` begins.
 * @param asWritten whether numbers that are not written as programs write them (`2025.10`, `007`) are texts too.
 * @returns the value with a way back to the lines, or a problem for each line with a fault of syntax (rule, file and wording are given).
 */
export function parseYaml(
	text: string,
	firstLine: number,
	{ rule, asWritten = false, ...explain }: Pick<Problem, 'file' | 'rule' | 'message' | 'hint'> & { asWritten?: boolean },
): { value: unknown; lineOf: Origin['lineOf'] } | { problems: Problem[] } {
	const lines = new LineCounter();
	const failed = () => ({ problems: [problemOf(rule, { ...explain, line: firstLine })] });
	const document = orNothing(() => parseDocument(text, { lineCounter: lines }));
	if (document === undefined) return failed();
	const lineAt = (offset: number) => lines.linePos(offset).line + firstLine - 1;
	if (document.errors.length > 0) {
		const codes = new Map<number, ErrorCode>();
		for (const { pos, code } of document.errors) if (!codes.has(lineAt(pos[0]))) codes.set(lineAt(pos[0]), code);
		return { problems: [...codes].map(([line, code]) => problemOf(rule, { ...explain, ...FAULTS[code], line })) };
	}
	const circle = aliasInItself(document);
	if (circle !== undefined) return { problems: [problemOf(rule, { ...explain, line: lineAt(circle), hint: issues.aliasInItself })] };
	keepWritten(document, asWritten);
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

/** Numbers that would be shown otherwise than they are written become texts: `2025.10` is no 2025.1. */
function keepWritten(document: Document, inValues: boolean): void {
	visit(document, {
		Scalar: (place, node) => {
			if ((inValues || place === 'key') && typeof node.value === 'number' && node.source !== undefined && String(node.value) !== node.source)
				node.value = node.source;
		},
	});
}

/** Offset of an alias that stands in what it stands for (`&a [*a]`): no text holds such a value. */
function aliasInItself(document: Document): number | undefined {
	let offset: number | undefined;
	visit(document, {
		Alias: (_, alias, path) => {
			const target = alias.resolve(document);
			if (path.some((around) => around === target)) offset ??= alias.range?.[0];
		},
	});
	return offset;
}

/** The result of the parser; `undefined` if it gives up: brackets in brackets without end, aliases that unfold to gigabytes or lead nowhere. */
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
