import { isObject, stringsAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { type FlatSchema, flatten, type Layer } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { COMPATIBLE, type Consequence, DIFFERENT, type Direction, NARROWER, WIDER } from './consequence.ts';
import { factText } from './fact-values.ts';
import { blamed, keywordOf, type SchemaPair } from './schema-pair.ts';
import type { SchemaFinding } from './schema-rule.ts';

/** What follows from a change to a field of an object. */
const FIELD_CONSEQUENCES = {
	addedOptional: COMPATIBLE,
	addedRequired: { sent: 'breaking', received: 'non-breaking' },
	removed: DIFFERENT,
	nowRequired: NARROWER,
	nowOptional: WIDER,
	// Programs have to ignore what they do not know in answers.
	opened: COMPATIBLE,
	closed: NARROWER,
} as const satisfies Record<string, Consequence>;

/** Fields that are new, gone, or required otherwise than before. Fields that never travel in this direction do not count. */
export function compareFields(pair: SchemaPair, direction: Direction, resolvers: { before: Resolver; after: Resolver }): SchemaFinding[] {
	const was = namedFields(pair.before, direction, resolvers.before);
	const is = namedFields(pair.after, direction, resolvers.after);
	const removed = [...was.values()].filter(({ name, child, travels }) => child && travels && !is.get(name)?.child);
	const added = [...is.values()].filter(({ name, child, travels }) => child && travels && !was.get(name)?.child);
	const told = new Set([...removed.map(({ name }) => name), ...added.filter(({ required }) => required).map(({ name }) => name)]);
	// A field that is now also sent in this direction counts as new for the sender; one that no longer is, is reported by its flag.
	const demanded = (field: ComparedField | undefined) => field?.travels === true && field.required;
	const changed = [...new Set([...is.keys(), ...was.keys()])].flatMap((name) => {
		const [earlier, later] = [was.get(name), is.get(name)];
		const field = later ?? earlier;
		if (field === undefined || told.has(name) || later?.travels === false || demanded(earlier) === demanded(later)) return [];
		return [requiredChange(field, pair, demanded(later))];
	});
	return [
		...removed.map(
			({ pointer }): SchemaFinding => ({ kind: 'removed', subject: 'field', consequence: FIELD_CONSEQUENCES.removed, pointer, fact: { what: 'removed' } }),
		),
		...added.map(({ name, pointer, required }): SchemaFinding => {
			const now = required && !demanded(was.get(name));
			const consequence = now ? FIELD_CONSEQUENCES.addedRequired : FIELD_CONSEQUENCES.addedOptional;
			return { kind: 'added', subject: 'field', consequence, pointer, fact: { what: 'added', required: now || undefined } };
		}),
		...changed,
		...openness(pair),
	];
}

/** Whether a field is sent or received: `readOnly` and `writeOnly` fields go one way only. */
export function travels({ sources }: SchemaChild, direction: Direction, resolve: Resolver): boolean {
	const flag = keywordOf(flatten(resolve, sources), direction === 'sent' ? 'readOnly' : 'writeOnly');
	return flag?.value !== true;
}

/** A field that a schema describes, or only demands. */
interface ComparedField {
	name: string;
	/** Its schema; empty if only its name is required. */
	child: SchemaChild | undefined;
	pointer: Pointer;
	travels: boolean;
	required: boolean;
}

function namedFields(flat: FlatSchema, direction: Direction, resolve: Resolver): Map<string, ComparedField> {
	const required = demandingLayers(flat);
	const fields = new Map<string, ComparedField>();
	for (const child of childrenOf(flat)) {
		if (child.relation !== 'property') continue;
		const pointer = child.sources[0]?.pointer ?? child.layer.pointer;
		fields.set(child.key, { name: child.key, child, pointer, travels: travels(child, direction, resolve), required: required.has(child.key) });
	}
	for (const [name, { pointer }] of required) if (!fields.has(name)) fields.set(name, { name, child: undefined, pointer, travels: true, required: true });
	return fields;
}

/** The first schema that demands a field, by its name. */
export const demandingLayers = ({ layers }: FlatSchema): Map<string, Layer> =>
	new Map(layers.toReversed().flatMap((layer) => stringsAt(layer.schema, 'required').map((name) => [name, layer] as const)));

/** The field is blamed where its own schema lists it; where another one demands it, that one is. */
function requiredChange({ name, child, pointer }: ComparedField, pair: SchemaPair, now: boolean): SchemaFinding {
	const place = blamed(pair, demandingLayers(pair.before).get(name), demandingLayers(pair.after).get(name));
	const own = place === child?.layer.pointer;
	return {
		kind: 'changed',
		subject: 'field',
		consequence: now ? FIELD_CONSEQUENCES.nowRequired : FIELD_CONSEQUENCES.nowOptional,
		pointer: own ? pointer : place,
		fact: { what: 'required', now, field: own ? undefined : factText(name) },
	};
}

/** Whether further fields are allowed. */
function openness(pair: SchemaPair): SchemaFinding[] {
	const [was, is] = [additionalFields(pair.before), additionalFields(pair.after)];
	if (was === is) return [];
	const pointer = blamed(pair, keywordOf(pair.before, 'additionalProperties'), keywordOf(pair.after, 'additionalProperties'));
	const consequence = is === 'none' || (is === 'some' && was !== 'none') ? FIELD_CONSEQUENCES.closed : FIELD_CONSEQUENCES.opened;
	return [{ kind: 'changed', subject: 'constraint', consequence, pointer, fact: { what: 'further-fields', from: was, to: is } }];
}

function additionalFields(flat: FlatSchema): 'none' | 'some' | 'any' {
	const sources = childrenOf(flat).find(({ relation }) => relation === 'additionalProperties')?.sources ?? [];
	if (sources.some(({ schema }) => schema === false)) return 'none';
	return sources.some(({ schema }) => isObject(schema) && Object.keys(schema).length > 0) ? 'some' : 'any';
}
