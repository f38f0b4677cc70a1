import { isObject, listAt, textAt } from '#openapi/json/json.ts';
import { segmentsOf } from '#openapi/json/pointer.ts';
import { consoleText } from '#words/console.ts';

/** Messages by field: `parameter:name` (also headers), `secret:VARIABLE`, `server:variable` or `body:` and a JSON pointer. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Key of a parameter or header in `FieldProblems`. */
export const parameterKey = (name: string): string => `parameter:${name}`;
/** Key of a secret, by its variable. */
export const secretKey = (variable: string): string => `secret:${variable}`;
/** Key of a variable of the server's address. */
export const serverKey = (variable: string): string => `server:${variable}`;
/** Key of a place in the body, by its JSON pointer. */
export const bodyKey = (pointer: string): string => `body:${pointer}`;

/** This many names have room in a line. */
const MOST_IN_LINE = 6;

/** What the fields of problems are called, for a line of text: `kind, size › width`, entries of lists counted from 1 as in the form. Empty where that is no short list, or the body as a whole is meant. */
export function fieldNames(problems: FieldProblems): string {
	const names = Object.keys(problems).map((key) => {
		const name = key.slice(key.indexOf(':') + 1);
		if (!key.startsWith('body:')) return name;
		return segmentsOf(name)
			.map((part) => (/^\d+$/.test(part) ? consoleText.entry(Number(part) + 1) : part))
			.join(' › ');
	});
	return names.length > MOST_IN_LINE || names.includes('') ? '' : names.join(', ');
}

/**
 * The messages of a problem document (RFC 9457) that name their field: the members of `errors` with `pointer` (JSON pointer into the body, perhaps as a
 * fragment) or `parameter`, and a text in `message`, `detail` or `title`.
 */
export function problemsOf(body: unknown): FieldProblems {
	if (!isObject(body)) return {};
	const problems: Record<string, string> = {};
	for (const error of listAt(body, 'errors')) {
		if (!isObject(error)) continue;
		const text = textAt(error, 'message') ?? textAt(error, 'detail') ?? textAt(error, 'title');
		const parameter = textAt(error, 'parameter');
		const pointer = typeof error['pointer'] === 'string' ? error['pointer'].replace(/^#/, '') : undefined;
		const key = parameter === undefined ? (pointer === undefined ? undefined : bodyKey(pointer)) : parameterKey(parameter);
		if (key !== undefined && text !== undefined) problems[key] ??= text;
	}
	return problems;
}
