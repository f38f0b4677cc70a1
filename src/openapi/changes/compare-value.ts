import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { isDescribedBySchema } from '#openapi/json/media-type.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { MediaType, RequestBody, Response, Value } from '#openapi/model/message.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf } from '#openapi/schema/schema-children.ts';
import { shapeOf } from '#openapi/schema/schema-shape.ts';
import type { ChangedThing, ChangeFact, WritingFacts } from '#schema/api-change.ts';
import type { ChangeLog } from './change-log.ts';
import type { CompareSchema } from './compare-schema.ts';
import { COMPATIBLE, type Consequence, DIFFERENT, type Direction, NARROWER, NEUTRAL, WIDER } from './consequence.ts';
import { factText } from './fact-values.ts';
import type { Pair } from './pair.ts';

/** Data shared by the comparisons within an operation. */
export interface ValueComparison {
	log: ChangeLog;
	compareSchema: CompareSchema;
	resolvers: Pair<Resolver>;
	/** Newer names of security schemes by their older ones. */
	renamedSchemes: ReadonlyMap<string, string>;
	/** Direction of the compared part: requests are sent, except those of the API itself (webhooks, callbacks). */
	direction: Direction;
}

/** What follows from a change to a parameter or header. */
const VALUE_CONSEQUENCES = {
	nowRequired: NARROWER,
	nowOptional: WIDER,
	deprecated: COMPATIBLE,
	revived: NEUTRAL,
	serialisation: DIFFERENT,
	reservedAllowed: WIDER,
	reservedEncoded: NARROWER,
} as const satisfies Record<string, Consequence>;

/** Compares a parameter or header that both descriptions have. */
export function compareValue(
	{ before, after }: Pair<Value>,
	subject: 'parameter' | 'header',
	{ log, compareSchema, resolvers, direction }: ValueComparison,
): void {
	const change = (consequence: Consequence, fact: ChangeFact) =>
		log.add({ kind: 'changed', impact: consequence[direction], subject, pointer: after.pointer, fact });
	if (!before.required && after.required) change(VALUE_CONSEQUENCES.nowRequired, { what: 'required', now: true });
	if (before.required && !after.required) change(VALUE_CONSEQUENCES.nowOptional, { what: 'required', now: false });
	if (before.deprecated && !after.deprecated) change(VALUE_CONSEQUENCES.revived, { what: 'deprecated', now: false });
	const [from, to] = [writingOf(before), writingOf(after)];
	const isSingle = isOneText(before.schema, resolvers.before) && isOneText(after.schema, resolvers.after);
	if (canonicalJson(isSingle ? writingOfOne(from) : from) !== canonicalJson(isSingle ? writingOfOne(to) : to))
		change(VALUE_CONSEQUENCES.serialisation, { what: 'writing', from, to });
	if (before.allowReserved !== after.allowReserved) {
		const now = after.allowReserved;
		change(now ? VALUE_CONSEQUENCES.reservedAllowed : VALUE_CONSEQUENCES.reservedEncoded, { what: 'reserved', now });
	}
	if (before.description !== after.description) log.addText(after.pointer);
	const [earlier, later] = [before.schema ?? before.content?.schema, after.schema ?? after.content?.schema];
	// Where nothing describes a value anything may come.
	if (earlier || later) compareSchema(earlier ?? anythingAt(before.pointer, 'schema'), later ?? anythingAt(after.pointer, 'schema'), direction);
}

function writingOf({ content, style, explode }: Value): WritingFacts {
	return content ? { format: factText(content.type) } : { style, explode };
}

/** Whether a schema allows neither lists nor objects. */
function isOneText(source: SchemaSource | undefined, resolve: Resolver): boolean {
	const { object, array, scalars } = shapeOf(source ? flatten(resolve, [source]).layers.map(({ schema }) => schema) : []);
	return scalars.length > 0 && !object && !array;
}

/** The keywords that decide how a single value is written; separators and `explode` do not matter to it. */
const writingOfOne = (writing: WritingFacts) =>
	'format' in writing ? writing : { style: /^(?:space|pipe)Delimited$/.test(writing.style) ? 'form' : writing.style };

/** What follows from a change to the formats of a body. New ones are asked for before they come. */
const MEDIA_CONSEQUENCES = {
	added: COMPATIBLE,
	removed: DIFFERENT,
	encoding: DIFFERENT,
} as const satisfies Record<string, Consequence>;

/** Compares the formats of a body and what they carry. */
export function compareContent(
	{ before, after }: Pair<Pick<RequestBody | Response, 'content' | 'pointer'>>,
	subject: 'request' | 'response',
	comparison: ValueComparison,
): void {
	const { log, direction } = comparison;
	const earlier = new Map(before.content.map((media) => [formatIdentity(media.type), media]));
	const later = new Set(after.content.map(({ type }) => formatIdentity(type)));
	for (const { type } of before.content) {
		if (later.has(formatIdentity(type))) continue;
		log.add({
			kind: 'removed',
			impact: MEDIA_CONSEQUENCES.removed[direction],
			subject,
			pointer: before.pointer,
			fact: { what: 'removed', of: formatThing(type) },
		});
	}
	for (const media of after.content) {
		const match = earlier.get(formatIdentity(media.type));
		if (match) compareMedia({ before: match, after: media }, subject, comparison);
		else
			log.add({
				kind: 'added',
				impact: MEDIA_CONSEQUENCES.added[direction],
				subject,
				pointer: after.pointer,
				fact: { what: 'added', of: formatThing(media.type) },
			});
	}
}

/** Media types that are read alike: text and JSON are in UTF-8 anyway. */
const formatIdentity = (type: string) =>
	type
		.toLowerCase()
		.replaceAll(/[\s"]/g, '')
		.replace(/;charset=utf-?8(?=;|$)/, '');

const formatThing = (type: string): ChangedThing => ({ part: 'format', name: factText(type) });

function compareMedia({ before, after }: Pair<MediaType>, subject: 'request' | 'response', comparison: ValueComparison): void {
	const { log, compareSchema, resolvers, direction } = comparison;
	for (const part of ['schema', 'itemSchema'] as const) {
		const [earlier, later] = [before[part], after[part]];
		if (earlier && later) compareSchema(earlier, later, direction);
		// Where nothing describes a body anything may come. Of bytes and texts a schema says nothing that could be missing.
		else if ((earlier || later) && isDescribedBySchema(after.type))
			compareSchema(earlier ?? anythingAt(before.pointer, part), later ?? anythingAt(after.pointer, part), direction);
	}
	const has = ({ schema }: MediaType, resolve: Resolver, name: string) =>
		schema !== undefined && childrenOf(flatten(resolve, [schema])).some(({ relation, key }) => relation === 'property' && key === name);
	const [was, is] = [fieldEncodings(before), fieldEncodings(after)];
	for (const property of new Set([...was.keys(), ...is.keys()])) {
		// Fields that are new or gone are told as such.
		if (was.get(property) === is.get(property) || !has(before, resolvers.before, property) || !has(after, resolvers.after, property)) continue;
		log.add({
			kind: 'changed',
			impact: MEDIA_CONSEQUENCES.encoding[direction],
			subject,
			pointer: after.pointer,
			fact: { what: 'encoding', field: factText(property) },
		});
	}
}

const anythingAt = (pointer: Pointer, part: string): SchemaSource => ({ pointer: pointerTo(pointer, part), schema: true });

/** How fields are written, where something is said of it. */
const fieldEncodings = ({ encoding }: MediaType): Map<string, string> =>
	new Map(
		encoding.flatMap(({ property, contentType, style, explode, allowReserved }) => {
			const written = { contentType, style, explode: explode ?? (style && style === 'form'), allowReserved: allowReserved || undefined };
			return Object.values(written).some((value) => value !== undefined) ? [[property, canonicalJson(written)] as const] : [];
		}),
	);
