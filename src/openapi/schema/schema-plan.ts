import type { ResolvableDocument } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type Anchors, anchorPart, anchorPath } from './anchors.ts';
import type { SchemaNode } from './schema-node.ts';
import { hasParts, openPlace, type Place, placeOf, valuesOf } from './schema-places.ts';

export interface SchemaPlanOptions {
	/** How many named schemas inside one another are opened at their place. */
	levels?: number;
	/** How many properties one place opens before further named schemas are postponed. */
	properties?: number;
	/** How many nodes a page has at most; beyond, nothing is opened. Only descriptions made to do harm get there. */
	nodes?: number;
	/** Address of a named schema on another page, for those that would be postponed. */
	elsewhere?: (name: string) => string | undefined;
	/** Schemas that have an address elsewhere are never opened inside of another one. */
	linksFirst?: boolean;
}

/** A schema and its preferred id: `body`, `response-200`. */
export interface Root {
	source: SchemaSource;
	anchor: string;
	/** Whether readers receive it and do not send it. */
	isReceived?: boolean;
}

/** How a place shows its schema: in full, as a reference to the full one, or not at all. A full one that others may refer to has an id. */
export type Showing = { kind: 'full'; anchor: string | undefined } | { kind: 'reference'; href: string } | { kind: 'cut' };

/** Which place of a page opens which schema. */
interface SchemaPlan {
	/** The place of an outermost schema. */
	begin(root: Root): Place;
	/** Decides how every place below `roots` shows its schema, the shallowest places first. */
	decide(roots: readonly Place[]): void;
	showingOf(place: Place): Showing;
	/** Notes what was drawn at a place. Its node is marked if the schema is also sent, even if that turns out later. */
	noteDrawn(place: Place, node: SchemaNode): SchemaNode;
	/** Puts a named schema further down on the page, unless it already has an address. */
	postpone(schema: SchemaSource & { name: string }): void;
	/** The next schema for further down, decided; `undefined` if none is left. */
	takePostponed(): Place | undefined;
}

/** Deepest nesting on a page, which only malicious descriptions exceed. */
const DEEPEST_SCHEMA = 100;
/** Enumerations up to this length are repeated rather than referred to. */
const SHORT_ENUM = 20;

/** Plans the schemas of one page: each is opened at its shallowest place (the first of several), and all others refer to it. */
export function createSchemaPlan(
	read: ResolvableDocument,
	anchors: Anchors,
	{ levels = 3, properties = 60, nodes = 20_000, elsewhere, linksFirst = false }: SchemaPlanOptions,
): SchemaPlan {
	/** Addresses of schemas, by their identity. */
	const addresses = new Map<string, string>();
	const showings = new Map<Place, Showing>();
	/** Where schemas are shown in full, by their identity. */
	const opened = new Map<string, Place>();
	const alsoSent = new Set<Place>();
	/** Nodes drawn at places that are received: schemas further down may show that they are also sent. */
	const drawnReceived = new Map<Place, SchemaNode>();
	/** Schemas for further down on the page, by identity. */
	const waiting = new Map<string, Root>();
	let count = 0;

	const begin = ({ source, anchor, isReceived = false }: Root): Place => {
		const root = { isReceived, properties: 0 };
		return placeOf(read, [source], { wish: anchor, path: anchorPath(anchor), skip: new Set(), depth: 0, nesting: 0, level: 0, root });
	};

	const decide = (roots: readonly Place[]): void => {
		for (let level = [...roots]; level.length > 0; ) {
			const deeper: Place[] = [];
			for (const place of level) for (const inner of shownIn(place)) (inner.depth > place.depth ? deeper : level).push(inner);
			level = deeper;
		}
		for (const root of roots) if (!root.root.isReceived) noteSent(root);
	};

	/** Decides how a place shows its schema. Returns the places in it, which come next. */
	const shownIn = (place: Place): readonly Place[] => {
		const showing = showingFor(place);
		showings.set(place, showing);
		return showing.kind === 'full' ? openPlace(read, place) : [];
	};

	/** Notes which received schemas are also sent, because something that is sent refers to them. */
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

	const showingFor = (place: Place): Showing => {
		count++;
		const { identity } = place;
		const known = addresses.get(identity.key);
		// An alternative that is its own parent schema, which hides all of it.
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

	/** The address of a shared schema that is not drawn at a place, because it is too deep or has a page of its own. */
	const addressApart = (place: Place, name: string): string | undefined => {
		const address = elsewhere?.(name);
		const isDeep = place.level >= levels || (place.depth > 0 && place.root.properties >= properties);
		if (isDeep) return address ?? addressBelow(place, name);
		return linksFirst && place.nesting > 0 ? address : undefined;
	};

	/** Reserves the address of a schema further down. */
	const addressBelow = ({ identity: { key, pointer, schema }, root: { isReceived } }: Place, name: string): string => {
		const anchor = anchors.take(`schema-${anchorPart(name)}`);
		waiting.set(key, { source: { pointer, schema }, anchor, isReceived });
		addresses.set(key, `#${anchor}`);
		return `#${anchor}`;
	};

	return {
		begin,
		decide,
		showingOf: (place) => showings.get(place) ?? { kind: 'cut' },
		noteDrawn(place, node) {
			if (alsoSent.has(place)) node.alsoSent = true;
			if (place.root.isReceived) drawnReceived.set(place, node);
			return node;
		},
		postpone({ name, pointer, schema }) {
			const place = begin({ source: { pointer, schema }, anchor: '' });
			if (place.identity.pointer === pointer && !addresses.has(place.identity.key)) addressBelow(place, name);
		},
		takePostponed() {
			const [next] = waiting;
			if (next === undefined) return undefined;
			const [key, root] = next;
			waiting.delete(key);
			// The id is reserved and used by references; the schema itself must get it now.
			addresses.delete(key);
			anchors.release(root.anchor);
			const place = begin(root);
			decide([place]);
			return place;
		},
	};
}
