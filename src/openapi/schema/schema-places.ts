import type { Pointer } from '#openapi/json/pointer.ts';
import type { ResolvableDocument } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import type { AnchorPath } from './anchors.ts';
import { childPart, optionPart } from './child-part.ts';
import { type FlatSchema, flatten } from './flat-schema.ts';
import { childrenOf, type SchemaChild } from './schema-children.ts';
import { choicesOf, type FlatChoices, type SchemaOption } from './schema-choices.ts';
import { type Identity, identify } from './schema-identity.ts';
import { shapeOf } from './schema-shape.ts';
import { enumOf } from './schema-values.ts';

/** A place of a page at which a schema stands, before it is drawn. */
export interface Place {
	identity: Identity;
	flat: FlatSchema;
	choices: FlatChoices;
	/** Those that the schema is drawn with. */
	children: readonly SchemaChild[];
	/** Wished id. */
	wish: string;
	/** The path from which the ids of its children are made. */
	path: AnchorPath;
	/** Schemas that the surroundings show already. */
	skip: ReadonlySet<Pointer>;
	/** How far below the beginning a reader finds it. Entries and the first alternative are no deeper than what they belong to, the content of an envelope neither. */
	depth: number;
	/** How many places are around it. */
	nesting: number;
	/** Named schemas around it. */
	level: number;
	/** Data shared by all places below the same root: whether readers receive it, and how many properties have been opened so far. */
	root: { readonly isReceived: boolean; properties: number };
	/** The places inside, once they are asked for. */
	inner: Map<SchemaChild | SchemaOption, Place>;
}

/** Where and how deep a place is. */
type Position = Pick<Place, 'wish' | 'path' | 'skip' | 'depth' | 'nesting' | 'level' | 'root'>;

/** Reads the schemas at a position. */
export function placeOf({ document, resolve }: ResolvableDocument, sources: readonly SchemaSource[], position: Position): Place {
	const flat = flatten(resolve, sources, position.skip);
	const choices = choicesOf(document, resolve, flat);
	return { ...position, identity: identify(resolve, sources), flat, choices, children: drawnChildren(flat, choices), inner: new Map() };
}

/** The places inside of an opened one, in the order of reading. They are known to it from now on. */
export function openPlace(read: ResolvableDocument, place: Place): Place[] {
	const { children, choices, flat, inner } = place;
	const below = { nesting: place.nesting + 1, level: place.level + (place.identity.name === undefined ? 0 : 1), root: place.root };
	const own = new Set([...place.skip, ...flat.layers.map(({ pointer }) => pointer)]);
	place.root.properties += children.filter(({ relation }) => relation === 'property').length;
	for (const child of children) {
		const part = place.path.with(childPart(child, children));
		const isEntry = child.relation === 'items';
		const position: Position = { ...below, wish: part.id, path: isEntry ? place.path : part, skip: new Set(), depth: place.depth + (isEntry ? 0 : 1) };
		inner.set(child, placeOf(read, child.sources, position));
	}
	const content = [...inner.values()];
	for (const { options } of choices.choices) {
		for (const [index, option] of options.entries()) {
			const path = place.path.with(optionPart(option, index));
			inner.set(option, placeOf(read, [option.source], { ...below, wish: path.id, path, skip: own, depth: place.depth + (index === 0 ? 0 : 1) }));
		}
	}
	// An envelope: of all that it holds only one thing has parts.
	const [only, ...others] = place.depth === 0 ? content.filter((one) => one.depth > 0 && hasParts(one)) : [];
	if (only && others.length === 0) only.depth = 0;
	return [...inner.values()];
}

/** Whether there is more to a schema than itself. */
export const hasParts = ({ children, choices }: Place): boolean => children.length > 0 || choices.choices.length > 0;

/** The fixed values of a schema. */
export const valuesOf = ({ flat, choices }: Place): readonly unknown[] => enumOf(flat.layers.map(({ schema }) => schema)) ?? choices.values;

const OBJECT_RELATIONS = new Set<SchemaChild['relation']>(['property', 'patternProperty', 'additionalProperties', 'propertyNames']);
const ARRAY_RELATIONS = new Set<SchemaChild['relation']>(['items', 'prefixItem', 'contains']);

/** The children that a schema of its kind is drawn with: fields of an object, entries of a list. Alternatives are read from `choices`. */
function drawnChildren(flat: FlatSchema, { values }: FlatChoices): SchemaChild[] {
	if (flat.never) return [];
	const schemas = flat.layers.map(({ schema }) => schema);
	const shape = shapeOf(schemas, (enumOf(schemas) ?? values).length > 0);
	return childrenOf(flat).filter(({ relation }) => {
		if (relation === 'option') return false;
		if (OBJECT_RELATIONS.has(relation)) return shape.object;
		if (ARRAY_RELATIONS.has(relation)) return shape.array;
		return relation !== 'contentSchema' || shape.scalars.length > 0 || shape.untyped;
	});
}
