import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { allOf, fieldAt, fieldNamesAt, listEntryAt } from './hidden-names.ts';
import type { Hiding } from './hiding.ts';
import { type SchemasAt, schemasHolding } from './schemas-at.ts';

/** Stands for a value that readers must not see. */
const HIDDEN_VALUE = Symbol('hidden');
/** Stands for a text that may contain hidden fields and cannot be searched: XML, a form. */
export const UNREADABLE_TEXT = Symbol('text');

type Shown = { value: unknown } | typeof HIDDEN_VALUE | typeof UNREADABLE_TEXT;

/**
 * An example, default or constant without the values of hidden fields.
 * @param schemas the schemas that apply to it.
 */
export function visibleValue(hiding: Hiding, value: unknown, schemas: readonly unknown[]): Shown {
	const objects = schemas.filter(isObject);
	if (objects.length === 0 && hiding.hiddenOnly.size === 0) return { value };
	const at = schemasHolding(hiding, objects, { value });
	if (at.isHidden) return HIDDEN_VALUE;
	if (typeof value === 'string') return shownText(hiding, value, { objects, at });
	if (Array.isArray(value)) return { value: value.flatMap((entry, index) => entriesLeft(entry, { ...listEntryAt(hiding, at, index), hiding })) };
	if (!isObject(value)) return { value };
	const entries = Object.entries(value).flatMap(([name, child]) => {
		const { schemas: inner, isHidden } = fieldAt(hiding, at, name);
		const shown = isHidden ? HIDDEN_VALUE : visibleValue(hiding, child, inner);
		return typeof shown === 'symbol' ? [] : [[name, shown.value] as const];
	});
	return { value: Object.fromEntries(entries) };
}

function entriesLeft(entry: unknown, { schemas, isHidden, hiding }: { schemas: JsonObject[]; isHidden: boolean; hiding: Hiding }): unknown[] {
	const shown = isHidden ? HIDDEN_VALUE : visibleValue(hiding, entry, schemas);
	return typeof shown === 'symbol' ? [] : [shown.value];
}

/** JSON in a string is parsed; fields in other texts cannot be located. */
function shownText(hiding: Hiding, text: string, { objects, at }: { objects: JsonObject[]; at: SchemasAt }): Shown {
	const mayBeText = allOf(at).some(({ type }) => type === 'string' || (Array.isArray(type) && type.includes('string')));
	if (mayBeText || !hidesAny(hiding, objects)) return { value: text };
	const parsed = parsedJson(text);
	if (typeof parsed !== 'object' || parsed === null) return UNREADABLE_TEXT;
	const shown = visibleValue(hiding, parsed, objects);
	return typeof shown === 'symbol' ? shown : { value: JSON.stringify(shown.value, null, text.includes('\n') ? 2 : undefined) };
}

function parsedJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

/** Whether anything at a place or below it is hidden. */
function hidesAny(hiding: Hiding, schemas: readonly JsonObject[], seen: Set<JsonObject> = new Set()): boolean {
	const at = schemasHolding(hiding, schemas);
	if (at.isHidden || fieldNamesAt(hiding, at).hidden.size > 0) return true;
	const inner = allOf(at).flatMap((schema) => {
		if (seen.has(schema)) return [];
		seen.add(schema);
		return INNER_PARTS.flatMap((key) => (isObject(schema[key]) ? (MAPS.has(key) ? Object.values(schema[key]) : [schema[key]]) : (schema[key] ?? [])));
	});
	return inner.some((schema) => isObject(schema) && (hiding.gone.has(schema) || hidesAny(hiding, [schema], seen)));
}

const MAPS = new Set(['properties', 'patternProperties']);
const INNER_PARTS = [...MAPS, 'additionalProperties', 'unevaluatedProperties', 'items', 'prefixItems', 'unevaluatedItems', 'contains'];
