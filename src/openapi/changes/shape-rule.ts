import { isObject } from '#openapi/json/json.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { NARROWER, WIDER } from './consequence.ts';
import { blamed, type SchemaPair } from './schema-pair.ts';
import type { SchemaFinding, SchemaRule } from './schema-rule.ts';

const SHAPES = ['items', 'prefixItem', 'contains', 'propertyNames', 'patternProperty', 'contentSchema'] as const;

/** Schemas of items, names or free fields that are new or gone. Fields have their own rule. */
export const shapeRule: SchemaRule = (pair) => {
	const [was, is] = [childrenOf(pair.before), childrenOf(pair.after)];
	return [
		...unmatchedChildren(is, was).flatMap((child) => shapeChange(child, true, pair)),
		...unmatchedChildren(was, is).flatMap((child) => shapeChange(child, false, pair)),
	];
};

/** The children that the other side does not have. */
function unmatchedChildren(children: readonly SchemaChild[], others: readonly SchemaChild[]): SchemaChild[] {
	const known = new Set(others.map(({ relation, key }) => `${relation} ${key}`));
	return children.filter(({ relation, key }) => !known.has(`${relation} ${key}`));
}

function shapeChange({ relation, sources, layer }: SchemaChild, now: boolean, pair: SchemaPair): SchemaFinding[] {
	const of = SHAPES.find((shape) => shape === relation);
	const says = sources.some(({ schema }) => schema === false || (isObject(schema) && Object.keys(schema).length > 0));
	if (of === undefined || !says) return [];
	const pointer = now ? blamed(pair, undefined, layer) : blamed(pair, layer, undefined);
	return [{ kind: 'changed', subject: 'constraint', consequence: now ? NARROWER : WIDER, pointer, fact: { what: 'shape', of, now } }];
}
