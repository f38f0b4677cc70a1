import { type ApiDocument, textAt } from '#openapi/json/json.ts';
import type { Pointer } from '#openapi/json/pointer.ts';
import { createResolver } from '#openapi/json/resolver.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';
import { type Age, withAge } from './age.ts';
import { type AnchorPath, anchorPart, anchorPath, createAnchors } from './anchors.ts';
import { drawSchema } from './draw-schema.ts';
import { flatten } from './flat-schema.ts';
import { childrenOf } from './schema-children.ts';
import { choicesOf } from './schema-choices.ts';
import { type Identity, identify } from './schema-identity.ts';
import type { ReferenceNode, SchemaNode } from './schema-node.ts';
import { referenceBase, type SchemaAtPlace } from './schema-node-base.ts';
import { enumOf } from './schema-values.ts';

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

/** The schemas of one page. */
export interface SchemaTree {
	/** Shows a schema at a place of the page. `anchor` is the wished id: `body`, `response-200`. */
	place(source: SchemaSource, anchor: string): SchemaNode;
	/** Named schemas that stand too deep to be opened where they are used. Call it after all places; the page shows them further down. */
	rest(): SchemaNode[];
}

/** Where a node is built. */
interface Place {
	/** Wished id of the node. */
	anchor: string;
	/** What the ids of its children are made from. */
	path: AnchorPath;
	/** Named schemas around it. */
	level: number;
	depth: number;
	/** Properties opened so far at the place it belongs to. */
	opened: { properties: number };
	/** Schemas that the surroundings show already. */
	skip: ReadonlySet<Pointer>;
}

/** Nesting that no page shows, and that only a description made to do harm reaches. */
const DEEPEST = 100;
/** Enumerations up to this length are repeated rather than referred to. */
const SHORT_ENUM = 20;

/**
 * Turns schemas into what a page shows. A schema is opened at its first place and referred to from all others, so a page grows with the
 * description and not with the number of ways through it; recursion ends in a reference.
 */
export function createSchemaTree(
	document: ApiDocument,
	{ levels = 3, properties = 60, nodes = 20_000, elsewhere, guide, age, linksFirst = false }: SchemaTreeOptions = {},
): SchemaTree {
	const resolve = createResolver(document);
	const anchors = createAnchors();
	/** Where schemas stand, by their identity. */
	const placed = new Map<string, string>();
	const open = new Set<string>();
	const waiting: { source: SchemaSource; anchor: string; key: string }[] = [];
	let count = 0;

	const build = (sources: readonly SchemaSource[], place: Place): SchemaNode => {
		const node = buildNode(sources, place);
		return withAge(node, age?.(node.pointer));
	};

	const buildNode = (sources: readonly SchemaSource[], place: Place): SchemaNode => {
		count++;
		const identity = identify(resolve, sources);
		const flat = flatten(resolve, sources, place.skip);
		const choices = choicesOf(document, resolve, flat);
		const children = childrenOf(flat);
		const anchor = anchors.take(place.anchor);
		const here: SchemaAtPlace = { identity, flat, anchor };
		const draw = (around: Place) => {
			around.opened.properties += children.filter(({ relation }) => relation === 'property').length;
			const inner = { ...around, depth: around.depth + 1, skip: new Set<Pointer>() };
			const at = (part: string, path = around.path.with(part)) => ({ anchor: around.path.with(part).id, path });
			const own = new Set([...around.skip, ...flat.layers.map(({ pointer }) => pointer)]);
			return drawSchema({
				...here,
				children,
				choices,
				inside: (child, part, through = false) => build(child, { ...inner, ...at(part, through ? around.path : undefined) }),
				option: (child, part) => build([child], { ...inner, ...at(part), skip: own }),
				anchorFor: (part) => anchors.take(at(part).anchor),
			});
		};
		const values = enumOf(flat.layers.map(({ schema }) => schema)) ?? choices.values;
		const known = placed.get(identity.key);
		// An alternative that is the schema around it: all of it is hidden by that.
		if (known !== undefined && place.skip.has(identity.pointer)) return refer(here, known);
		if (children.length === 0 && choices.choices.length === 0 && values.length <= SHORT_ENUM) return draw(place);
		if (known !== undefined) return refer(here, known);
		if (identity.name !== undefined) {
			const address = elsewhere?.(identity.name);
			const isDeep = place.level >= levels || place.opened.properties >= properties;
			if (isDeep) return refer(here, address ?? postpone(identity, identity.name));
			if (address !== undefined && linksFirst && place.depth > 0) return refer(here, address);
		}
		if (count > nodes || place.depth > DEEPEST) return { ...referenceBase(here), kind: 'any', constraints: [{ kind: 'cut' }] };
		placed.set(identity.key, `#${anchor}`);
		open.add(identity.key);
		const node = draw({ ...place, level: place.level + (identity.name === undefined ? 0 : 1) });
		open.delete(identity.key);
		const guided = identity.name === undefined ? undefined : guide?.(identity.name);
		return guided === undefined ? node : { ...node, guide: guided };
	};

	const postpone = ({ key, pointer, schema }: Identity, name: string): string => {
		const anchor = anchors.take(`schema-${anchorPart(name)}`);
		waiting.push({ source: { pointer, schema }, anchor, key });
		placed.set(key, `#${anchor}`);
		return `#${anchor}`;
	};

	const refer = (here: SchemaAtPlace, href: string): ReferenceNode => ({
		...referenceBase(here),
		kind: 'reference',
		label: here.identity.name ?? textAt(here.flat.layers.at(-1)?.schema ?? {}, 'title'),
		href,
		recursive: open.has(here.identity.key),
	});

	const start = (anchor: string): Place => ({ anchor, path: anchorPath(anchor), level: 0, depth: 0, opened: { properties: 0 }, skip: new Set() });

	return {
		place: (source, anchor) => build([source], start(anchor)),
		rest() {
			const found: SchemaNode[] = [];
			for (let next = waiting.shift(); next; next = waiting.shift()) {
				// The id is reserved and every reference knows it; the schema itself must not find it taken.
				const { source, anchor, key } = next;
				placed.delete(key);
				anchors.release(anchor);
				found.push(build([source], start(anchor)));
			}
			return found;
		},
	};
}
