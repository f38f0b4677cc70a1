import { type ApiDocument, type JsonObject, textAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type Age, withAge } from './age.ts';
import { createAnchors } from './anchors.ts';
import { drawSchema } from './draw-schema.ts';
import type { ReferenceNode, SchemaNode } from './schema-node.ts';
import { referenceBase, type SchemaAtPlace } from './schema-node-base.ts';
import type { Place } from './schema-places.ts';
import { createSchemaPlan, type Root, type SchemaPlanOptions, type Showing } from './schema-plan.ts';
import { shapeOf } from './schema-shape.ts';

export interface SchemaTreeOptions extends SchemaPlanOptions {
	/** Address of the place that says what the fields of a named schema are called on screen. */
	guide?: (name: string) => string | undefined;
	/** What is known of the age of a schema by where it stands. */
	age?: (pointer: Pointer) => Age | undefined;
}

/** The schemas of one page. */
export interface SchemaTree {
	/** Says which schemas will be placed, in the order of reading: each is then opened at its shallowest place among all of these. */
	announce(roots: readonly Root[]): void;
	/** Shows a schema at a place of the page; `isReceived`: among what readers get and do not send. */
	place(source: SchemaSource, anchor: string, isReceived?: boolean): SchemaNode;
	/** Lets `rest` show named schemas, whether something refers to them or not. */
	list(schemas: readonly (SchemaSource & { name: string })[]): void;
	/** Named schemas that stand too deep to be opened where they are used. Call it after all places; the page shows them further down. */
	rest(): SchemaNode[];
}

/**
 * Turns schemas into what a page shows. A schema is opened at its shallowest place (`schema-plan.ts`) and referred to from all others, so a page grows with the
 * description and not with the number of ways through it; recursion ends in a reference.
 */
export function createSchemaTree(document: ApiDocument, { guide, age, ...options }: SchemaTreeOptions = {}): SchemaTree {
	const anchors = createAnchors();
	const plan = createSchemaPlan({ document, resolve: createResolver(document) }, anchors, options);
	const announced: { root: Root; place: Place }[] = [];
	/** Schemas that are being drawn, by their identity. */
	const open = new Set<string>();

	const draw = (place: Place): SchemaNode => {
		const node = drawAs(place, plan.showingOf(place));
		return plan.noteDrawn(place, withAge(node, age?.(node.pointer)));
	};

	const drawAs = (place: Place, showing: Showing): SchemaNode => {
		const { identity, flat, choices, children, inner } = place;
		const { key, name } = identity;
		const here: SchemaAtPlace = { identity, flat, anchor: showing.kind === 'full' && showing.anchor !== undefined ? showing.anchor : anchors.take(place.wish) };
		if (showing.kind === 'cut') return { ...referenceBase(here), kind: 'any', constraints: [{ kind: 'cut' }] };
		if (showing.kind === 'reference') return { ...referenceTo(here, showing.href), recursive: open.has(key) };
		const isNew = showing.anchor !== undefined && !open.has(key);
		if (isNew) open.add(key);
		const node = drawSchema({
			...here,
			children,
			choices,
			inside(part) {
				const found = inner.get(part);
				if (found === undefined) throw new Error(`No place for ${'relation' in part ? part.relation : part.source.pointer} in ${key}.`);
				return draw(found);
			},
			anchorFor: (part) => anchors.take(place.path.with(part).id),
		});
		if (isNew) open.delete(key);
		const guided = name === undefined || showing.anchor === undefined ? undefined : guide?.(name);
		return guided === undefined ? node : { ...node, guide: guided };
	};

	const announce = (roots: readonly Root[]): void => {
		const places = roots.map((root) => ({ root, place: plan.begin(root) }));
		plan.decide(places.map(({ place }) => place));
		announced.push(...places);
	};

	return {
		announce,
		place(source, anchor, isReceived = false) {
			const asked = { source, anchor, isReceived };
			const isMeant = ({ root }: { root: Root }) => root.anchor === anchor && root.source.pointer === source.pointer;
			if (!announced.some(isMeant)) announce([asked]);
			const [next] = announced.splice(announced.findIndex(isMeant), 1);
			return draw(next?.place ?? plan.begin(asked));
		},
		list(schemas) {
			for (const schema of schemas) plan.postpone(schema);
		},
		rest() {
			const found: SchemaNode[] = [];
			for (let place = plan.takePostponed(); place !== undefined; place = plan.takePostponed()) found.push(draw(place));
			return found;
		},
	};
}

/** A list or a single value; `undefined` for objects and everything that is of several kinds. */
function shapeIn(schemas: readonly JsonObject[]): ReferenceNode['shape'] {
	const { object, array, scalars } = shapeOf(schemas);
	if (object) return undefined;
	return array ? (scalars.length === 0 ? 'array' : undefined) : scalars.length === 1 ? scalars[0] : undefined;
}

/** The node at a place whose schema is drawn elsewhere. */
function referenceTo(here: SchemaAtPlace, href: string) {
	const { identity, flat } = here;
	const label = identity.name ?? textAt(flat.layers.at(-1)?.schema ?? {}, 'title');
	return { ...referenceBase(here), kind: 'reference' as const, label, shape: shapeIn(flat.layers.map(({ schema }) => schema)), href };
}
