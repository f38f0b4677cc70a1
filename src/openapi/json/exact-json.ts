/** Whole numbers of this many digits may be beyond what a number holds exactly (2^53). */
export const HUGE = /\d{16}/;

/** JSON in which every digit of a whole number counts: those beyond 2^53 become `bigint`. Throws like `JSON.parse`. */
export function parseExactJson(text: string): unknown {
	return HUGE.test(text) ? JSON.parse(text, exactly) : JSON.parse(text);
}

/** Browsers that do not tell how a number is written lose digits, as they always did. */
function exactly(_key: string, value: unknown, context?: { source?: string }): unknown {
	return typeof value === 'number' && context?.source !== undefined ? (wholeNumber(context.source) ?? value) : value;
}

/** A whole number beyond 2^53 as it is written; `undefined` for every other text. */
export function wholeNumber(text: string): bigint | undefined {
	return /^-?[1-9]\d{15,}$/.test(text) && !Number.isSafeInteger(Number(text)) ? BigInt(text) : undefined;
}

/** What `parseExactJson` has read as JSON again. `replacer` as of `JSON.stringify`. */
export function exactJson(value: unknown, space?: number, replacer: (key: string, value: unknown) => unknown = (_, inner) => inner): string {
	return JSON.stringify(value, (key, inner: unknown) => rawOf(replacer(key, inner)), space);
}

const { rawJSON } = JSON as { rawJSON?: (text: string) => unknown };

/** For `JSON.stringify`, which refuses `bigint`. */
export function rawOf(value: unknown): unknown {
	if (typeof value !== 'bigint') return value;
	return rawJSON ? rawJSON(String(value)) : Number(value);
}

/** The value with numbers in place of `bigint`, for those who only know these. */
export function inNumbers(value: unknown): unknown {
	if (typeof value === 'bigint') return Number(value);
	if (!hasBigInt(value)) return value;
	if (Array.isArray(value)) return value.map(inNumbers);
	return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, inNumbers(inner)]));
}

/** Whether a `bigint` is in a JSON value. Bytes are none. */
export function hasBigInt(value: unknown): boolean {
	if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return typeof value === 'bigint';
	return Object.values(value).some(hasBigInt);
}
