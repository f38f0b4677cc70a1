import { followReferences } from '#openapi/json/follow-references.ts';
import { entriesAt, isObject, type JsonObject, listAt, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import type { Hiding } from './hiding.ts';
import { mappedSchema } from './unused-components.ts';

/** The schemas that apply to one value, as written: hidden parts are still in them. */
export interface SchemasAt {
	/** Schemas that always apply. */
	certain: JsonObject[];
	/** Alternatives, including conditions, each with its own fields. */
	options: SchemasAt[];
	/** Whether the value belongs to a schema that is hidden itself. */
	isHidden: boolean;
	/** Whether the option is only a condition, which does not describe fields. */
	isCondition: boolean;
}

/** A place where schemas apply. */
interface HeldValue {
	/** Its value; without one, every alternative is possible. */
	value?: unknown;
	/** Schemas that are already known to apply. */
	around?: ReadonlySet<unknown>;
}

/** The schemas that apply at a place: those given, their references and `allOf`, and the alternatives that the value does not exclude. */
export function schemasHolding(hiding: Hiding, schemas: readonly unknown[], { value, around = new Set() }: HeldValue = {}): SchemasAt {
	const seen = new Set(around);
	const all = schemasTogether(hiding, schemas, { value, seen });
	const certain = all.filter((schema) => !hiding.gone.has(schema));
	const choices = certain.flatMap((schema) => openChoices(hiding, schema, value));
	const isNew = (schema: JsonObject) => !hiding.gone.has(schema) && !seen.has(schema) && !seen.has(targetBehind(hiding, schema));
	const options = choices.flat().filter(isNew);
	const conditions = certain.flatMap(conditionsOf).filter((schema) => !seen.has(schema));
	return {
		certain,
		options: [
			...options.map((option) => schemasHolding(hiding, [option], { value, around: seen })),
			...conditions.map((condition) => ({ ...schemasHolding(hiding, [condition], { value, around: seen }), isCondition: true })),
		],
		isHidden: certain.length < all.length || choices.some((choice) => choice.length > 0 && choice.every((option) => hiding.gone.has(option))),
		isCondition: false,
	};
}

/** Schemas with all that always apply together with them, hidden or not. */
function schemasTogether(hiding: Hiding, schemas: readonly unknown[], { value, seen }: { value: unknown; seen: Set<unknown> }): JsonObject[] {
	const found: JsonObject[] = [];
	const open = [...schemas];
	for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
		if (!isObject(schema) || seen.has(schema)) continue;
		seen.add(schema);
		found.push(schema);
		const referred = ['$ref', '$dynamicRef'].map((key) => referredBy(hiding, schema[key]));
		open.push(...[...referred, ...listAt(schema, 'allOf'), namedByValue(hiding, schema, value)].filter((one) => one !== undefined));
	}
	return found;
}

function referredBy({ resolve }: Hiding, ref: unknown): unknown {
	const target = typeof ref === 'string' ? resolve(ref) : undefined;
	return target !== undefined && 'value' in target ? target.value : undefined;
}

/** The alternatives of each choice that a value may match; all of them if it clearly matches none. */
function openChoices(hiding: Hiding, schema: JsonObject, value: unknown): JsonObject[][] {
	const named = namedByValue(hiding, schema, value);
	return ['oneOf', 'anyOf'].map((keyword) => {
		const all = listAt(schema, keyword).filter(isObject);
		const taken = all.filter((choice) => (named === undefined || named === targetBehind(hiding, choice)) && !cannotBe(hiding, choice, value));
		return taken.length > 0 ? taken : all;
	});
}

const conditionsOf = (schema: JsonObject): JsonObject[] =>
	[...CONDITIONS.map((keyword) => schema[keyword]), ...Object.values(objectAt(schema, 'dependentSchemas'))].filter(isObject);

const CONDITIONS = ['not', 'if', 'then', 'else'];

/** The schema named by the value of a discriminator. */
function namedByValue({ resolve }: Hiding, schema: JsonObject, value: unknown): unknown {
	const written = schema['discriminator'];
	const name = isObject(written) ? textAt(written, 'propertyName') : written;
	if (typeof name !== 'string' || !isObject(value) || typeof value[name] !== 'string') return undefined;
	const mapping = isObject(written) ? objectAt(written, 'mapping') : {};
	const mapped = Object.hasOwn(mapping, value[name]) ? mapping[value[name]] : value[name];
	const pointer = mappedSchema(mapped, resolve) ?? mappedSchema(`#/definitions/${String(mapped)}`, resolve);
	const target = pointer === undefined ? undefined : resolve(pointer);
	return target !== undefined && 'value' in target ? target.value : undefined;
}

/** The end of a chain of references; a schema without a reference itself. */
export const targetBehind = ({ resolve }: Pick<Hiding, 'resolve'>, value: unknown): unknown => followReferences(resolve, { pointer: '#', value }).end?.value;

/** Whether a value clearly does not match a schema: by its type, a required field or a constant. */
function cannotBe(hiding: Hiding, choice: JsonObject, value: unknown): boolean {
	if (value === undefined) return false;
	return schemasTogether(hiding, [choice], { value: undefined, seen: new Set() }).some((schema) => {
		if (!hasType(schema, value)) return true;
		if (Array.isArray(schema['enum']) && !isObject(value) && !schema['enum'].includes(value)) return true;
		if ('const' in schema && !isObject(value) && schema['const'] !== value) return true;
		if (!isObject(value)) return false;
		return (
			stringsAt(schema, 'required').some((name) => !Object.hasOwn(value, name)) ||
			entriesAt(schema, 'properties').some(([name, field]) => Object.hasOwn(value, name) && isObject(field) && !allows(field, value[name]))
		);
	});
}

const allows = (field: JsonObject, value: unknown) =>
	(!('const' in field) || field['const'] === value) && (!Array.isArray(field['enum']) || isObject(value) || field['enum'].includes(value));

function hasType(schema: JsonObject, value: unknown): boolean {
	const { type } = schema;
	const types = typeof type === 'string' ? [type] : stringsAt(schema, 'type');
	if (types.length === 0) return true;
	if (value === null) return types.includes('null') || schema['nullable'] === true;
	if (Array.isArray(value)) return types.includes('array');
	return types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'));
}
