import type { SecurityScheme } from '#openapi/model/security.ts';
import type { FactValue, SchemeFacts } from '#schema/api-change.ts';
import { oneLine } from '#text/one-line.ts';

/** Longest text of a description that a fact keeps; sentences repeat less of it. */
const LONGEST_FACT_TEXT = 160;
/** Most values that a fact keeps; sentences list fewer. */
const MOST_KEPT_VALUES = 50;

/** A name or text of the description as a fact keeps it: one line, not too long, without control characters. */
export const factText = (text: string): string => oneLine(text, LONGEST_FACT_TEXT);

/** A JSON value as a fact keeps it. */
function factValue(value: unknown): FactValue {
	if (typeof value === 'string') return factText(value);
	if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
	return { json: factText(JSON.stringify(value) ?? '') };
}

/** The values of the older and the newer description, where there are any. */
export function fromTo(was: unknown, is: unknown): { from?: FactValue | undefined; to?: FactValue | undefined } {
	return { from: was === undefined ? undefined : factValue(was), to: is === undefined ? undefined : factValue(is) };
}

/** A list of values, the rest of a very long one by its number. */
export function factValues(values: readonly unknown[]): { values: FactValue[]; more: number | undefined } {
	return { values: values.slice(0, MOST_KEPT_VALUES).map(factValue), more: values.length > MOST_KEPT_VALUES ? values.length - MOST_KEPT_VALUES : undefined };
}

/** What a security scheme sends; its name alone where the description does not describe it. */
export function schemeFacts(name: string, scheme: SecurityScheme | undefined): SchemeFacts {
	if (scheme === undefined) return { name: factText(name) };
	const { type, place } = scheme;
	const text = (value: string | undefined) => (value === undefined ? undefined : factText(value));
	return { name: factText(name), type, place, parameter: text(scheme.parameter), scheme: text(scheme.scheme), bearerFormat: text(scheme.bearerFormat) };
}
