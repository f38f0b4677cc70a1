import type { z } from 'zod';
import { nearest } from '#text/nearest.ts';
import { knownKeys } from './known-keys.ts';
import type { Wording } from './problem.ts';

const TYPE_NAMES: Record<string, string> = {
	string: 'ein Text',
	number: 'eine Zahl',
	int: 'eine ganze Zahl',
	boolean: 'true oder false',
	array: 'eine Liste',
	tuple: 'eine Liste',
	object: 'ein Objekt',
	record: 'ein Objekt',
	date: 'ein Datum',
	null: 'null',
	undefined: 'nichts',
};

const FORMAT_HINTS: Record<string, string> = {
	url: 'Erwartet wird eine vollständige Adresse, zum Beispiel „https://www.example.com/“.',
	email: 'Erwartet wird eine E-Mail-Adresse, zum Beispiel „hilfe@example.com“.',
};

/** Says in German what is wrong with a value. `issue.message` is empty unless the schema brings its own German words, which then are the hint. */
export function describeIssue(issue: z.core.$ZodIssue, schema: z.ZodType): Wording {
	const key = issue.path.join('.');
	const own = issue.message === '' ? undefined : issue.message;
	switch (issue.code) {
		case 'unrecognized_keys':
			return unknownKey(issue.keys[0] ?? '', issue.path, schema);
		case 'invalid_type':
			return wrong(key, issue.input, `Erwartet wird ${TYPE_NAMES[issue.expected] ?? issue.expected}.`);
		case 'invalid_value':
			return wrong(key, issue.input, allowedHint(issue.input, issue.values.map(String), own));
		case 'invalid_union':
			if ('options' in issue && issue.discriminator !== undefined) {
				const kind = property(issue.input, issue.discriminator);
				return wrong(key, kind, allowedHint(kind, issue.options?.map(String) ?? [], own));
			}
			return wrong(key, issue.input, own ?? 'Erwartet wird ein anderer Wert.');
		case 'invalid_format':
			return wrong(key, issue.input, FORMAT_HINTS[issue.format] ?? own ?? 'Die Schreibweise passt nicht.');
		case 'too_small':
			if (issue.origin === 'number' || issue.origin === 'int') return wrong(key, issue.input, `Erwartet wird mindestens ${issue.minimum}.`);
			return { message: `„${key}“ ist leer.`, hint: issue.origin === 'array' ? 'Erwartet wird mindestens ein Eintrag.' : 'Erwartet wird ein Text.' };
		case 'too_big':
			return wrong(key, issue.input, `Erwartet wird höchstens ${issue.maximum}.`);
		default:
			return wrong(key, issue.input, own ?? 'Erwartet wird ein anderer Wert.');
	}
}

function unknownKey(unknown: string, path: readonly PropertyKey[], schema: z.ZodType): Wording {
	const parent = path.join('.');
	const known = knownKeys(schema, path);
	const close = nearest(unknown, known);
	return {
		message: `Unbekannter Schlüssel „${unknown}“${parent && ` in „${parent}“`}.`,
		hint: close ? `Meinten Sie „${close}“?` : known.length > 0 ? `Bekannt sind: ${known.join(', ')}.` : 'Entfernen Sie den Schlüssel.',
	};
}

function allowedHint(value: unknown, allowed: readonly string[], own: string | undefined): string {
	const close = typeof value === 'string' ? nearest(value, allowed) : undefined;
	return `${close ? `Meinten Sie „${close}“? ` : ''}${own ?? `Erlaubt sind: ${allowed.join(', ')}.`}`;
}

function wrong(key: string, value: unknown, hint: string): Wording {
	if (key === '') return { message: value === undefined ? 'Die Datei ist leer.' : `Die Datei enthält ${show(value)}.`, hint };
	return { message: value === undefined ? `Der Schlüssel „${key}“ fehlt.` : `„${key}“ hat den Wert ${show(value)}.`, hint };
}

const property = (value: unknown, key: string): unknown => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined);

function show(value: unknown): string {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
