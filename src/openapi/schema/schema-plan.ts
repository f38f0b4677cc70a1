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

/** A schema and the id that it wishes for: `body`, `response-200`. */
export interface Root {
	source: SchemaSource;
	anchor: string;
	/** Readers get it and do not send it. */
	isReceived?: boolean;
}

/** How a place shows its schema: in full, as a reference to where it stands, or not at all. Those in full that others may refer to have an id already. */
export type Showing = { kind: 'full'; anchor: string | undefined } | { kind: 'reference'; href: string } | { kind: 'cut' };

/** Which place of a page opens which schema. */
interface SchemaPlan {
	/** The place of a schema that nothing is around. */
	begin(root: Root): Place;
	/** Decides for every place below `roots` how it shows its schema, the shallowest places first. */
	decide(roots: readonly Place[]): void;
	showingOf(place: Place): Showing;
	/** Notes what was drawn at a place. A schema that is sent as well says so, even when that turns out later. */
	noteDrawn(place: Place, node: SchemaNode): SchemaNode;
	/** Lets a named schema stand further down, unless it has an address. */
	postpone(schema: SchemaSource & { name: string }): void;
	/** The next schema that stands further down, decided; `undefined` when all have been taken. */
	takePostponed(): Place | undefined;
}

/** Nesting that no page shows, and that only a description made to do harm reaches. */
const DEEPEST_SCHEMA = 100;
/** Enumerations up to this length are repeated rather than referred to. */
const SHORT_ENUM = 20;

/** Plans the schemas of one page: each is opened at its shallowest place (the first of these) and referred to from all others. */
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
	/** What has been drawn of places among what is received: that something sent refers to them may turn out with the schemas further down. */
	const drawnReceived = new Map<Place, SchemaNode>();
	/** Schemas that will stand further down, by their identity. */
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

	/** Decides how a place shows its schema. Returns the places in it that are to be decided next. */
	const shownIn = (place: Place): readonly Place[] => {
		const showing = showingFor(place);
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

	const showingFor = (place: Place): Showing => {
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
		if (isDeep) return address ?? addressBelow(place, name);
		return linksFirst && place.nesting > 0 ? address : undefined;
	};

	/** Where a schema will stand further down. */
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
			// The id is reserved and every reference knows it; the schema itself must not find it taken.
			addresses.delete(key);
			anchors.release(root.anchor);
			const place = begin(root);
			decide([place]);
			return place;
		},
	};
}
