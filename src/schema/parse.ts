import type { z } from 'zod';
import { nearest } from '#text/nearest.ts';
import type { Problem } from './problem.ts';

/** Where a value stands: the file, and how to find the line of a key in it. */
export interface Origin {
	/** File relative to the site root. */
	file: string;
	/** 1-based line of the value at `path`, or of the nearest parent that is known. */
	lineOf(path: readonly PropertyKey[]): number | undefined;
	/** Id that the problems carry, e.g. `front-matter`. */
	rule: string;
}

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

/**
 * Checks `input` against `schema`. Owns the wording of every message, so that no text of the schema library reaches a writer.
 * Returns the parsed value, or the problems (German; each names key, value and fix).
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown, origin: Origin): { value: z.output<S> } | { problems: Problem[] } {
	const result = schema.safeParse(input, { reportInput: true });
	if (result.success) return { value: result.data };
	return {
		problems: result.error.issues
			.flatMap(unwrapUnion)
			.flatMap(eachKey)
			.map((issue): Problem => {
				const { message, hint } = describe(issue, schema);
				const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path;
				return { severity: 'error', rule: origin.rule, file: origin.file, line: origin.lineOf(path), message, hint };
			}),
	};
}

/** Unknown keys are reported one by one: each has its own line and its own nearest known key. */
function eachKey(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => ({ ...issue, keys: [key] })) : [issue];
}

/** Of a union the branch that came closest speaks: the one with the fewest issues. */
function unwrapUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
	if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
	const best = issue.errors.reduce((a, b) => (depth(b) > depth(a) || (depth(b) === depth(a) && b.length < a.length) ? b : a));
	return best.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }) as z.core.$ZodIssue).flatMap(unwrapUnion);
}

const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(0, ...issues.map((issue) => issue.path.length));

function describe(issue: z.core.$ZodIssue, schema: z.ZodType): { message: string; hint?: string } {
	const key = issue.path.join('.') || 'Datei';
	switch (issue.code) {
		case 'unrecognized_keys': {
			const parent = issue.path.join('.');
			const unknown = issue.keys[0] ?? '';
			const known = keysAt(schema, issue.path);
			const close = nearest(unknown, known);
			return {
				message: `Unbekannter Schlüssel „${unknown}“${parent && ` in „${parent}“`}.`,
				hint: close ? `Meinten Sie „${close}“?` : known.length > 0 ? `Bekannt sind: ${known.join(', ')}.` : 'Entfernen Sie den Schlüssel.',
			};
		}
		case 'invalid_type': {
			const expected = TYPE_NAMES[issue.expected] ?? issue.expected;
			if (issue.input === undefined) return { message: `Der Schlüssel „${key}“ fehlt.`, hint: `Ergänzen Sie „${key}“; erwartet wird ${expected}.` };
			return { message: `„${key}“ hat den Wert ${show(issue.input)}.`, hint: `Erwartet wird ${expected}.` };
		}
		case 'invalid_value': {
			const allowed = issue.values.map(String);
			if (issue.input === undefined) return { message: `Der Schlüssel „${key}“ fehlt.`, hint: `Erlaubt sind: ${allowed.join(', ')}.` };
			const close = nearest(String(issue.input), allowed);
			return { message: `„${key}“ hat den Wert ${show(issue.input)}.`, hint: `${close ? `Meinten Sie „${close}“? ` : ''}Erlaubt sind: ${allowed.join(', ')}.` };
		}
		case 'invalid_format':
			return {
				message: `„${key}“ hat den Wert ${show(issue.input)}.`,
				hint: issue.format === 'url' ? 'Erwartet wird eine vollständige Adresse, zum Beispiel „https://www.example.com/“.' : issue.message,
			};
		case 'too_small':
			return { message: `„${key}“ ist leer oder zu klein.`, hint: `Mindestens ${issue.minimum}.` };
		case 'too_big':
			return { message: `„${key}“ ist zu lang oder zu groß.`, hint: `Höchstens ${issue.maximum}.` };
		default:
			return { message: `„${key}“ hat den Wert ${show(issue.input)}.`, hint: issue.message };
	}
}

/** The keys that the schema knows at `path`; empty when it is not a plain object there. */
function keysAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
	const def = schema._zod.def as { type: string; innerType?: z.core.$ZodType; shape?: Record<string, z.core.$ZodType>; element?: z.core.$ZodType; valueType?: z.core.$ZodType; in?: z.core.$ZodType };
	const inner = def.innerType ?? def.in;
	if (inner) return keysAt(inner, path);
	const [head, ...rest] = path;
	if (head === undefined) return Object.keys(def.shape ?? {});
	const next = def.shape?.[String(head)] ?? def.element ?? def.valueType;
	return next ? keysAt(next, rest) : [];
}

function show(value: unknown): string {
	const text = JSON.stringify(value) ?? String(value);
	return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}
