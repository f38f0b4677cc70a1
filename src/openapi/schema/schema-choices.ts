import { type ApiDocument, entriesAt, isObject, type JsonObject, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { FlatSchema } from './flat-schema.ts';
import { identify, nameOf } from './schema-identity.ts';
import type { WrittenChoice } from './schema-parts.ts';

/** Alternatives of a place with what tells them apart. */
export interface SchemaChoice {
	keyword: 'oneOf' | 'anyOf';
	discriminator: string | undefined;
	options: { source: SchemaSource; discriminatorValues: string[] }[];
}

/** What the alternatives of a flattened schema come to. Some ways of writing them mean something simpler. */
export interface FlatChoices {
	choices: SchemaChoice[];
	/** Alternatives that only name required properties: a list of names each. */
	required: { keyword: 'oneOf' | 'anyOf'; alternatives: string[][] }[];
	/** Alternatives that are single values with words: an enumeration. */
	values: { value: unknown; description: string | undefined }[];
}

/**
 * Reads the alternatives of a flattened schema: `oneOf`, `anyOf`, and the schemas that a discriminator alone names (inheritance).
 * A choice that the schema itself is one option of, inherited from its base, is left out: it has been made.
 */
export function choicesOf(document: ApiDocument, resolve: Resolver, { layers }: FlatSchema): FlatChoices {
	const found: FlatChoices = { choices: [], required: [], values: [] };
	const own = new Set(layers.map((layer) => layer.pointer));
	for (const layer of layers) {
		for (const choice of layer.choices) {
			const targets = choice.options.map((option) => identify(resolve, [option]).pointer);
			if (layer.merged && targets.some((target) => own.has(target))) continue;
			const required = choice.options.map(({ schema }) => requiredOnly(schema));
			const values = choice.options.map(({ schema }) => singleValue(schema));
			if (required.every((names) => names !== undefined)) found.required.push({ keyword: choice.keyword, alternatives: required });
			else if (values.every((value) => value !== undefined)) found.values.push(...values);
			else found.choices.push(describe(choice, resolve));
		}
		if (!layer.merged && layer.choices.length === 0 && isObject(layer.schema['discriminator'])) {
			const heirs = heirsOf({ document, resolve }, layer.pointer, layer.schema['discriminator']);
			if (heirs.options.length > 0) found.choices.push(heirs);
		}
	}
	return found;
}

function describe({ keyword, options, discriminator }: WrittenChoice, resolve: Resolver): SchemaChoice {
	return {
		keyword,
		discriminator: discriminator && textAt(discriminator, 'propertyName'),
		options: options.map((source) => ({
			source,
			discriminatorValues: discriminator ? valuesFor(identify(resolve, [source]).pointer, discriminator, resolve) : [],
		})),
	};
}

/** Values of the discriminator that mean the schema at `pointer`: those of the mapping, otherwise its name. */
function valuesFor(pointer: Pointer, discriminator: JsonObject, resolve: Resolver): string[] {
	const mapped = entriesAt(discriminator, 'mapping').flatMap(([value, target]) =>
		typeof target === 'string' && targetOf(target, resolve)?.pointer === pointer ? value : [],
	);
	const name = nameOf(pointer);
	return mapped.length > 0 || name === undefined ? mapped : [name];
}

/** A mapping names a schema by reference or by its bare name. */
function targetOf(target: string, resolve: Resolver): SchemaSource | undefined {
	for (const ref of [target, pointerTo('#/components/schemas', target)]) {
		const found = resolve(ref);
		if ('value' in found && isObject(found.value)) return { pointer: found.pointer, schema: found.value };
	}
	return undefined;
}

/** Schemas that stand behind a discriminator without `oneOf`: those of its mapping, otherwise all that take the base in by `allOf`. */
function heirsOf({ document, resolve }: { document: ApiDocument; resolve: Resolver }, base: Pointer, discriminator: JsonObject): SchemaChoice {
	const mapped = entriesAt(discriminator, 'mapping').flatMap(([, target]) => (typeof target === 'string' ? (targetOf(target, resolve) ?? []) : []));
	const schemas = objectAt(objectAt(document, 'components'), 'schemas');
	const heirs =
		mapped.length > 0
			? mapped
			: Object.entries(schemas).flatMap(([name, schema]) =>
					isObject(schema) && takesIn(schema, base, resolve) ? { pointer: pointerTo('#/components/schemas', name), schema } : [],
				);
	const once = heirs.filter(({ pointer }, index) => pointer !== base && heirs.findIndex((other) => other.pointer === pointer) === index);
	return {
		keyword: 'oneOf',
		discriminator: textAt(discriminator, 'propertyName'),
		options: once.map((source) => ({ source, discriminatorValues: valuesFor(source.pointer, discriminator, resolve) })),
	};
}

function takesIn(schema: JsonObject, base: Pointer, resolve: Resolver): boolean {
	const parts = Array.isArray(schema['allOf']) ? schema['allOf'] : [];
	return parts.some((part) => {
		const target = isObject(part) && typeof part['$ref'] === 'string' ? resolve(part['$ref']) : undefined;
		return target !== undefined && 'value' in target && target.pointer === base;
	});
}

/** The names, when a schema does nothing but require them. */
function requiredOnly(schema: JsonObject | boolean): string[] | undefined {
	if (!isObject(schema)) return undefined;
	const keys = Object.keys(schema).filter((key) => !['title', 'description', 'type'].includes(key));
	return keys.length === 1 && keys[0] === 'required' ? stringsAt(schema, 'required') : undefined;
}

/** The value, when a schema allows nothing else and says what it means. */
function singleValue(schema: JsonObject | boolean): { value: unknown; description: string | undefined } | undefined {
	if (!isObject(schema) || Object.keys(schema).some((key) => !['const', 'enum', 'title', 'description', 'type', 'deprecated'].includes(key))) return undefined;
	const values = 'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : [];
	const words = [textAt(schema, 'title'), textAt(schema, 'description')].filter((text) => text !== undefined);
	return values.length === 1 ? { value: values[0], description: words.join(': ') || undefined } : undefined;
}
