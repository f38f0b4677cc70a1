import fc, { type Arbitrary } from 'fast-check';
import { isObject } from '#openapi/json/json.ts';
import type { SandboxPlan } from '#sandbox/plan/sandbox-plan.ts';

/** Values of the seed by name of the property or parameter: without them nearly every request would end at 404. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** Depth at which optional properties are left out. */
const DEPTH = 6;

/** Stands for a property that is left out: most requests carry few of the optional ones, or nearly all would break some rule. */
const ABSENT = Symbol('absent');

const JUNK = fc.oneof(fc.constantFrom(null, true, '', ' ', '\u0000', -1, 1e21, [], {}, 'ä'.repeat(5000)), fc.jsonValue({ maxDepth: 2 }));

/** What values are made from. */
export interface ValueSources {
	schemas: SandboxPlan['schemas'];
	known: KnownValues;
}

/** Values that fit a schema of a plan, mostly with known values in their places. */
export function arbitraryValue(schema: unknown, sources: ValueSources, depth = 0): Arbitrary<unknown> {
	if (!isObject(schema)) return fc.jsonValue({ maxDepth: 1 });
	const { schemas, known } = sources;
	const inner = (part: unknown) => arbitraryValue(part, sources, depth + 1);
	const { $ref, enum: values, type, allOf, oneOf, anyOf, ...rest } = schema;
	if (typeof $ref === 'string') return arbitraryValue({ ...rest, ...objectOf(schemas[$ref.slice('#/$defs/'.length)]) }, sources, depth);
	if (Array.isArray(allOf)) return inner(Object.assign({ ...rest, ...(type !== undefined && { type }) }, ...allOf.map((part) => resolved(part, schemas))));
	if (Array.isArray(values)) return fc.constantFrom(...values);
	const alternatives = [oneOf, anyOf].find(Array.isArray);
	if (alternatives !== undefined)
		return fc.oneof(...alternatives.map((part) => inner({ ...rest, ...(type !== undefined && { type }), ...withRequired(schema, resolved(part, schemas)) })));
	if (Array.isArray(type)) return fc.oneof(...type.map((one) => inner({ ...rest, type: one })));
	if (type === 'object' || isObject(schema['properties'])) return arbitraryObject(schema, inner, { known, depth });
	if (type === 'array') return fc.array(inner(schema['items']), { maxLength: 3 });
	if (type === 'boolean') return fc.boolean();
	if (type === 'null') return fc.constant(null);
	if (type === 'integer' || type === 'number') return fc.integer({ min: numberOf(schema['minimum'], -5), max: numberOf(schema['maximum'], 1_000_000) });
	if (type === 'string') return arbitraryText(schema);
	return fc.jsonValue({ maxDepth: 1 });
}

/** The same value with one part of it replaced, taken away or added. */
export function spoilt(value: unknown): Arbitrary<unknown> {
	if (!isObject(value) || Object.keys(value).length === 0) return JUNK;
	return fc.tuple(fc.constantFrom(...Object.keys(value)), fc.constantFrom('replace', 'remove', 'add', 'inside'), JUNK).chain(([key, how, junk]) => {
		if (how === 'inside') return spoilt(value[key]).map((inner) => ({ ...value, [key]: inner }));
		if (how === 'replace') return fc.constant({ ...value, [key]: junk });
		const { [key]: removed, ...others } = value;
		return fc.constant(how === 'remove' ? others : { ...value, unbekannt: junk });
	});
}

function arbitraryObject(
	schema: Readonly<Record<string, unknown>>,
	inner: (part: unknown) => Arbitrary<unknown>,
	{ known, depth }: { known: KnownValues; depth: number },
): Arbitrary<unknown> {
	const required = Array.isArray(schema['required']) ? schema['required'] : [];
	const properties = Object.entries(objectOf(schema['properties'])).filter(([name]) => depth < DEPTH || required.includes(name));
	const named = properties.map(([name, part]): [string, Arbitrary<unknown>] => {
		const value = withKnown(inner(part), known[name]);
		return [name, required.includes(name) ? value : fc.oneof({ weight: 1, arbitrary: value }, { weight: 4, arbitrary: fc.constant(ABSENT) })];
	});
	return fc.record(Object.fromEntries(named)).map((whole) => Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ABSENT)));
}

/** Mostly one of the known values. */
export function withKnown(arbitrary: Arbitrary<unknown>, values: readonly unknown[] | undefined): Arbitrary<unknown> {
	return values === undefined ? arbitrary : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary });
}

function arbitraryText(schema: Readonly<Record<string, unknown>>): Arbitrary<string> {
	const { pattern, format, maxLength } = schema;
	if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern, 'u'));
	if (format === 'uuid') return fc.uuid();
	if (format === 'date') return fc.oneof(fc.constantFrom('2025-09-15', '2025-09-16', '2024-02-29', '0001-01-01', '9999-12-31'), pastDay());
	if (format === 'date-time') return pastDay().map((day) => `${day}T08:00:00Z`);
	return fc.string({ minLength: numberOf(schema['minLength'], 0), maxLength: Math.min(numberOf(maxLength, 20), 40), unit: 'grapheme' });
}

function pastDay(): Arbitrary<string> {
	const bounds = { min: new Date('2023-01-01'), max: new Date('2025-12-31'), noInvalidDate: true };
	return fc.date(bounds).map((date) => date.toISOString().slice(0, 10));
}

/** An alternative that only demands properties, with the object that they belong to. */
function withRequired(schema: Readonly<Record<string, unknown>>, part: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
	const required = [schema['required'], part['required']].flatMap((names) => (Array.isArray(names) ? names : []));
	return { ...part, ...(required.length > 0 && { required }) };
}

function resolved(part: unknown, schemas: SandboxPlan['schemas']): Readonly<Record<string, unknown>> {
	const reference = objectOf(part)['$ref'];
	return typeof reference === 'string' ? objectOf(schemas[reference.slice('#/$defs/'.length)]) : objectOf(part);
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
	return isObject(value) ? value : {};
}

function numberOf(value: unknown, otherwise: number): number {
	return typeof value === 'number' ? value : otherwise;
}
