import { entriesAt, flagAt, type JsonObject, numberAt, textAt } from '#openapi/json/json.ts';
import type { Constraint, Measured } from '#schema/api-constraint.ts';
import { ownValue } from '#text/own-value.ts';
import { typesOf } from './schema-parts.ts';
import { sharedTypes } from './schema-shape.ts';
import { disjointLists } from './schema-values.ts';

/** Limits that a format implies; stating them is useless. Beyond 2^53 they are not exact, hence the tolerance. */
const FORMAT_LIMITS: Record<string, [number, number]> = {
	int32: [-(2 ** 31), 2 ** 31 - 1],
	int64: [-(2 ** 63), 2 ** 63],
	float: [-3.5e38, 3.5e38],
	double: [-Number.MAX_VALUE, Number.MAX_VALUE],
};

/** The constraints of schemas that apply together, each once. If several set the same limit, the tightest counts. */
export function constraintsOf(schemas: readonly JsonObject[]): Constraint[] {
	const found: Constraint[] = [
		...numbers(schemas),
		...countRange(schemas, 'length', 'Length'),
		...schemas.flatMap((schema) => textAt(schema, 'pattern') ?? []).map((pattern): Constraint => ({ kind: 'pattern', pattern })),
		...countRange(schemas, 'items', 'Items'),
		...(schemas.some((schema) => flagAt(schema, 'uniqueItems')) ? [{ kind: 'unique' } as const] : []),
		...countRange(schemas, 'contains', 'Contains'),
		...countRange(schemas, 'properties', 'Properties'),
		...schemas.flatMap(dependencies),
		...contradiction(schemas),
	];
	const seen = new Set<string>();
	return found.filter((constraint) => seen.size < seen.add(JSON.stringify(constraint)).size);
}

const tightest = (schemas: readonly JsonObject[], keyword: string, pick: (...values: number[]) => number): number | undefined => {
	const values = schemas.flatMap((schema) => numberAt(schema, keyword) ?? []);
	return values.length === 0 ? undefined : pick(...values);
};

function countRange(schemas: readonly JsonObject[], of: Measured, keyword: string): Constraint[] {
	const most = tightest(schemas, `max${keyword}`, Math.min);
	const least = tightest(schemas, `min${keyword}`, Math.max);
	// Nothing has fewer than none.
	return range(of, least === 0 && most !== 0 ? undefined : least, most);
}

const range = (of: Measured, least: number | undefined, most: number | undefined): Constraint[] =>
	least === undefined && most === undefined ? [] : [{ kind: 'range', of, least, most }];

function numbers(schemas: readonly JsonObject[]): Constraint[] {
	const [lowest, highest] = ownValue(FORMAT_LIMITS, schemas.flatMap((schema) => textAt(schema, 'format') ?? [])[0] ?? '') ?? [-Infinity, Infinity];
	const inside = (value: number | undefined) => (value !== undefined && value > lowest && value < highest ? value : undefined);
	const above = inside(tightest(schemas, 'exclusiveMinimum', Math.max));
	const below = inside(tightest(schemas, 'exclusiveMaximum', Math.min));
	return [
		...range('value', inside(tightest(schemas, 'minimum', Math.max)), inside(tightest(schemas, 'maximum', Math.min))),
		...(above === undefined ? [] : [{ kind: 'above', value: above } as const]),
		...(below === undefined ? [] : [{ kind: 'below', value: below } as const]),
		...schemas.flatMap((schema) => numberAt(schema, 'multipleOf') ?? []).map((value): Constraint => ({ kind: 'multipleOf', value })),
	];
}

function contradiction(schemas: readonly JsonObject[]): Constraint[] {
	const types = [...new Set(schemas.flatMap(typesOf))];
	if (types.length > 1 && sharedTypes(schemas).length === 0) return [{ kind: 'contradiction', types }];
	const lists = disjointLists(schemas);
	return lists === undefined ? [] : [{ kind: 'disjoint', lists }];
}

/** `dependentRequired`, and `dependencies` of older drafts where they are lists of names. */
function dependencies(schema: JsonObject): Constraint[] {
	const lists = [...entriesAt(schema, 'dependentRequired'), ...entriesAt(schema, 'dependencies')];
	return lists.flatMap(([name, names]) => (Array.isArray(names) ? [{ kind: 'dependent', name, names: names.map(String) }] : []));
}
