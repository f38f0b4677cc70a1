import { canonicalJson } from '#openapi/json/canonical-json.ts';
import { isObject } from '#openapi/json/json.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { areBytes, saysBytes } from '#openapi/schema/binary-schema.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { identify } from '#openapi/schema/schema-identity.ts';
import { BOUND_RULES } from './bound-rules.ts';
import type { ChangeLog } from './change-log.ts';
import { compareChoices, type Side } from './choice-rules.ts';
import type { Direction } from './consequence.ts';
import { FLAG_RULES } from './flag-rules.ts';
import { defaultRule, FORM_RULES, uniqueRule } from './form-rules.ts';
import { compareFields, demandingLayers, travels } from './object-rules.ts';
import type { Pair } from './pair.ts';
import { keywordOf, type SchemaPair } from './schema-pair.ts';
import type { SchemaFinding, SchemaRule } from './schema-rule.ts';
import { shapeRule } from './shape-rule.ts';
import { neverRule, nullRule, typeRule } from './type-rules.ts';

const SCHEMA_RULES: readonly SchemaRule[] = [neverRule, typeRule, nullRule, ...FORM_RULES, ...BOUND_RULES, uniqueRule, defaultRule, ...FLAG_RULES];

/** Bytes are written in another way in each version of OpenAPI, of which nothing is sent. */
const RULES_OF_BYTES = SCHEMA_RULES.filter((rule) => rule !== typeRule && !FORM_RULES.includes(rule));

/** Keywords that do not affect the values that are sent. */
const TEXT_KEYWORDS = ['title', 'description', 'example', 'examples', 'x-enum-descriptions'];

/** Children that are compared with the child of the same name; alternatives have their own rule, conditions are told as a whole. */
const PAIRED = new Set(['property', 'patternProperty', 'additionalProperties', 'propertyNames', 'prefixItem', 'items', 'contains', 'contentSchema']);

/**
 * Where several schemas hold at a place, several hold at places below: there are exponentially many combinations of combinations. From each place this many are followed
 * whole, of further ones the first schema.
 */
const MOST_COMBINATIONS = 20;

/** Puts the differences between two schemas, and all that can be reached from them, into the log. */
export type CompareSchema = (before: SchemaSource, after: SchemaSource, direction: Direction) => void;

interface SchemaComparison {
	before: readonly SchemaSource[];
	after: readonly SchemaSource[];
	direction: Direction;
	/** How many combinations may still be followed whole, for all tasks that come from one place. */
	budget?: { left: number };
}

/**
 * Makes a comparison (a walk through two descriptions at once, hence not `walkSchema`) that looks at each pair of schemas once for each direction, however
 * often and however recursively they are used,
 * so that its time grows with the size of the descriptions.
 */
export function createSchemaComparison(before: Side, after: Side, log: ChangeLog): CompareSchema {
	const seen = new Set<string>();
	const resolvers = { before: before.resolve, after: after.resolve };
	const compareOne = (task: SchemaComparison): SchemaComparison[] => {
		const pair: SchemaPair = {
			before: flatten(before.resolve, task.before),
			after: flatten(after.resolve, task.after),
			pointer: identify(after.resolve, task.after).pointer,
		};
		const choices = compareChoices(pair, before, after);
		const report = (findings: readonly SchemaFinding[]) => {
			for (const { consequence, ...finding } of findings) log.add({ ...finding, impact: consequence[task.direction] });
		};
		report(choices.findings);
		const alternatives = choices.pairs.map(([a, b]) => ({ before: [a], after: [b], direction: task.direction }));
		if (choices.instead) return alternatives;
		report((areSameBytes(pair) ? RULES_OF_BYTES : SCHEMA_RULES).flatMap((rule) => rule(pair)));
		report(compareFields(pair, task.direction, resolvers));
		report(shapeRule(pair));
		compareTexts(pair, log);
		return [...withinBudget(pairChildren(pair, task.direction, resolvers), task), ...alternatives];
	};
	return (earlier, later, direction) => {
		const open: SchemaComparison[] = [{ before: [earlier], after: [later], direction }];
		for (let task = open.pop(); task; task = open.pop()) {
			const key = `${task.direction} ${pointers(task.before)} ${pointers(task.after)}`;
			if (seen.has(key)) continue;
			seen.add(key);
			open.push(...compareOne(task).reverse());
		}
	};
}

const pointers = (sources: readonly SchemaSource[]) => sources.map(({ pointer }) => pointer).join('|');

/** Whether a place is bytes of the same media type before and after. */
function areSameBytes({ before, after }: SchemaPair): boolean {
	const [was, is] = [before, after].map(({ layers }) => layers.map(({ schema }) => schema));
	const typeOf = (flat: FlatSchema) => keywordOf(flat, 'contentMediaType')?.value ?? 'application/octet-stream';
	return was !== undefined && is !== undefined && areBytes(was) && areBytes(is) && [...was, ...is].some(saysBytes) && typeOf(before) === typeOf(after);
}

/** Each schema is compared with itself; a place whose schemas all stand elsewhere now, with what stands there. */
function compareTexts({ before, after }: SchemaPair, log: ChangeLog): void {
	const earlier = new Map(before.layers.map((layer) => [layer.pointer, layer.schema]));
	const isMoved = after.layers.every(({ pointer }) => !earlier.has(pointer));
	for (const [index, { pointer, schema }] of after.layers.entries()) {
		const match = earlier.get(pointer) ?? (isMoved ? before.layers[index]?.schema : undefined);
		if (match && TEXT_KEYWORDS.some((keyword) => canonicalJson(match[keyword]) !== canonicalJson(schema[keyword]))) log.addText(pointer);
	}
}

/** Children that both descriptions have; fields only where they travel. */
function pairChildren(pair: SchemaPair, direction: Direction, resolvers: Pair<Resolver>): SchemaComparison[] {
	const earlier = new Map(childrenOf(pair.before).map((child) => [`${child.relation} ${child.key}`, child]));
	return childrenOf(pair.after).flatMap((child): SchemaComparison[] => {
		const match = PAIRED.has(child.relation) ? earlier.get(`${child.relation} ${child.key}`) : undefined;
		if (!match) return child.relation === 'property' ? heldBefore(pair, child, earlier).map((before) => ({ before, after: child.sources, direction })) : [];
		const counts = child.relation !== 'property' || travels(match, direction, resolvers.before) || travels(child, direction, resolvers.after);
		return counts ? [{ before: match.sources, after: child.sources, direction }] : [];
	});
}

/** The schema that applied to a field before it was described: that of all further fields, or any value if only its name was required. */
function heldBefore({ before }: SchemaPair, { key }: SchemaChild, earlier: ReadonlyMap<string, SchemaChild>): (readonly SchemaSource[])[] {
	const further = earlier.get('additionalProperties ')?.sources.filter(({ schema }) => isObject(schema)) ?? [];
	const demanding = demandingLayers(before).get(key);
	return further.length > 0 ? [further] : demanding === undefined ? [] : [[{ pointer: demanding.pointer, schema: true }]];
}

/** The same comparisons, of which only so many look at several schemas at once. */
function withinBudget(tasks: readonly SchemaComparison[], { budget }: SchemaComparison): SchemaComparison[] {
	const isCombined = ({ before, after }: SchemaComparison) => before.length > 1 || after.length > 1;
	if (!tasks.some(isCombined)) return [...tasks];
	const shared = budget ?? { left: MOST_COMBINATIONS };
	shared.left -= 1;
	return tasks.map((task) => {
		if (!isCombined(task)) return task;
		return shared.left < 0 ? { ...task, before: task.before.slice(0, 1), after: task.after.slice(0, 1) } : { ...task, budget: shared };
	});
}
