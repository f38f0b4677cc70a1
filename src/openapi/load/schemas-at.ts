import { followReferences } from '#openapi/json/follow-references.ts';
import { entriesAt, isObject, type JsonObject, listAt, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import type { Hiding } from './hiding.ts';
import { mappedSchema } from './unused-components.ts';

/** Which schemas hold for the same value. All are read as written: what is hidden is still in them. */
export interface SchemasAt {
	/** Those that hold in any case. */
	certain: JsonObject[];
	/** What may hold: each choice with the fields of its own, conditions among them. */
	options: SchemasAt[];
	/** The value is one of a schema that is hidden itself. */
	isHidden: boolean;
	/** The option is only a condition: what it says of a field describes none. */
	isCondition: boolean;
}

/** A value that is not known. */
export const ANY_VALUE = Symbol('any value');

/**
 * The schemas that hold at a place: those given, what they refer to, their `allOf`, and of their choices those that a value does not exclude.
 * @param value at this place; `ANY_VALUE` leaves every choice open.
 */
export function schemasAt(hiding: Hiding, schemas: readonly unknown[], value: unknown, around: ReadonlySet<unknown> = new Set()): SchemasAt {
	const seen = new Set(around);
	const found: SchemasAt = { certain: [], options: [], isHidden: false, isCondition: false };
	const open = schemas.filter(isObject);
	for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
		if (seen.has(schema)) continue;
		seen.add(schema);
		if (hiding.gone.has(schema)) found.isHidden = true;
		else found.certain.push(schema);
		for (const key of ['$ref', '$dynamicRef']) {
			const target = typeof schema[key] === 'string' ? hiding.resolve(schema[key]) : undefined;
			if (target !== undefined && 'value' in target && isObject(target.value)) open.push(target.value);
		}
		open.push(...listAt(schema, 'allOf').filter(isObject));
		const named = namedByValue(hiding, schema, value);
		if (isObject(named)) open.push(named);
	}
	for (const schema of found.certain) {
		const named = namedByValue(hiding, schema, value);
		for (const keyword of ['oneOf', 'anyOf']) {
			const choices = listAt(schema, keyword).filter(isObject);
			const taken = choices.filter((choice) => (named === undefined || named === targetOf(hiding, choice)) && !isExcluded(hiding, choice, value));
			const possible = taken.length > 0 ? taken : choices;
			if (possible.length > 0 && possible.every((choice) => hiding.gone.has(choice))) found.isHidden = true;
			const left = possible.filter((choice) => !hiding.gone.has(choice) && !seen.has(choice) && !seen.has(targetOf(hiding, choice)));
			found.options.push(...left.map((choice) => schemasAt(hiding, [choice], value, seen)));
		}
		const conditions = [...CONDITIONS.map((keyword) => schema[keyword]), ...Object.values(objectAt(schema, 'dependentSchemas'))];
		for (const condition of conditions.filter(isObject))
			if (!seen.has(condition)) found.options.push({ ...schemasAt(hiding, [condition], value, seen), isCondition: true });
	}
	return found;
}

const CONDITIONS = ['not', 'if', 'then', 'else'];

/** The schema that the value of a discriminator names. */
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

/** The end of a chain of references; a schema without one itself. */
export const targetOf = ({ resolve }: Pick<Hiding, 'resolve'>, value: unknown): unknown => followReferences(resolve, { pointer: '#', value }).end?.value;

/** Whether a value is plainly none of a schema: by its type, by a field that has to be there, by a constant. */
function isExcluded(hiding: Hiding, choice: JsonObject, value: unknown): boolean {
	if (value === ANY_VALUE) return false;
	const { certain } = schemasOf(hiding, choice);
	return certain.some((schema) => {
		if (!hasType(schema, value)) return true;
		if (Array.isArray(schema['enum']) && !isObject(value) && !schema['enum'].includes(value)) return true;
		if ('const' in schema && !isObject(value) && schema['const'] !== value) return true;
		if (!isObject(value)) return false;
		return (
			stringsAt(schema, 'required').some((name) => !Object.hasOwn(value, name)) ||
			entriesAt(schema, 'properties').some(([name, field]) => Object.hasOwn(value, name) && isObject(field) && !isOneOf(field, value[name]))
		);
	});
}

/** A schema with what it takes in, hidden or not. */
function schemasOf(hiding: Hiding, schema: JsonObject): SchemasAt {
	return schemasAt({ ...hiding, gone: new Set() }, [schema], ANY_VALUE);
}

const isOneOf = (field: JsonObject, value: unknown) =>
	(!('const' in field) || field['const'] === value) && (!Array.isArray(field['enum']) || isObject(value) || field['enum'].includes(value));

function hasType(schema: JsonObject, value: unknown): boolean {
	const { type } = schema;
	const types = typeof type === 'string' ? [type] : stringsAt(schema, 'type');
	if (types.length === 0) return true;
	if (value === null) return types.includes('null') || schema['nullable'] === true;
	if (Array.isArray(value)) return types.includes('array');
	return types.includes(typeof value) || (typeof value === 'number' && types.includes('integer'));
}
