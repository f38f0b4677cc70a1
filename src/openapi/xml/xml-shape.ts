import type { ApiDocument } from '#openapi/json/json.ts';
import { createResolver, type ResolvableDocument } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type FlatSchema, flatten } from '#openapi/schema/flat-schema.ts';
import { childrenOf, type SchemaChild } from '#openapi/schema/schema-children.ts';
import { identify } from '#openapi/schema/schema-identity.ts';
import { shapeOf } from '#openapi/schema/schema-shape.ts';
import { enumOf } from '#openapi/schema/schema-values.ts';
import { withAlternatives } from '#openapi/schema/with-alternatives.ts';
import { type XmlForm, xmlOf } from '#openapi/schema/xml-form.ts';

/** The properties of a schema that are needed to write its values as XML and read them again. Inner shapes are computed on demand: schemas may contain themselves. */
export interface XmlShape {
	/** Where the schema stands; the same for the same schema. */
	key: string;
	form: XmlForm | undefined;
	/** JSON types; empty: any. */
	types: readonly string[];
	/** Names of described properties. */
	names: readonly string[];
	property(name: string): XmlShape;
	/** What is not described by its name. */
	others(): XmlShape;
	entries(): XmlShape;
}

/** A shape with the name of the element that stands for a whole value. */
export interface XmlRoot {
	name: string;
	shape: XmlShape;
}

/** How values of a schema are written as XML. */
export function xmlRootOf(document: ApiDocument, source: SchemaSource): XmlRoot {
	const resolve = createResolver(document);
	const name = identify(resolve, [source]).name ?? 'root';
	return { name, shape: shapeAt({ document, resolve }, new Map([[sourcesKey([source]), [source]]])) };
}

/** Where the schemas stand that hold together at a place. */
const sourcesKey = (sources: readonly SchemaSource[]) => sources.map(({ pointer }) => pointer).join(' ');

/**
 * A place for which several schemas may stand: a property that each of the alternatives around it describes for itself. Each counts once, or what holds
 * itself would grow with every step.
 */
function shapeAt(read: ResolvableDocument, places: ReadonlyMap<string, readonly SchemaSource[]>): XmlShape {
	const flats = [...places.values()].map((sources) => flatten(read.resolve, sources));
	// Which of its alternatives a value belongs to makes no difference to how it is written.
	const all = flats.flatMap((flat) => withAlternatives(read, flat));
	const children = all.flatMap(childrenOf);
	const inside = (wanted: (child: SchemaChild) => boolean) =>
		shapeAt(read, new Map(children.filter(wanted).map(({ sources }) => [sourcesKey(sources), sources])));
	const others = () => inside(({ relation }) => relation === 'additionalProperties');
	return {
		key: [...places.keys()].sort().join(', '),
		form: xmlOf(flats.flatMap(({ layers }) => layers.map(({ schema }) => schema))),
		types: [...new Set(all.flatMap(valueTypes))],
		names: [...new Set(children.flatMap(({ relation, key }) => (relation === 'property' ? key : [])))],
		property: (name) => (children.some(isProperty(name)) ? inside(isProperty(name)) : others()),
		others,
		entries: () => inside(({ relation }) => relation === 'items'),
	};
}

const isProperty = (name: string) => (child: SchemaChild) => child.relation === 'property' && child.key === name;

function valueTypes({ layers, nullable }: FlatSchema): string[] {
	const schemas = layers.map(({ schema }) => schema);
	const values = enumOf(schemas)?.map(({ value }) => value) ?? [];
	const { object, array, scalars, untyped } = shapeOf(schemas, values.length > 0);
	const ofValues = untyped ? values.filter((value) => value !== null).map((value) => typeof value) : [];
	return [...(object ? ['object'] : []), ...(array ? ['array'] : []), ...scalars, ...ofValues, ...(nullable ? ['null'] : [])];
}
