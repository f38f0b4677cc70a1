import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Scalar, visit } from 'yaml';
import { HUGE } from '#openapi/json/exact-json.ts';
import { type Finding, type Problem, problemOf } from '#schema/problem.ts';
import { apiFaults } from '#words/api-faults.ts';
import { indentQuoted } from './indent-quoted.ts';
import { jsonDuplicates } from './json-duplicates.ts';
import { lineOfJsonFault } from './json-fault.ts';
import { createJsonLines } from './json-lines.ts';
import { joinDuplicates, type YamlDuplicate } from './yaml-duplicates.ts';

interface ParsedDescription {
	value: unknown;
	/** 1-based line of the value at the end of the keys, or of its nearest parent in the text. */
	lineOf(segments: readonly string[]): number;
	/** Warnings about everything that was not read as written. */
	problems: Problem[];
}

type Failed = { problems: Problem[] };

/**
 * Parses the text of a description (JSON or YAML) and keeps track of its lines. JSON is parsed as JSON, because a YAML parser
 * takes a hundred times as long for it. YAML merge keys (`<<`) are resolved.
 * @param file named in the problems (rule `api-syntax`).
 */
export function parseDescription(text: string, file: string): ParsedDescription | Failed {
	const source = text.replace(/^\ufeff/, '');
	const start = source.trimStart();
	if (start === '') return failed({ file, line: 1, message: apiFaults.empty, hint: apiFaults.expected });
	if (start.startsWith('<'))
		return failed({
			file,
			line: 1,
			message: apiFaults.markup,
			hint: apiFaults.markupHint,
		});
	if (!start.startsWith('{')) return parseYamlText(source, file);
	try {
		const value: unknown = HUGE.test(source) ? JSON.parse(source, keepDigits) : JSON.parse(source);
		const duplicates = jsonDuplicates(source);
		// JSON is also YAML, whose parser gives access to both values, but takes a hundred times as long.
		const joined = duplicates.length > 0 && source.length < JOINED ? parseYamlText(source, file) : undefined;
		if (joined && 'value' in joined) return joined;
		return { value, lineOf: createJsonLines(source), problems: duplicates.map(({ key, line }) => duplicate(file, { key, line, isMerged: false })) };
	} catch {
		// YAML can also begin with a brace; a file that claims to be JSON gets no second try.
		const asYaml = file.endsWith('.json') ? undefined : parseYamlText(source, file);
		if (asYaml && 'value' in asYaml) return asYaml;
		return failed({ file, line: lineOfJsonFault(source), message: apiFaults.noJson, hint: apiFaults.noJsonHint });
	}
}

function parseYamlText(text: string, file: string): ParsedDescription | Failed {
	const lines = new LineCounter();
	const document = parseDocument(text, { ...YAML, lineCounter: lines });
	const [error] = document.errors;
	const message = apiFaults.noYaml;
	if (error) {
		const mended = error.code === 'MISSING_CHAR' ? indentQuoted(text) : undefined;
		const parsed = mended && parseYamlText(mended.text, file);
		if (mended && parsed && 'value' in parsed) return { ...parsed, problems: [...mended.lines.map((line) => tooFarLeft(file, line)), ...parsed.problems] };
		return failed({ file, line: lines.linePos(error.pos[0]).line, message, hint: apiFaults.noYamlHint });
	}
	const duplicates = joinDuplicates(document, lines);
	if (HUGE.test(text))
		visit(document, {
			Pair: (_, { key, value }) => {
				if (isScalar(value) && !(isScalar(key) && LIMIT_KEYWORD.test(String(key.value)))) keepSource(value);
			},
			Seq: (_, { items }) => {
				for (const item of items) if (isScalar(item)) keepSource(item);
			},
		});
	try {
		return {
			value: document.toJS(),
			lineOf: (segments) => lines.linePos(offsetOfKey(document, segments)).line,
			problems: duplicates.map((found) => duplicate(file, found)),
		};
	} catch {
		// Circular aliases, or a few bytes that expand to gigabytes.
		return failed({ file, line: 1, message, hint: apiFaults.aliasHint });
	}
}

const YAML = { merge: true, logLevel: 'silent', uniqueKeys: false } as const;

function tooFarLeft(file: string, line: number): Problem {
	return problemOf('api-reading', { file, line, message: apiFaults.tooFarLeft, hint: apiFaults.tooFarLeftHint });
}

/** JSON up to this length is parsed again if it has duplicate keys. Characters. */
const JOINED = 2_000_000;

function duplicate(file: string, { key, line, firstLine, isMerged }: Omit<YamlDuplicate, 'firstLine'> & { firstLine?: number }): Problem {
	const reading = isMerged ? apiFaults.readBoth : apiFaults.readLast;
	return problemOf('api-duplicate-key', {
		file,
		line,
		message: `${apiFaults.twice(key, firstLine)} ${reading}`,
		hint: apiFaults.twiceHint,
	});
}

/** Limits must stay numbers. */
const LIMIT_KEYWORD = /^(?:exclusive)?(?:min|max)imum$|^(?:min|max)[A-Z]|^multipleOf$/i;

/** Integers that would lose digits become strings: in examples, defaults and values, every digit counts. */
function keepDigits(key: string, value: unknown, context?: { source?: string }): unknown {
	const source = context?.source;
	return typeof value === 'number' && source !== undefined && losesDigits(value, source) && !LIMIT_KEYWORD.test(key) ? source : value;
}

const losesDigits = (value: number, source: string) => Number.isInteger(value) && !Number.isSafeInteger(value) && /^-?\d+$/.test(source);

function keepSource(node: Scalar): void {
	if (typeof node.value === 'number' && node.source !== undefined && losesDigits(node.value, node.source)) node.value = node.source;
}

/** Offset of the key at the end of `segments`, or of its nearest parent. */
function offsetOfKey(document: Document, segments: readonly string[]): number {
	let node: unknown = document.contents;
	let offset = 0;
	for (const segment of segments) {
		if (isAlias(node)) node = node.resolve(document);
		// Keys such as `200` are numbers to a YAML parser unless they are quoted.
		const pair = isMap(node) ? node.items.find(({ key }) => isScalar(key) && String(key.value) === segment) : undefined;
		const found = isSeq(node) ? node.items[Number(segment)] : pair?.value;
		const shown = pair ? pair.key : found;
		if (!isNode(shown)) break;
		offset = shown.range?.[0] ?? offset;
		node = found;
	}
	return offset;
}

function failed(finding: Finding): Failed {
	return { problems: [problemOf('api-syntax', finding)] };
}
