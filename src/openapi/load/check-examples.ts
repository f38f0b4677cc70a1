import { isObject, type JsonObject, listAt, stringsAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { beginsWithDay } from '#text/begins-with-day.ts';
import { slipOf } from '#text/slip-of.ts';
import { apiFaults } from '#words/api-faults.ts';
import type { ApiFinding } from './findings.ts';
import { swappedValues } from './swapped-values.ts';

/** An example value of a schema in the description. */
interface Example {
	value: unknown;
	pointer: Pointer;
	schema: unknown;
}

/** Examples may contain each other, as schemas do. */
const DEEPEST_LOOK = 40;

/**
 * Finds slips in examples (rule `api-slip`): keys and values of enumerations that differ by a letter from those in the schema, impossible dates and times, and values that
 * occur elsewhere several times with two letters swapped. Does not validate examples otherwise.
 */
export function checkExamples(description: JsonObject): ApiFinding[] {
	const examples = describedExamples(description);
	const partsOf = createParts(description);
	const findings: ApiFinding[] = [];
	const visit = ({ value, pointer, schema }: Example, depth: number): void => {
		const parts = depth > DEEPEST_LOOK ? [] : partsOf(schema);
		if (parts.length === 0) return;
		if (typeof value === 'string') findings.push(...slipsOfText(value, parts, pointer));
		if (Array.isArray(value)) {
			const items = { anyOf: parts.flatMap(({ items: schemaOfItems }) => (isObject(schemaOfItems) ? [schemaOfItems] : [])) };
			for (const [index, item] of value.entries()) visit({ value: item, pointer: pointerTo(pointer, index), schema: items }, depth + 1);
		} else if (isObject(value)) {
			findings.push(...slipsOfKeys(value, parts, pointer));
			for (const [key, child] of Object.entries(value))
				visit({ value: child, pointer: pointerTo(pointer, key), schema: { anyOf: parts.flatMap((part) => schemaOfKey(part, key)) } }, depth + 1);
		}
	};
	for (const example of examples) visit(example, 0);
	return [...findings, ...swappedValues(examples)];
}

/** The examples beside a schema, single or named. */
function describedExamples(description: JsonObject): Example[] {
	const found: Example[] = [];
	visitObjects(description, (value, pointer) => {
		const { example, examples } = value;
		if (example === undefined && examples === undefined) return;
		const schema = value['schema'] ?? value;
		const here = pointer();
		if (example !== undefined) found.push({ value: example, pointer: pointerTo(here, 'example'), schema });
		if (Array.isArray(examples))
			found.push(...examples.map((each, index) => ({ value: each as unknown, pointer: pointerTo(here, 'examples', index), schema })));
		else if (isObject(examples))
			for (const [name, named] of Object.entries(examples))
				if (isObject(named) && 'value' in named) found.push({ value: named['value'], pointer: pointerTo(here, 'examples', name, 'value'), schema });
	});
	return found;
}

/** A schema with all schemas it is composed of, including alternatives; nothing if one of them is in another document. */
function createParts(description: JsonObject): (schema: unknown) => readonly JsonObject[] {
	const resolve = createResolver(description);
	const gather = (schema: unknown, parts: Set<JsonObject>): boolean => {
		if (!isObject(schema)) return schema === undefined || schema === true;
		if (parts.has(schema)) return true;
		parts.add(schema);
		const target = typeof schema['$ref'] === 'string' ? resolve(schema['$ref']) : undefined;
		if (target !== undefined && (!('value' in target) || !gather(target.value, parts))) return false;
		const inner = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => listAt(schema, key));
		return [...inner, schema['if'], schema['then'], schema['else']].every((part) => gather(part, parts));
	};
	return (schema) => {
		const parts = new Set<JsonObject>();
		return gather(schema, parts) ? [...parts] : [];
	};
}

const schemaOfKey = ({ properties, additionalProperties }: JsonObject, key: string): JsonObject[] => {
	const own = isObject(properties) && Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
	return isObject(own) ? [own] : [];
};

function slipsOfKeys(value: JsonObject, parts: readonly JsonObject[], pointer: Pointer): ApiFinding[] {
	const isOpen = parts.some(
		({ additionalProperties, patternProperties }) => additionalProperties === true || isObject(additionalProperties) || isObject(patternProperties),
	);
	const known = parts.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : []));
	if (isOpen || known.length === 0) return [];
	const left = known.filter((key) => !Object.hasOwn(value, key));
	return Object.keys(value).flatMap((key) => (known.includes(key) ? [] : slip(key, slipOf(key, left), pointerTo(pointer, key))));
}

function slipsOfText(value: string, parts: readonly JsonObject[], pointer: Pointer): ApiFinding[] {
	const formats = parts.map(({ format }) => format);
	const isTime = formats.includes('date-time');
	if ((isTime || formats.includes('date')) && /^\d{4}-\d\d-\d\d(?:T|$)/.test(value)) {
		if (!beginsWithDay(value)) return [{ rule: 'api-slip', pointer, text: apiFaults.noDay(value), hint: apiFaults.noDayHint }];
		if (isTime && ODD_TIME.test(value)) return [{ rule: 'api-slip', pointer, text: apiFaults.noTime(value), hint: apiFaults.noTimeHint }];
	}
	const values = parts.flatMap((part) => [...stringsAt(part, 'enum'), ...(typeof part['const'] === 'string' ? [part['const']] : [])]);
	const isFree = parts.some((part) => [part['type']].flat().includes('string') && part['enum'] === undefined && part['const'] === undefined);
	return isFree ? [] : slip(value, slipOf(value, values), pointer);
}

/** A time of day in which a part has only one digit or is too large. */
const ODD_TIME = /T(?:\d:|\d\d:\d(?::|[Z+-])|\d\d:\d\d:\d(?:[Z+.-])|2[5-9]:|[3-9]\d:|\d\d:[6-9]\d|\d\d:\d\d:(?:6[1-9]|[7-9]\d))/;

const slip = (name: string, meant: string | undefined, pointer: Pointer): ApiFinding[] =>
	meant === undefined ? [] : [{ rule: 'api-slip', pointer, text: apiFaults.slip(name), hint: apiFaults.didYouMean(meant) }];
