import type { Pointer } from '#openapi/json/pointer.ts';
import type { Problem } from '#schema/problem.ts';

/** A finding in a description, before file and line are known. */
export interface Finding {
	/** Id with the prefix `api-`. */
	rule: string;
	severity: Problem['severity'];
	/** Into the description as written or as upgraded. */
	pointer: Pointer;
	/** German sentence without its full stop: the pointer is put after it. */
	text: string;
	hint?: string | undefined;
}

/** Most findings that are told one by one; who has more has one cause or starts with these. */
const MOST = 200;

/**
 * Gives findings their file and line and puts the pointer into the message.
 * @param lineOf 1-based line of a pointer, or of its nearest parent that was written.
 */
export function toProblems(findings: readonly Finding[], file: string, lineOf: (pointer: Pointer) => number | undefined): Problem[] {
	const told = findings.slice(0, MOST).map(({ severity, rule, pointer, text, hint }): Problem => {
		return { severity, rule, file, line: lineOf(pointer), message: `${text} (${pointer}).`, hint };
	});
	const rest = findings.slice(MOST);
	const severity = rest.some((finding) => finding.severity === 'error') ? 'error' : 'warning';
	return rest.length === 0
		? told
		: [...told, { severity, rule: 'api-more', file, message: `Dazu kommen ${rest.length} weitere Befunde in der API-Beschreibung.` }];
}
