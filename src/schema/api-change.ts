import { z } from 'zod';
import { hint } from './hint.ts';

/**
 * What a change means for a program that uses the API: `breaking` programs may stop working, `non-breaking` they go on working,
 * `neutral` nothing that is sent or received changes.
 */
export const impactSchema = z.enum(['breaking', 'non-breaking', 'neutral']);

const name = z.string();
const requestPart = z.strictObject({ part: z.literal('request') });
/** `in` as the description writes it; without a name where the description gives none. */
const parameterPart = z.strictObject({ part: z.literal('parameter'), in: name.optional(), name: name.optional() });
const headerPart = z.strictObject({ part: z.literal('header'), name });
/** A media type. */
const formatPart = z.strictObject({ part: z.literal('format'), name });

/** One step of the way through a schema: a property, properties whose names match a pattern, a position of a list, an alternative (from 1), every item or further value. */
const pathStepSchema = z.union([
	z.strictObject({ property: name }),
	z.strictObject({ pattern: name }),
	z.strictObject({ position: z.int() }),
	z.strictObject({ variant: z.int() }),
	z.strictObject({ each: z.enum(['item', 'value']) }),
]);

/** One part of the place of a change; a place is a list of these, outermost first. */
const placePartSchema = z.discriminatedUnion('part', [
	z.strictObject({ part: z.literal('api') }),
	z.strictObject({ part: z.literal('path'), path: name, method: name.optional() }),
	z.strictObject({ part: z.literal('webhook'), name }),
	z.strictObject({ part: z.literal('callback'), name }),
	/** A reusable part; `component` is its key below `components`: `schemas`, `responses` … */
	z.strictObject({ part: z.literal('component'), component: name, name }),
	requestPart,
	z.strictObject({ part: z.literal('response'), status: name }),
	parameterPart,
	headerPart,
	formatPart,
	z.strictObject({ part: z.literal('field'), way: z.array(pathStepSchema).min(1) }),
]);

/** Something that is added, removed or deprecated as a whole. */
const thingSchema = z.discriminatedUnion('part', [z.strictObject({ part: z.literal('server'), name }), requestPart, parameterPart, headerPart, formatPart]);

/** A value of the description: text (cut when very long), number, boolean, `null`; lists and objects as JSON. */
const valueSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.strictObject({ json: z.string() })]);
const values = z.array(valueSchema);
/** How many values a list has beyond those that are kept. */
const more = z.int().positive().optional();

/** How a way to log in sends its credentials; without a type where the description does not say. */
const schemeSchema = z.strictObject({
	name,
	type: z.enum(['apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect', 'unknown']).optional(),
	place: z.enum(['query', 'header', 'cookie']).optional(),
	parameter: name.optional(),
	scheme: name.optional(),
	bearerFormat: name.optional(),
});

/** How a parameter is written: in a style, or as a media type. */
const writingSchema = z.union([z.strictObject({ style: name, explode: z.boolean() }), z.strictObject({ format: name })]);

const further = z.enum(['none', 'some', 'any']);
/** Holds in the newer description, and did not in the older one; `false`: the other way round. */
const now = z.boolean();

/** What changed at a place: a kind (`what`) and values, never words. `from` is the older description, `to` the newer one; absent where it says nothing. */
const changeFactSchema = z.discriminatedUnion('what', [
	/** `of`: in the place, otherwise the place itself. `title` is that of an operation. */
	z.strictObject({ what: z.literal('added'), of: thingSchema.optional(), required: z.literal(true).optional(), title: name.optional() }),
	z.strictObject({ what: z.literal('removed'), of: thingSchema.optional() }),
	z.strictObject({ what: z.literal('deprecated'), of: thingSchema.optional(), now }),
	/** `field`: a field that another schema demands. */
	z.strictObject({ what: z.literal('required'), now, field: name.optional() }),
	/** Titles, descriptions and examples. */
	z.strictObject({ what: z.literal('texts'), count: z.int() }),
	z.strictObject({ what: z.literal('operation-id'), from: name, to: name }),
	z.strictObject({ what: z.literal('writing'), from: writingSchema, to: writingSchema }),
	/** Whether reserved characters (RFC 3986, 2.2) may stand in it as they are. */
	z.strictObject({ what: z.literal('reserved'), now }),
	/** How a field of a form is encoded. */
	z.strictObject({ what: z.literal('encoding'), field: name }),
	/** Whether credentials are needed at all. */
	z.strictObject({ what: z.literal('login'), now }),
	/** A way to log in of an operation: all schemes together. */
	z.strictObject({ what: z.literal('credentials'), now, schemes: z.array(schemeSchema) }),
	z.strictObject({ what: z.literal('scheme'), to: schemeSchema }),
	z.strictObject({ what: z.literal('scopes'), now, values, more }),
	/** The optional scopes of an operation as they are now. */
	z.strictObject({ what: z.literal('optional-scopes'), values, more }),
	/** Types of JSON Schema; none: any value. */
	z.strictObject({ what: z.literal('type'), from: z.array(name), to: z.array(name) }),
	z.strictObject({ what: z.literal('null'), now }),
	/** No value is valid. */
	z.strictObject({ what: z.literal('never'), now }),
	/** Fixed values: some come, some go, there are only these, there are no longer only these. */
	z.strictObject({
		what: z.literal('values'),
		how: z.enum(['added', 'removed', 'only', 'free']),
		values,
		more,
		/** Of a variable in the address of a server. */
		variable: z.strictObject({ server: name, name }).optional(),
	}),
	/** Alternatives by name, or by number where they have none. */
	z.strictObject({ what: z.literal('variants'), how: z.enum(['added', 'removed', 'only', 'free']), variants: z.array(z.union([name, z.int()])) }),
	z.strictObject({ what: z.literal('discriminator'), from: name.optional(), to: name.optional() }),
	/** A value of the discriminator means another schema. */
	z.strictObject({ what: z.literal('meaning'), value: name, from: name, to: name.optional() }),
	/** Alternatives that only name required fields. */
	z.strictObject({ what: z.literal('required-choices') }),
	z.strictObject({
		what: z.literal('bound'),
		keyword: z.enum([
			'minimum',
			'maximum',
			'exclusiveMinimum',
			'exclusiveMaximum',
			'minLength',
			'maxLength',
			'minItems',
			'maxItems',
			'minProperties',
			'maxProperties',
			'minContains',
			'maxContains',
		]),
		from: z.number().optional(),
		to: z.number().optional(),
	}),
	z.strictObject({
		what: z.literal('form'),
		keyword: z.enum(['format', 'pattern', 'multipleOf', 'contentMediaType', 'contentEncoding']),
		from: valueSchema.optional(),
		to: valueSchema.optional(),
	}),
	/** A keyword whose value is too long or too deep to be told. */
	z.strictObject({
		what: z.literal('rule'),
		keyword: z.enum(['not', 'if', 'then', 'else', 'dependentRequired', 'dependentSchemas']),
		how: z.enum(['added', 'removed', 'changed']),
	}),
	z.strictObject({ what: z.literal('unique'), now }),
	z.strictObject({ what: z.literal('default'), from: valueSchema.optional(), to: valueSchema.optional() }),
	z.strictObject({ what: z.literal('access'), keyword: z.enum(['readOnly', 'writeOnly']), now }),
	/** Which fields are allowed beside those that are named. */
	z.strictObject({ what: z.literal('further-fields'), from: further, to: further }),
	/** Whether something is said about inner values. */
	z.strictObject({
		what: z.literal('shape'),
		of: z.enum(['items', 'prefixItem', 'contains', 'propertyNames', 'patternProperty', 'contentSchema']),
		now,
	}),
]);

/** One change between two snapshots of an API description: facts, which `#words/changes.ts` puts into words. */
export const apiChangeSchema = z.strictObject({
	kind: z.enum(['added', 'removed', 'changed', 'deprecated']),
	impact: impactSchema,
	/** What changed. `texts` are titles, descriptions and examples. */
	subject: z.enum(['api', 'server', 'operation', 'parameter', 'request', 'response', 'header', 'field', 'value', 'type', 'constraint', 'security', 'texts']),
	/** Where, outermost part first. */
	place: z.array(placePartSchema).min(1),
	fact: changeFactSchema,
	/** JSON pointer as a URI fragment, into the newer description; for what is removed, into the older one. */
	pointer: z.string().startsWith('#', hint('fragmentPointer')),
	/** `operationId` of the operation that the change belongs to; absent for named schemas and the description as a whole. */
	operation: z.string().optional(),
});

export type Impact = z.output<typeof impactSchema>;
export type ApiChange = z.output<typeof apiChangeSchema>;
export type PlacePart = z.output<typeof placePartSchema>;
export type PlaceStep = z.output<typeof pathStepSchema>;
export type ChangeFact = z.output<typeof changeFactSchema>;
export type ChangedThing = z.output<typeof thingSchema>;
export type FactValue = z.output<typeof valueSchema>;
export type SchemeFacts = z.output<typeof schemeSchema>;
export type WritingFacts = z.output<typeof writingSchema>;
