import type { Part } from './case.ts';

/** Where a value does not fit the part that is expected of it; empty when it fits. */
export function matchPart(expected: Part, actual: unknown, place = ''): string[] {
	if (Array.isArray(expected)) {
		if (!Array.isArray(actual) || actual.length !== expected.length) return [`${place}: expected ${expected.length} entries, got ${write(actual)}`];
		return expected.flatMap((part, index) => matchPart(part, actual[index], `${place}/${index}`));
	}
	if (typeof expected !== 'object' || expected === null) {
		return Object.is(expected, actual) ? [] : [`${place}: expected ${write(expected)}, got ${write(actual)}`];
	}
	if ('matches' in expected) {
		const fits = typeof actual === 'string' && new RegExp(String(expected.matches), 'u').test(actual);
		return fits ? [] : [`${place}: expected a text like ${String(expected.matches)}, got ${write(actual)}`];
	}
	if (typeof actual !== 'object' || actual === null) return [`${place}: expected an object, got ${write(actual)}`];
	return Object.entries(expected).flatMap(([key, part]) => matchPart(part, Reflect.get(actual, key), `${place}/${key}`));
}

function write(value: unknown): string {
	return JSON.stringify(value)?.slice(0, 300) ?? 'nothing';
}
