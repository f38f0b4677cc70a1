import type { HistoryBadges } from '#openapi/changes/badges.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';

export type Badges = ReadonlyMap<string, HistoryBadges>;

/** What carries „seit“ and „veraltet seit“. */
interface Badged {
	deprecated: boolean;
	since: string | undefined;
	deprecatedSince: string | undefined;
}

/** Adds what the history knows of one thing. The description's own words win; „veraltet seit“ needs a description that still says so. */
export function badge<T extends Badged>(thing: T, found: HistoryBadges | undefined): T {
	if (found === undefined) return thing;
	return { ...thing, since: thing.since ?? found.since, deprecatedSince: thing.deprecated ? (thing.deprecatedSince ?? found.deprecatedSince) : undefined };
}

/** Adds what the history knows of a schema and of everything in it, found by JSON pointer. */
export function badgeSchema(node: SchemaNode, badges: Badges): SchemaNode {
	if (badges.size === 0) return node;
	const one = (inner: SchemaNode) => badgeSchema(inner, badges);
	const maybe = (inner: SchemaNode | undefined) => inner && one(inner);
	const own = badge(node, badges.get(node.pointer));
	const common = {
		choices: own.choices.map((choice) => ({ ...choice, options: choice.options.map((option) => ({ ...option, node: one(option.node) })) })),
		not: own.not.map(one),
		conditions: own.conditions.map((condition) => ({
			...condition,
			when: maybe(condition.when),
			holds: maybe(condition.holds),
			otherwise: maybe(condition.otherwise),
		})),
	};
	switch (own.kind) {
		case 'object':
			return {
				...own,
				...common,
				properties: own.properties.map((property) => ({ ...property, node: one(property.node) })),
				patternProperties: own.patternProperties.map((entry) => ({ ...entry, node: one(entry.node) })),
				additionalProperties: maybe(own.additionalProperties),
				propertyNames: maybe(own.propertyNames),
			};
		case 'array':
			return { ...own, ...common, items: maybe(own.items), prefixItems: own.prefixItems.map(one), contains: maybe(own.contains) };
		case 'scalar':
			return { ...own, ...common, contentSchema: maybe(own.contentSchema) };
		default:
			return { ...own, ...common };
	}
}
