import { type ApiDocument, type JsonObject, textAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type Age, withAge } from './age.ts';
import { anchorPart, anchorPath, createAnchors } from './anchors.ts';
import { drawSchema } from './draw-schema.ts';
import type { ReferenceNode, SchemaNode } from './schema-node.ts';
import { referenceBase, type SchemaAtPlace } from './schema-node-base.ts';
import { hasParts, openPlace, type Place, placeOf, valuesOf } from './schema-places.ts';
import { shapeOf } from './schema-shape.ts';

export interface SchemaTreeOptions {
	/** How many named schemas inside one another are opened at their place. */
	levels?: number;
	/** How many properties one place opens before further named schemas move to `rest`. */
	properties?: number;
	/** How many nodes a page has at most; beyond, nothing is opened. Only descriptions made to do harm get there. */
	nodes?: number;
	/** Address of a named schema on another page, for those that would move to `rest`. */
	elsewhere?: (name: string) => string | undefined;
	/** Address of the place that says what the fields of a named schema are called on screen. */
	guide?: (name: string) => string | undefined;
	/** What is known of the age of a schema by where it stands. */
	age?: (pointer: Pointer) => Age | undefined;
	/** Schemas that have an address elsewhere are never opened inside of another one. */
	linksFirst?: boolean;
}

/** A schema and the id that it wishes for: `body`, `response-200`. */
export interface Root {
	source: SchemaSource;
	anchor: string;
	/** Readers get it and do not send it. */
	isReceived?: boolean;
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

/** How a place shows its schema: in full, as a reference to where it stands, or not at all. Those in full that others may refer to have an id already. */
type Showing = { kind: 'full'; anchor: string | undefined } | { kind: 'reference'; href: string } | { kind: 'cut' };

/** Nesting that no page shows, and that only a description made to do harm reaches. */
const DEEPEST_SCHEMA = 100;
/** Enumerations up to this length are repeated rather than referred to. */
const SHORT_ENUM = 20;

/**
 * Turns schemas into what a page shows. A schema is opened at its shallowest place (the first of these) and referred to from all others, so a page grows
 * with the description and not with the number of ways through it; recursion ends in a reference.
 */
export function createSchemaTree(
	document: ApiDocument,
	{ levels = 3, properties = 60, nodes = 20_000, elsewhere, guide, age, linksFirst = false }: SchemaTreeOptions = {},
): SchemaTree {
	const read = { document, resolve: createResolver(document) };
	const anchors = createAnchors();
	/** Addresses of schemas, by their identity. */
	const addresses = new Map<string, string>();
	const showings = new Map<Place, Showing>();
	/** Where schemas are shown in full, by their identity. */
	const opened = new Map<string, Place>();
	const alsoSent = new Set<Place>();
	/** What has been drawn of places among what is received: that something sent refers to them may turn out with the schemas further down. */
	const drawnReceived = new Map<Place, SchemaNode>();
	const announced: { root: Root; place: Place }[] = [];
	/** Schemas that will stand further down, by their identity. */
	const waiting = new Map<string, Root>();
	const open = new Set<string>();
	let count = 0;

	const begin = ({ source, anchor, isReceived = false }: Root): Place => {
		const root = { isReceived, properties: 0 };
		return placeOf(read, [source], { wish: anchor, path: anchorPath(anchor), skip: new Set(), depth: 0, nesting: 0, level: 0, root });
	};

	/** Decides for every place below `roots` how it shows its schema, the shallowest places first. */
	const plan = (roots: readonly Place[]): void => {
		for (let level = [...roots]; level.length > 0; ) {
			const deeper: Place[] = [];
			for (const place of level) for (const inner of shownIn(place)) (inner.depth > place.depth ? deeper : level).push(inner);
			level = deeper;
		}
		for (const root of roots) if (!root.root.isReceived) noteSent(root);
	};

	/** Decides how a place shows its schema. Returns the places in it that are to be decided next. */
	const shownIn = (place: Place): readonly Place[] => {
		const showing = decide(place);
		showings.set(place, showing);
		return showing.kind === 'full' ? openPlace(read, place) : [];
	};

	/** Notes which of the schemas that stand among what is received are sent as well: something that is sent refers to them. */
	const noteSent = (place: Place): void => {
		for (const inner of place.inner.values()) noteSent(inner);
		if (showings.get(place)?.kind !== 'reference') return;
		const { key } = place.identity;
		const postponed = waiting.get(key);
		if (postponed) waiting.set(key, { ...postponed, isReceived: false });
		const target = opened.get(key);
		if (target?.root.isReceived !== true || alsoSent.has(target)) return;
		alsoSent.add(target);
		const drawn = drawnReceived.get(target);
		if (drawn) drawn.alsoSent = true;
		noteSent(target);
	};

	const decide = (place: Place): Showing => {
		count++;
		const { identity } = place;
		const known = addresses.get(identity.key);
		// An alternative that is the schema around it: all of it is hidden by that.
		if (known !== undefined && place.skip.has(identity.pointer)) return { kind: 'reference', href: known };
		if (!hasParts(place) && valuesOf(place).length <= SHORT_ENUM) return { kind: 'full', anchor: undefined };
		const href = known ?? (identity.name === undefined ? undefined : addressApart(place, identity.name));
		if (href !== undefined) return { kind: 'reference', href };
		if (count > nodes || place.nesting > DEEPEST_SCHEMA) return { kind: 'cut' };
		const anchor = anchors.take(place.wish);
		addresses.set(identity.key, `#${anchor}`);
		opened.set(identity.key, place);
		return { kind: 'full', anchor };
	};

	/** Where a shared schema stands that is not drawn at a place: too deep, or there is a page for it. */
	const addressApart = (place: Place, name: string): string | undefined => {
		const address = elsewhere?.(name);
		const isDeep = place.level >= levels || (place.depth > 0 && place.root.properties >= properties);
		if (isDeep) return address ?? postpone(place, name);
		return linksFirst && place.nesting > 0 ? address : undefined;
	};

	const postpone = ({ identity: { key, pointer, schema }, root: { isReceived } }: Place, name: string): string => {
		const anchor = anchors.take(`schema-${anchorPart(name)}`);
		waiting.set(key, { source: { pointer, schema }, anchor, isReceived });
		addresses.set(key, `#${anchor}`);
		return `#${anchor}`;
	};

	const draw = (place: Place): SchemaNode => {
		const drawn = drawAs(place, showings.get(place) ?? { kind: 'cut' });
		const node = alsoSent.has(place) ? { ...drawn, alsoSent: true } : drawn;
		const aged = withAge(node, age?.(node.pointer));
		if (place.root.isReceived) drawnReceived.set(place, aged);
		return aged;
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
		const places = roots.map((root) => ({ root, place: begin(root) }));
		plan(places.map(({ place }) => place));
		announced.push(...places);
	};

	return {
		announce,
		place(source, anchor, isReceived = false) {
			const asked = { source, anchor, isReceived };
			const isMeant = ({ root }: { root: Root }) => root.anchor === anchor && root.source.pointer === source.pointer;
			if (!announced.some(isMeant)) announce([asked]);
			const [next] = announced.splice(announced.findIndex(isMeant), 1);
			return draw(next?.place ?? begin(asked));
		},
		list(schemas) {
			for (const { name, pointer, schema } of schemas) {
				const place = begin({ source: { pointer, schema }, anchor: '' });
				if (place.identity.pointer === pointer && !addresses.has(place.identity.key)) postpone(place, name);
			}
		},
		rest() {
			const found: SchemaNode[] = [];
			// It grows while it is gone through.
			for (const key of waiting.keys()) {
				const root = waiting.get(key);
				waiting.delete(key);
				if (root === undefined) continue;
				// The id is reserved and every reference knows it; the schema itself must not find it taken.
				addresses.delete(key);
				anchors.release(root.anchor);
				const place = begin(root);
				plan([place]);
				found.push(draw(place));
			}
			return found;
		},
	};
}

/** A list or a single value; `undefined` for objects and everything that is of several kinds. */
function shapeIn(schemas: readonly JsonObject[]): ReferenceNode['shape'] {
	const { object, array, scalars } = shapeOf(schemas, false);
	if (object) return undefined;
	return array ? (scalars.length === 0 ? 'array' : undefined) : scalars.length === 1 ? scalars[0] : undefined;
}

/** What stands at a place for a schema that is drawn elsewhere. */
function referenceTo(here: SchemaAtPlace, href: string) {
	const { identity, flat } = here;
	const label = identity.name ?? textAt(flat.layers.at(-1)?.schema ?? {}, 'title');
	return { ...referenceBase(here), kind: 'reference' as const, label, shape: shapeIn(flat.layers.map(({ schema }) => schema)), href };
}
