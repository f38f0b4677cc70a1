import { flagAt, type JsonObject, objectAt, textAt } from '#openapi/json/json.ts';

/** Extensions for the reason of a deprecation, or the replacement. */
const REASON_KEYS = ['x-deprecated-description', 'x-deprecated-reason', 'x-deprecation-reason', 'x-deprecated-message', 'x-deprecation-message'];
/** Extensions that stand for `deprecated`, or hold the reason in its place. */
const DEPRECATION_MARKS = ['x-deprecated', 'x-is-deprecated'];

/** Why something is deprecated, as Markdown. */
export function deprecationOf(value: JsonObject): string | undefined {
	const written = [
		...REASON_KEYS.map((key) => textAt(value, key)),
		...DEPRECATION_MARKS.map((key) => (typeof value[key] === 'string' ? textAt(value, key) : undefined)),
	];
	return [...written, textAt(objectAt(value, 'x-ms-deprecation'), 'description')].find((text) => text !== undefined);
}

/** Whether something is deprecated, by keyword or extension. */
export function isDeprecated(value: JsonObject): boolean {
	return flagAt(value, 'deprecated') || DEPRECATION_MARKS.some((key) => flagAt(value, key)) || deprecationOf(value) !== undefined;
}

/** A description with the reason why what it describes is deprecated, which a mark beside it says. */
export function withDeprecation(description: string | undefined, value: JsonObject): string | undefined {
	const reason = deprecationOf(value);
	if (reason === undefined || description?.includes(reason)) return description;
	return [...(description === undefined ? [] : [description]), reason].join('\n\n');
}
