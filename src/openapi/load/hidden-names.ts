import { entriesAt, isObject, type JsonObject } from '#openapi/json/json.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import type { Hiding } from './hiding.ts';
import type { SchemasAt } from './schemas-at.ts';

/** Fields that schemas describe. */
interface FieldNames {
	hidden: Set<string>;
	shown: Set<string>;
	/** Fields that are shown for any alternative. */
	certain: Set<string>;
}

/** Names of fields that are hidden in the whole description. */
export function namesOnlyHidden({ description, gone }: Pick<Hiding, 'description' | 'gone'>): Set<string> {
	const [hidden, shown] = [new Set<string>(), new Set<string>()];
	visitObjects(description, (schema) => {
		for (const [name, field] of entriesAt(schema, 'properties')) (gone.has(field) || gone.has(schema) ? hidden : shown).add(name);
	});
	return new Set([...hidden].filter((name) => !shown.has(name)));
}

/** The names of shown and of hidden fields: an alternative hides a field unless it is shown beside the alternative. */
export function fieldNamesAt(hiding: Hiding, { certain, options, isCondition }: SchemasAt): FieldNames {
	const own = ownFields(hiding, certain);
	const parts = options.map((option) => fieldNamesAt(hiding, option));
	const [hiddenBelow, shownBelow] = [parts.flatMap(({ hidden }) => [...hidden]), new Set(parts.flatMap(({ shown }) => [...shown]))];
	const below = new Set(hiddenBelow);
	const hidden = new Set([...own.hidden, ...below].filter((name) => !own.shown.has(name) && (below.has(name) || !shownBelow.has(name))));
	const shown = isCondition ? [] : [...own.shown, ...shownBelow].filter((name) => !hidden.has(name));
	return { hidden, shown: new Set(shown), certain: isCondition ? new Set() : own.shown };
}

/** Names in the `properties` of schemas that all apply. */
function ownFields({ gone }: Hiding, schemas: readonly JsonObject[]): { hidden: Set<string>; shown: Set<string> } {
	const fields = schemas.flatMap((schema) => entriesAt(schema, 'properties'));
	const named = (isGone: boolean) => new Set(fields.flatMap(([name, field]) => (gone.has(field) === isGone ? [name] : [])));
	return { hidden: named(true), shown: named(false) };
}

/** All schemas that apply or may apply. */
export const allOf = ({ certain, options }: SchemasAt): JsonObject[] => [...certain, ...options.flatMap(allOf)];

/** The schemas of a field, and whether readers may not see it. */
export function fieldAt(hiding: Hiding, at: SchemasAt, name: string): { schemas: JsonObject[]; isHidden: boolean } {
	const { hidden, shown } = fieldNamesAt(hiding, at);
	if (hidden.has(name)) return { schemas: [], isHidden: true };
	const all = allOf(at);
	const named = all.flatMap((schema) => entriesAt(schema, 'properties').flatMap(([key, field]) => (key === name ? [field] : [])));
	const byPattern = all.flatMap((schema) => entriesAt(schema, 'patternProperties').flatMap(([pattern, field]) => (matchesName(pattern, name) ? [field] : [])));
	if (named.length + byPattern.length === 0 && hiding.hiddenOnly.has(name)) return { schemas: [], isHidden: true };
	const others = named.length + byPattern.length > 0 ? [] : all.flatMap((schema) => [schema['additionalProperties'], schema['unevaluatedProperties']]);
	const schemas = [...named, ...byPattern, ...others].filter(isObject);
	const left = schemas.filter((schema) => !hiding.gone.has(schema));
	return { schemas: left, isHidden: schemas.length > 0 && left.length < schemas.length && !shown.has(name) };
}

/** The schemas of an entry of a list. */
export function listEntryAt({ gone }: Hiding, at: SchemasAt, index: number): { schemas: JsonObject[]; isHidden: boolean } {
	const schemas = allOf(at).flatMap((schema) => {
		const prefix = Array.isArray(schema['prefixItems']) ? schema['prefixItems'] : [];
		return index < prefix.length ? [prefix[index]] : [schema['items'], schema['unevaluatedItems'], schema['contains']];
	});
	const objects = schemas.filter(isObject);
	const left = objects.filter((schema) => !gone.has(schema));
	return { schemas: left, isHidden: objects.length > 0 && left.length === 0 };
}

function matchesName(pattern: string, name: string): boolean {
	try {
		return new RegExp(pattern, 'u').test(name);
	} catch {
		return false;
	}
}
