import { entriesAt, isObject, type JsonObject, objectAt } from '#openapi/json/json.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { ownValue } from '#text/own-value.ts';
import { fixedValuesLeft } from './fixed-values-left.ts';
import { allOf, fieldNamesAt } from './hidden-names.ts';
import { change, type Hiding, hide, withChanges } from './hiding.ts';
import { type SchemasAt, schemasHolding, targetBehind } from './schemas-at.ts';
import { mappedSchema } from './unused-components.ts';

/** Removes the names of hidden fields from schemas outside `properties`: required fields, dependencies, discriminators. */
export function hideNames(hiding: Hiding): void {
	const named = new Map<JsonObject, SchemaNames>();
	const visit = (schemas: readonly JsonObject[], depth: number) => {
		const at = schemasHolding(hiding, schemas);
		const { hidden, shown, certain } = fieldNamesAt(hiding, at);
		for (const schema of schemas) for (const name of shown) schemaNamesOf(named, schema).shown.add(name);
		if (hidden.size > 0) noteNames(named, at, { hidden, certain, isCondition: false });
		const twice = Map.groupBy(
			at.certain.flatMap((schema) => entriesAt(schema, 'properties')),
			([name]) => name,
		);
		for (const fields of twice.values()) if (fields.length > 1 && depth > 0) visit(fields.map(([, field]) => field).filter(isObject), depth - 1);
	};
	visitObjects(hiding.description, (value) => {
		if (!hiding.gone.has(value) && SCHEMA_KEYS.some((key) => isObject(value[key]) || Array.isArray(value[key]))) visit([value], DEPTH);
	});
	for (const [schema, names] of named) withoutNames(hiding, schema, names);
	visitObjects(hiding.description, (value) => {
		if (!hiding.gone.has(value) && value['discriminator'] !== undefined) withoutTargets(hiding, value, value['discriminator']);
	});
}

/** Nested fields that several schemas describe together. */
const DEPTH = 5;
const SCHEMA_KEYS = ['properties', 'allOf', 'oneOf', 'anyOf', '$ref', 'required'];

/** Names that are hidden and shown where a schema applies. */
interface SchemaNames {
	hidden: Set<string>;
	shown: Set<string>;
	/** Whether it applies only as a condition. */
	isCondition: boolean;
}

function schemaNamesOf(named: Map<JsonObject, SchemaNames>, schema: JsonObject): SchemaNames {
	const names = named.get(schema) ?? { hidden: new Set(), shown: new Set(), isCondition: false };
	named.set(schema, names);
	return names;
}

function noteNames(
	named: Map<JsonObject, SchemaNames>,
	{ certain, options }: SchemasAt,
	found: { hidden: ReadonlySet<string>; certain: ReadonlySet<string>; isCondition: boolean },
): void {
	for (const schema of certain) {
		const names = schemaNamesOf(named, schema);
		names.isCondition ||= found.isCondition;
		for (const name of found.hidden) names.hidden.add(name);
		for (const name of found.certain) names.shown.add(name);
	}
	for (const option of options) noteNames(named, option, { ...found, isCondition: found.isCondition || option.isCondition });
}

function withoutNames(hiding: Hiding, schema: JsonObject, { hidden, shown, isCondition }: SchemaNames): void {
	const isGone = (name: unknown) => hidden.has(String(name)) && (isCondition || !shown.has(String(name)));
	if (![...hidden].some(isGone)) return;
	const left = (value: unknown) => (Array.isArray(value) ? value.filter((name) => !isGone(name)) : value);
	const values: Record<string, unknown> = {};
	const set = (key: string, value: unknown) => {
		values[key] = holdsNothing(value) ? undefined : value;
	};
	if (Array.isArray(schema['required'])) set('required', left(schema['required']));
	for (const key of DEPENDENT)
		if (isObject(schema[key]))
			set(key, Object.fromEntries(entriesAt(schema, key).flatMap(([name, value]) => (isGone(name) || holdsNothing(left(value)) ? [] : [[name, left(value)]]))));
	if (isCondition && isObject(schema['properties'])) set('properties', Object.fromEntries(entriesAt(schema, 'properties').filter(([name]) => !isGone(name))));
	const { discriminator, propertyNames } = schema;
	if (isGone(isObject(discriminator) ? discriminator['propertyName'] : discriminator)) set('discriminator', undefined);
	if (isObject(propertyNames)) change(hiding, propertyNames, fixedValuesLeft(propertyNames, isGone));
	// Extensions list names as well, such as `x-order`.
	for (const [key, list] of Object.entries(schema)) if (key.startsWith('x-') && Array.isArray(list) && list.some(isGone)) set(key, left(list));
	change(hiding, schema, values);
	// A condition on nothing but a hidden field would apply to everything.
	const said = Object.keys(withChanges(hiding, schema)).filter((key) => !NOTHING_SAID.has(key));
	if (said.length === 0 && Object.keys(schema).some((key) => !NOTHING_SAID.has(key))) hide(hiding, schema);
}

const DEPENDENT = ['dependentRequired', 'dependentSchemas', 'dependencies'];
const NOTHING_SAID = new Set(['type', 'title', 'description', '$comment']);

const holdsNothing = (value: unknown) => (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0);

/** Removes the values of a discriminator that name a hidden schema, from its mapping and from everything that its field says of them. */
function withoutTargets(hiding: Hiding, schema: JsonObject, discriminator: unknown): void {
	const isGone = (target: unknown) => {
		const pointer = mappedSchema(target, hiding.resolve) ?? mappedSchema(`#/definitions/${String(target)}`, hiding.resolve);
		const found = pointer === undefined ? undefined : hiding.resolve(pointer);
		return found !== undefined && 'value' in found && hiding.gone.has(found.value);
	};
	const mapping = isObject(discriminator) ? objectAt(discriminator, 'mapping') : {};
	const left = Object.entries(mapping).filter(([, target]) => !isGone(target));
	if (isObject(discriminator) && left.length < Object.keys(mapping).length) change(hiding, discriminator, { mapping: Object.fromEntries(left) });
	const namesGone = (value: unknown) => isGone(ownValue(mapping, String(value)) ?? value);
	const name = String(isObject(discriminator) ? discriminator['propertyName'] : discriminator);
	for (const part of allOf(schemasHolding(hiding, [schema]))) {
		const field = targetBehind(hiding, ownValue(objectAt(part, 'properties'), name));
		if (!isObject(field) || hiding.gone.has(field)) continue;
		change(hiding, field, fixedValuesLeft(withChanges(hiding, field), namesGone));
	}
}
