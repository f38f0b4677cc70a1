import type { z } from 'zod';
import type { Wording } from '#schema/problem.ts';
import { nearest } from '#text/nearest.ts';
import { issues } from '#words/issues.ts';
import { knownKeys, placesOfKey } from './known-keys.ts';

const TYPE_TEXTS: Readonly<Record<string, string>> = issues.types;
const HINT_TEXTS: Readonly<Record<string, string>> = issues.hints;
const FORMAT_TEXTS: Readonly<Record<string, string>> = issues.formats;

/** Says what is wrong with a value. `issue.message` is empty unless the schema brings its own words, which then are the hint. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): Wording {
	const key = issue.path.join('.');
	const own = issue.message === '' ? undefined : (HINT_TEXTS[issue.message] ?? issue.message);
	switch (issue.code) {
		case 'unrecognized_keys':
			return unknownKey(issue.keys[0] ?? '', issue.path, schema);
		case 'invalid_type':
			return wrong(key, issue.input, issues.expected(TYPE_TEXTS[issue.expected] ?? issue.expected));
		case 'invalid_value':
			return wrong(key, issue.input, allowedHint(issue.input, issue.values.map(String), own));
		case 'invalid_union':
			if ('options' in issue && issue.discriminator !== undefined) {
				const kind = property(issue.input, issue.discriminator);
				return wrong(key, kind, allowedHint(kind, issue.options?.map(String) ?? [], own));
			}
			return wrong(key, issue.input, own ?? issues.otherValue);
		case 'invalid_format':
			return wrong(key, issue.input, FORMAT_TEXTS[issue.format] ?? own ?? issues.otherForm);
		case 'too_small':
			if (issue.origin === 'number' || issue.origin === 'int') return wrong(key, issue.input, issues.least(String(issue.minimum)));
			return { message: issues.empty(key), hint: issue.origin === 'array' ? issues.oneEntry : issues.someText };
		case 'too_big':
			return wrong(key, issue.input, issues.most(String(issue.maximum)));
		default:
			return wrong(key, issue.input, own ?? issues.otherValue);
	}
}

/** Most places that are named for a setting at the wrong level. */
const MOST_LEVELS = 3;

function unknownKey(unknown: string, path: readonly PropertyKey[], schema: z.ZodType): Wording {
	return { message: issues.unknownKey(unknown, path.join('.')), hint: keyHint(unknown, path, schema) };
}

function keyHint(unknown: string, path: readonly PropertyKey[], schema: z.ZodType): string {
	const here = path.filter((key) => typeof key !== 'number').join('.');
	const places = placesOfKey(schema, unknown).filter((place) => place !== here);
	// A key that many objects have does not tell which one was meant.
	if (places.length > 0 && places.length <= MOST_LEVELS) {
		return issues.belongs(unknown, places.map((place) => (place === '' ? issues.belongsToTop : issues.belongsIn(place))).join(issues.orPlace));
	}
	const known = knownKeys(schema, path);
	const close = nearest(unknown, known);
	if (close) return issues.didYouMean(close);
	return known.length > 0 ? issues.known(known.join(', ')) : issues.removeKey;
}

function allowedHint(value: unknown, allowed: readonly string[], own: string | undefined): string {
	const close = typeof value === 'string' ? nearest(value, allowed) : undefined;
	return (close ? `${issues.didYouMean(close)} ` : '') + (own ?? issues.allowed(allowed.join(', ')));
}

function wrong(key: string, value: unknown, hint: string): Wording {
	if (key === '') return { message: value === undefined ? issues.emptyFile : issues.fileHolds(shownValue(value)), hint };
	return { message: value === undefined ? issues.missingKey(key) : issues.hasValue(key, shownValue(value)), hint };
}

const property = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

function shownValue(value: unknown): string {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
