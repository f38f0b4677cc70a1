import { isDeepStrictEqual } from 'node:util';

/** Nothing when two values are equal, else one sentence with both. */
export function difference(what: string, actual: unknown, expected: unknown): string[] {
	return isDeepStrictEqual(actual, expected) ? [] : [`${what}: ${shortValue(actual)} statt ${shortValue(expected)}`];
}

const shortValue = (value: unknown) => (JSON.stringify(value) ?? String(value)).slice(0, 300);
