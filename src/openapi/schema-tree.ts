import { type Anchors, anchorPart, createAnchors } from './anchors.ts';
import { stringsAt, textAt } from './json.ts';
import type { ApiDocument, ArrayNode, Choice, Condition, NodeBase, ObjectNode, Pointer, ReferenceNode, ScalarNode, SchemaNode, SchemaSource } from './model.ts';
import { createResolver } from './resolver.ts';
import { childrenOf, type Relation, type SchemaChild } from './schema-children.ts';
import { choicesOf, type FlatChoices, type SchemaChoice } from './schema-choices.ts';
import { nodeBase, referenceBase, withTypeWords } from './schema-node-base.ts';
import { type Shape, shapeOf } from './schema-shape.ts';
import { enumOf, literal } from './schema-values.ts';
import { type FlatSchema, flatten, type Identity, identify } from './walk-schema.ts';

export interface SchemaTreeOptions {
	/** How many named schemas inside one another are opened at their place. */
	levels?: number;
	/** How many properties one place opens before further named schemas move to `rest`. */
	properties?: number;
	/** How many nodes a page has at most; beyond, nothing is opened. Only descriptions made to do harm get there. */
	nodes?: number;
	/** Address of a named schema on another page, for those that would move to `rest`. */
	elsewhere?: (name: string) => string | undefined;
}

/** The schemas of one page. */
export interface SchemaTree {
	/** Shows a schema at a place of the page. `anchor` is the wished id: `body`, `response-200`. */
	place(source: SchemaSource, anchor: string): SchemaNode;
	/** Named schemas that stand too deep to be opened where they are used. Call it after all places; the page shows them further down. */
	rest(): SchemaNode[];
}

/**
 * Turns schemas into what a page shows. A schema is opened at its first place and referred to from all others, so a page grows with the
 * description and not with the number of ways through it; recursion ends in a reference.
 */
export function createSchemaTree(document: ApiDocument, { levels = 3, properties = 60, nodes = 20_000, elsewhere }: SchemaTreeOptions = {}): SchemaTree {
	const resolve = createResolver(document);
	const anchors: Anchors = createAnchors();
	/** Where schemas stand, by their identity. */
	const placed = new Map<string, string>();
	const open = new Set<string>();
	const waiting: { source: SchemaSource; anchor: string }[] = [];
	let count = 0;

	/** Where a node is built. */
	interface Place {
		/** Wished id of the node. */
		anchor: string;
		/** What the ids of its children begin with. */
		path: string;
		/** Named schemas around it. */
		level: number;
		depth: number;
		opened: { properties: number };
		/** Schemas that the surroundings show already. */
		skip: ReadonlySet<Pointer>;
	}

	const build = (sources: readonly SchemaSource[], place: Place): SchemaNode => {
		count++;
		const identity = identify(resolve, sources);
		const flat = flatten(resolve, sources, place.skip);
		const anchor = anchors.take(place.anchor);
		const choices = choicesOf(document, resolve, flat);
		const children = childrenOf(flat);
		const values = enumOf(flat.layers.map(({ schema }) => schema));
		const compound = children.length > 0 || choices.choices.length > 0 || (values ?? choices.values).length > 20;
		if (!compound) return draw(identity, flat, children, choices, anchor, place);
		const known = placed.get(identity.key);
		if (known !== undefined) return reference(identity, flat, anchor, known);
		if (identity.name !== undefined && (place.level >= levels || place.opened.properties >= properties)) {
			return reference(identity, flat, anchor, elsewhere?.(identity.name) ?? postpone(identity, identity.name));
		}
		if (count > nodes || place.depth > DEEPEST) {
			return withTypeWords({ ...referenceBase(identity, flat, anchor), kind: 'any', constraints: ['hier nicht weiter aufgeklappt'] });
		}
		placed.set(identity.key, `#${anchor}`);
		open.add(identity.key);
		const node = draw(identity, flat, children, choices, anchor, { ...place, level: place.level + (identity.name === undefined ? 0 : 1), depth: place.depth + 1 });
		open.delete(identity.key);
		return node;
	};

	const postpone = (identity: Identity, name: string): string => {
		const anchor = anchors.take(`schema-${anchorPart(name)}`);
		waiting.push({ source: identity.source, anchor });
		placed.set(identity.key, `#${anchor}`);
		return `#${anchor}`;
	};

	const reference = (identity: Identity, flat: FlatSchema, anchor: string, href: string): ReferenceNode =>
		withTypeWords({
			...referenceBase(identity, flat, anchor),
			kind: 'reference',
			label: identity.name ?? textAt(flat.layers.at(-1)?.schema ?? {}, 'title') ?? 'Schema',
			href,
			recursive: open.has(identity.key),
		});

	/** Draws a node at its place; `types` narrows a schema of several types to one of them. */
	const draw = (identity: Identity, flat: FlatSchema, children: readonly SchemaChild[], found: FlatChoices, anchor: string, place: Place): SchemaNode => {
		const schemas = flat.layers.map(({ schema }) => schema);
		const base = nodeBase(identity, flat, found, anchor);
		const values = enumOf(schemas);
		const shape = shapeOf(schemas, values !== undefined || found.values.length > 0);
		const inner: Place = { ...place, skip: new Set() };
		const child = (name: Relation, part: string): SchemaNode | undefined => {
			const [first] = children.filter(({ relation }) => relation === name);
			return first && build(first.sources, { ...inner, anchor: `${place.path}-${part}`, path: name === 'items' ? place.path : `${place.path}-${part}` });
		};
		const full = (): NodeBase => ({
			...base,
			choices: found.choices.map((choice) => drawChoice(choice, flat, place)),
			not: children.filter(({ relation }) => relation === 'not').map(({ sources }) => build(sources, { ...inner, anchor: `${place.path}-nicht`, path: `${place.path}-nicht` })),
			conditions: drawConditions(children, inner),
		});
		if (flat.never) return withTypeWords({ ...base, kind: 'never' });
		const drawers: (() => SchemaNode)[] = [];
		if (shape.object) drawers.push(() => drawObject(full(), flat, children, child, inner));
		if (shape.array) drawers.push(() => drawArray(full(), children, child, inner));
		if (shape.scalars.length > 0 || shape.untyped) drawers.push(() => drawScalar(full(), flat, found, shape, child));
		const [only] = drawers;
		const bare = shape.object && drawers.length === 1 && found.choices.length > 0 && !children.some(({ relation }) => MEMBERS.has(relation)) && base.constraints.length === 0;
		if (drawers.length === 1 && only && !bare) return only();
		return drawers.length > 1 ? drawMixed(base, drawers) : drawOpen(full(), flat);
	};
	const _ = { literal } as { literal: typeof literal } & Record<string, unknown>;
	void _;
	void (null as unknown as ArrayNode & ObjectNode & ScalarNode & Choice & Condition & SchemaChoice & Shape);
	void stringsAt;
	throw new Error('unfinished');
}

const DEEPEST = 100;
const MEMBERS: ReadonlySet<Relation> = new Set(['property', 'patternProperty', 'additionalProperties', 'propertyNames']);
