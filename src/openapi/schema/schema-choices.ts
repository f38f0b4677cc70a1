import { type ApiDocument, entriesAt, isObject, type JsonSchema, objectAt, stringsAt, textAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import type { Resolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type Discriminator, type DiscriminatorValues, discriminatorOf, isDefaultOf, type Lookup, settledBy, subtypesOf, valuesFor } from './discriminator.ts';
import { type FlatSchema, flatten, type Layer } from './flat-schema.ts';
import { childrenOf } from './schema-children.ts';
import { identify } from './schema-identity.ts';
import type { WrittenChoice } from './schema-parts.ts';
import { enumOf } from './schema-values.ts';

/** Alternatives of a place with what tells them apart. */
export interface SchemaChoice {
	keyword: 'oneOf' | 'anyOf';
	discriminator: string | undefined;
	options: SchemaOption[];
}

export interface SchemaOption {
	source: SchemaSource;
	discriminatorValues: string[];
	/** Meant where the discriminator says nothing. */
	isDefault: boolean;
}

/** The meaning of the alternatives of a flattened schema. Some ways of writing them mean something simpler. */
export interface FlatChoices {
	choices: SchemaChoice[];
	/** Alternatives that only name required properties: a list of names each. */
	required: { keyword: 'oneOf' | 'anyOf'; alternatives: string[][]; titles?: (string | undefined)[] }[];
	/** Alternatives that are single values with words: an enumeration. */
	values: { value: unknown; description: string | undefined }[];
	/** Choices that have been made: the schema is one of the alternatives of its base. */
	settled: DiscriminatorValues[];
}

/**
 * Reads the alternatives of a flattened schema: `oneOf`, `anyOf`, and the schemas that a discriminator alone names (inheritance).
 * A choice that the schema itself is one option of, inherited from its base, is left out: it has been made. A discriminator may stand in another
 * part of an `allOf` than the alternatives that it tells apart.
 */
export function choicesOf(document: ApiDocument, resolve: Resolver, { layers }: FlatSchema): FlatChoices {
	const found: FlatChoices = { choices: [], required: [], values: [], settled: [] };
	const lookup = { document, resolve };
	const own = new Set(layers.map((layer) => layer.pointer));
	const alone: Discriminator[] = [];
	for (const layer of layers) {
		const discriminator = discriminatorOf(layer);
		if (discriminator && layer.choices.length === 0) alone.push(discriminator);
		for (const choice of layer.choices) {
			const made = choice.options.map((option) => identify(resolve, [option]).pointer).find((target) => own.has(target));
			if (!layer.merged || made === undefined) enter(found, choice, { discriminator, resolve });
			else if (discriminator) tell(found, discriminator, valuesFor(made, discriminator, resolve));
		}
	}
	for (const discriminator of alone) settle(found, discriminator, { layers, lookup });
	return found;
}

/** Enters alternatives as what they mean. */
function enter(found: FlatChoices, choice: WrittenChoice, { discriminator, resolve }: { discriminator: Discriminator | undefined; resolve: Resolver }): void {
	const required = choice.options.map(({ schema }) => requiredOnly(schema));
	const values = choice.options.map(({ schema }) => onlyValue(schema));
	if (required.every((names) => names !== undefined))
		found.required.push({ keyword: choice.keyword, alternatives: required, ...alternativeTitles(choice.options) });
	else if (values.every((value) => value !== undefined)) found.values.push(...values);
	else found.choices.push(describeChoice(choice, discriminator, resolve));
}

/** What a discriminator without alternatives of its own means at a place: those of another part, one that the place is itself, or its subtypes. */
function settle(found: FlatChoices, discriminator: Discriminator, { layers, lookup }: { layers: readonly Layer[]; lookup: Lookup }): void {
	const { resolve } = lookup;
	const all = subtypesOf(discriminator, lookup);
	const adopt = (isMeant: (choice: SchemaChoice) => boolean): boolean => {
		const index = found.choices.findIndex((choice) => choice.discriminator === undefined && isMeant(choice));
		const choice = found.choices[index];
		if (choice) found.choices[index] = describeChoice({ ...choice, options: choice.options.map(({ source }) => source) }, discriminator, resolve);
		return choice !== undefined;
	};
	if (adopt((choice) => all.some(({ pointer }) => hasOption(choice, pointer, resolve)))) return;
	const settled = settledBy(discriminator, layers, lookup);
	if (settled?.further.length === 0) tell(found, discriminator, settled.values);
	if (settled ? settled.further.length === 0 : isFixed(discriminator, layers)) return;
	if (adopt((choice) => hasProperty(choice, discriminator.property, resolve))) return;
	const subtypes = settled ? settled.further : all;
	// A mapping that has nothing but the schema itself says what is written in it.
	if (all.length === 0 && entriesAt(discriminator.written, 'mapping').length > 0)
		tell(found, discriminator, valuesFor(discriminator.base.pointer, discriminator, resolve));
	const isRepeated = found.choices.some((other) => subtypes.every(({ pointer }) => hasOption(other, pointer, resolve)));
	if (subtypes.length > 0 && !isRepeated) found.choices.push(describeChoice({ keyword: 'oneOf', options: subtypes }, discriminator, resolve));
}

function tell(found: FlatChoices, { property }: Discriminator, values: string[]): void {
	if (property !== undefined && values.length > 0 && !found.settled.some((other) => other.property === property)) found.settled.push({ property, values });
}

/** Whether another part of the schema gives the property its value. */
function isFixed({ property, base }: Discriminator, layers: readonly Layer[]): boolean {
	if (property === undefined) return false;
	return layers.some((layer) => {
		const schema = layer.pointer === base.pointer ? undefined : objectAt(layer.schema, 'properties')[property];
		return isObject(schema) && enumOf([schema])?.length === 1;
	});
}

/** Whether one of the alternatives has a property. */
const hasProperty = ({ options }: SchemaChoice, name: string | undefined, resolve: Resolver) =>
	options.some(({ source }) => childrenOf(flatten(resolve, [source])).some(({ relation, key }) => relation === 'property' && key === name));

const hasOption = ({ options }: SchemaChoice, pointer: string, resolve: Resolver) =>
	options.some(({ source }) => identify(resolve, [source]).pointer === pointer);

function describeChoice({ keyword, options }: WrittenChoice, discriminator: Discriminator | undefined, resolve: Resolver): SchemaChoice {
	return {
		keyword,
		discriminator: discriminator?.property,
		options: options.map((source) => {
			const pointers = meantBy(source, resolve);
			return {
				source,
				discriminatorValues: (discriminator && pointers.map((pointer) => valuesFor(pointer, discriminator, resolve)).find((values) => values.length > 0)) ?? [],
				isDefault: discriminator !== undefined && pointers.some((pointer) => isDefaultOf(pointer, discriminator, resolve)),
			};
		}),
	};
}

/** The schemas that a mapping may mean by an alternative, the nearest first: a subtype that adds nothing to its base is as good as the base, but for its name. */
function meantBy(source: SchemaSource, resolve: Resolver): Pointer[] {
	const ref = isObject(source.schema) ? textAt(source.schema, '$ref') : undefined;
	const target = ref === undefined ? undefined : resolve(ref);
	return [source.pointer, ...(target && 'value' in target ? [target.pointer] : []), identify(resolve, [source]).pointer];
}

/** The names of alternatives, if one of them has a title. */
function alternativeTitles(options: readonly SchemaSource[]): { titles?: (string | undefined)[] } {
	const titles = options.map(({ schema }) => (isObject(schema) ? textAt(schema, 'title') : undefined));
	return titles.some((title) => title !== undefined) ? { titles } : {};
}

/** The names, when a schema does nothing but require them. */
function requiredOnly(schema: JsonSchema): string[] | undefined {
	if (!isObject(schema)) return undefined;
	const keys = Object.keys(schema).filter((key) => !['title', 'description', 'type'].includes(key));
	return keys.length === 1 && keys[0] === 'required' ? stringsAt(schema, 'required') : undefined;
}

/** The value, when a schema allows nothing else and says what it means. */
function onlyValue(schema: JsonSchema): { value: unknown; description: string | undefined } | undefined {
	if (!isObject(schema) || Object.keys(schema).some((key) => !['const', 'enum', 'title', 'description', 'type', 'deprecated'].includes(key))) return undefined;
	const values = 'const' in schema ? [schema['const']] : Array.isArray(schema['enum']) ? schema['enum'] : [];
	const words = [textAt(schema, 'title'), textAt(schema, 'description')].filter((text) => text !== undefined);
	return values.length === 1 ? { value: values[0], description: words.join(': ') || undefined } : undefined;
}
