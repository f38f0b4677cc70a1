import { type JsonObject, listAt, textAt } from '#openapi/json/json.ts';
import { deprecationOf, isDeprecated } from '#openapi/model/deprecation.ts';
import { externalDocsOf } from '#openapi/model/external-docs.ts';
import type { Constraint } from '#schema/api-constraint.ts';
import { api } from '#words/api.ts';
import { constraintsOf } from './constraint.ts';
import { type FlatSchema, nearestFirst } from './flat-schema.ts';
import { flagOfAny, textOfAny } from './said-of.ts';
import type { FlatChoices } from './schema-choices.ts';
import type { Identity } from './schema-identity.ts';
import type { Literal, NodeBase } from './schema-node.ts';
import { literalOf, schemaExamples } from './schema-values.ts';
import { xmlOf } from './xml-form.ts';

/** A schema that a page shows at a place. */
export interface SchemaAtPlace {
	identity: Identity;
	flat: FlatSchema;
	/** Id of the place on the page. */
	anchor: string;
}

/** What all nodes have in common, read from every schema that holds at the place; the outermost words win. */
export function nodeBase({ identity, flat, choices, anchor }: SchemaAtPlace & { choices: FlatChoices }): NodeBase {
	const schemas = flat.layers.map((layer) => layer.schema);
	const near = nearestFirst(flat.layers);
	const own = identity.name;
	const words = annotations(near);
	return {
		...words,
		otherTitles: [...new Set(flat.layers.filter(({ merged }) => !merged).flatMap(({ schema }) => textAt(schema, 'title') ?? []))].filter(
			(title) => title !== words.title,
		),
		description: descriptionsOf(near),
		pointer: flat.layers[0]?.pointer ?? identity.pointer,
		anchor,
		name: own,
		nullable: identity.nullable ?? flat.nullable,
		constraints: [...constraintsOf(schemas), ...choices.required.map((choice) => ({ kind: 'requiresOne' as const, ...choice }))],
		default: defaultOf(near),
		examples: schemaExamples(near).map(literalOf),
		mergedFrom: flat.layers.flatMap(({ merged, name, pointer, schema }) => {
			const title = textAt(schema, 'title');
			const called = name ?? title;
			if (!merged || called === undefined || called === own || (name === undefined && title === words.title)) return [];
			return { name: title === undefined || title === called ? called : api.titledAs(called, title), pointer };
		}),
		choices: [],
		not: [],
		conditions: [],
	};
}

/** The base of a node that only refers to another place: the words around the reference, and how many there may be and whether it goes away of what it refers to. */
export function referenceBase({ identity, flat, anchor }: SchemaAtPlace): NodeBase {
	const { wrappers } = identity;
	const schemas = flat.layers.map(({ schema }) => schema);
	const counts = constraintsOf(schemas).filter(isCountConstraint);
	return {
		...annotations(wrappers),
		otherTitles: [],
		// Whoever uses the field has to know without following the reference.
		deprecated: schemas.some(isDeprecated),
		// What an element is called holds wherever the schema stands.
		xml: xmlOf(schemas),
		pointer: flat.layers[0]?.pointer ?? identity.pointer,
		anchor,
		name: identity.name,
		nullable: identity.nullable ?? flat.nullable,
		constraints: [...constraintsOf(wrappers).filter((constraint) => !isCountConstraint(constraint)), ...counts],
		default: defaultOf(wrappers),
		examples: schemaExamples(wrappers).map(literalOf),
		mergedFrom: [],
		choices: [],
		not: [],
		conditions: [],
	};
}

const isCountConstraint = (constraint: Constraint) =>
	constraint.kind === 'unique' || (constraint.kind === 'range' && (constraint.of === 'items' || constraint.of === 'properties'));

function annotations(schemas: readonly JsonObject[]) {
	return {
		title: textOfAny(schemas, 'title'),
		format: textOfAny(schemas, 'format'),
		description: textOfAny(schemas, 'description'),
		deprecated: schemas.some(isDeprecated),
		readOnly: flagOfAny(schemas, 'readOnly'),
		writeOnly: flagOfAny(schemas, 'writeOnly'),
		since: textOfAny(schemas, 'x-since'),
		deprecatedSince: textOfAny(schemas, 'x-deprecated-since'),
		deprecatedBecause: schemas.map(deprecationOf).find((reason) => reason !== undefined),
		knownValues: schemas.flatMap((schema) => listAt(schema, 'x-extensible-enum')).map(literalOf),
		xml: xmlOf(schemas),
		externalDocs: schemas.map((schema) => externalDocsOf(schema)).find((docs) => docs !== undefined),
	};
}

/** The description of a place itself, then those of the schemas that it includes: readers want both. */
function descriptionsOf(schemas: readonly JsonObject[]): string | undefined {
	const texts: string[] = [];
	for (const text of schemas.flatMap((schema) => textAt(schema, 'description') ?? []))
		if (!texts.some((other) => other.includes(text.trim()))) texts.push(text);
	return texts.length === 0 ? undefined : texts.join('\n\n');
}

function defaultOf(schemas: readonly JsonObject[]): Literal | undefined {
	const schema = schemas.find((candidate) => candidate['default'] !== undefined);
	return schema && literalOf(schema['default']);
}
