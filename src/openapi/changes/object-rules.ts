import { isObject, stringsAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
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
	const [was, is] = [namedFields(pair.before), namedFields(pair.after)];
	const removed = [...was.values()].filter(({ name, child }) => !is.has(name) && travels(child, direction, resolvers.before));
	const added = [...is.values()].filter(({ name, child }) => !was.has(name) && travels(child, direction, resolvers.after));
	const kept = [...is.values()].flatMap((field) => {
		const earlier = was.get(field.name);
		const both = earlier && travels(earlier.child, direction, resolvers.before) && travels(field.child, direction, resolvers.after);
		return both && earlier.required !== field.required ? [field] : [];
	});
	return [
		...removed.map(
			({ pointer }): SchemaFinding => ({ kind: 'removed', subject: 'field', consequence: FIELD_CONSEQUENCES.removed, pointer, fact: { what: 'removed' } }),
		),
		...added.map(({ pointer, required }): SchemaFinding => {
			const consequence = required ? FIELD_CONSEQUENCES.addedRequired : FIELD_CONSEQUENCES.addedOptional;
			return { kind: 'added', subject: 'field', consequence, pointer, fact: { what: 'added', required: required || undefined } };
		}),
		...kept.map((field) => requiredChange(field, pair)),
		...openness(pair),
	];
}

/** Whether a field is sent or received: `readOnly` and `writeOnly` fields go one way only. */
export function travels({ sources }: SchemaChild, direction: Direction, resolve: Resolver): boolean {
	const flag = keywordOf(flatten(resolve, sources), direction === 'sent' ? 'readOnly' : 'writeOnly');
	return flag?.value !== true;
}

interface ComparedField {
	name: string;
	child: SchemaChild;
	pointer: Pointer;
	required: boolean;
}

function namedFields(flat: FlatSchema): Map<string, ComparedField> {
	const required = requiredNames(flat);
	return new Map(
		childrenOf(flat)
			.filter(({ relation }) => relation === 'property')
			.map((child) => [child.key, { name: child.key, child, pointer: child.sources[0]?.pointer ?? child.layer.pointer, required: required.has(child.key) }]),
	);
}

const requiredNames = ({ layers }: FlatSchema) => new Set(layers.flatMap(({ schema }) => stringsAt(schema, 'required')));

/** The field is blamed where its own schema lists it; where another one demands it, that one is. */
function requiredChange({ name, child, pointer, required }: ComparedField, pair: SchemaPair): SchemaFinding {
	const demandedIn = ({ layers }: FlatSchema) => layers.find(({ schema }) => stringsAt(schema, 'required').includes(name));
	const place = blamed(pair, demandedIn(pair.before), demandedIn(pair.after));
	const own = place === child.layer.pointer;
	return {
		kind: 'changed',
		subject: 'field',
		consequence: required ? FIELD_CONSEQUENCES.nowRequired : FIELD_CONSEQUENCES.nowOptional,
		pointer: own ? pointer : place,
		fact: { what: 'required', now: required, field: own ? undefined : factText(name) },
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
