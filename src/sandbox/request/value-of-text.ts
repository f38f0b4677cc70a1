import { parseExactJson, wholeNumber } from '#openapi/json/exact-json.ts';
import type { TextShape } from '#sandbox/validate/shape.ts';

/** Reads a text as the scalar that the shape allows; a text that is no such value stays a text, so that the validator can say what is wrong. */
export function valueOfText(text: string, { types }: Pick<TextShape, 'types'>): unknown {
	if ((types.has('integer') || types.has('number')) && /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/.test(text) && Number.isFinite(Number(text)))
		return wholeNumber(text) ?? Number(text);
	if (types.has('boolean') && (text === 'true' || text === 'false')) return text === 'true';
	if (types.has('null') && !types.has('string') && (text === '' || text === 'null')) return null;
	return types.has('object') && !types.has('string') && text.startsWith('{') ? jsonOr(text) : text;
}

/** A value of JSON, or the text when it is none. */
export function jsonOr(text: string): unknown {
	try {
		return parseExactJson(text);
	} catch {
		return text;
	}
}

/** Whether texts are read as a list or an object. A schema that also allows a plain text is left to it. */
export function kindOfText({ types }: TextShape): 'array' | 'object' | 'scalar' {
	if (types.has('array')) return 'array';
	return types.has('object') && !types.has('string') ? 'object' : 'scalar';
}

/** Separators of lists by style; all other styles use a comma. */
export const SEPARATORS: Readonly<Record<string, string>> = { spaceDelimited: ' ', pipeDelimited: '|' };

/** Parts of a text such as `a,b`. Commas that are encoded belong to a value only where a bare one separates: most programs encode all of them. */
export function splitValue(raw: string, separator: string, decode: (raw: string) => string): string[] {
	return raw.includes(separator) ? raw.split(separator).map(decode) : decode(raw).split(separator);
}

/** `k,v,k,v`, or `k=v,k=v`. */
export function objectOfParts(parts: readonly string[], explode: boolean, shape: TextShape): Record<string, unknown> {
	const pairs = explode
		? parts.map((part) => [part.slice(0, Math.max(0, part.indexOf('='))), part.slice(part.indexOf('=') + 1)])
		: Array.from({ length: Math.ceil(parts.length / 2) }, (_, index) => [parts[2 * index] ?? '', parts[2 * index + 1] ?? '']);
	return Object.fromEntries(pairs.map(([name = '', text = '']) => [name, valueOfText(text, shape.property(name))]));
}
