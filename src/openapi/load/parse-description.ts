import { type Document, isAlias, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { type Finding, type Problem, problemOf } from '#schema/problem.ts';
import { lineOfJsonFault } from './json-fault.ts';
import { createJsonLines } from './json-lines.ts';

interface ParsedDescription {
	value: unknown;
	/** 1-based line of the value at the end of the keys, or of its nearest parent that stands in the text. */
	lineOf(segments: readonly string[]): number;
}

type Failed = { problems: Problem[] };

/**
 * Parses the text of a description, JSON or YAML, and keeps the way back to its lines. JSON is parsed as JSON, because a YAML parser
 * needs a hundred times as long for it. YAML merge keys (`<<`) are resolved.
 * @param file named in the problems (rule `api-syntax`).
 */
export function parseDescription(text: string, file: string): ParsedDescription | Failed {
	const source = text.replace(/^\ufeff/, '');
	const start = source.trimStart();
	if (start === '')
		return failed({ file, line: 1, message: 'Die API-Beschreibung ist leer.', hint: 'Erwartet wird eine OpenAPI-Beschreibung in JSON oder YAML.' });
	if (start.startsWith('<'))
		return failed({
			file,
			line: 1,
			message: 'Das ist HTML oder XML, keine API-Beschreibung.',
			hint: 'Prüfen Sie die Adresse: Erwartet wird die Rohfassung in JSON oder YAML.',
		});
	if (!start.startsWith('{')) return parseYamlText(source, file);
	try {
		const value: unknown = JSON.parse(source);
		return { value, lineOf: createJsonLines(source) };
	} catch {
		// YAML may begin with a brace too; a file that says it is JSON does not get the second try.
		const asYaml = file.endsWith('.json') ? undefined : parseYamlText(source, file);
		if (asYaml && 'value' in asYaml) return asYaml;
		const hint = 'Prüfen Sie Anführungszeichen, Kommas und Klammern an dieser Stelle und davor.';
		return failed({ file, line: lineOfJsonFault(source), message: 'Die API-Beschreibung ist kein gültiges JSON.', hint });
	}
}

function parseYamlText(text: string, file: string): ParsedDescription | Failed {
	const lines = new LineCounter();
	const document = parseDocument(text, { lineCounter: lines, merge: true, logLevel: 'silent', uniqueKeys: false });
	const [error] = document.errors;
	const message = 'Die API-Beschreibung ist kein gültiges YAML.';
	if (error) {
		const hint = 'Prüfen Sie Einrückung, Doppelpunkte und Anführungszeichen an dieser Stelle.';
		return failed({ file, line: lines.linePos(error.pos[0]).line, message, hint });
	}
	try {
		return { value: document.toJS(), lineOf: (segments) => lines.linePos(offsetOf(document, segments)).line };
	} catch {
		// Aliases that lead to themselves, or a few bytes that unfold to gigabytes.
		return failed({ file, line: 1, message, hint: 'Ein Alias (`*name`) führt ins Leere oder bläht die Beschreibung auf. Verwenden Sie `$ref`.' });
	}
}

/** Offset of the key at the end of `segments`, or of its nearest parent. */
function offsetOf(document: Document, segments: readonly string[]): number {
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
