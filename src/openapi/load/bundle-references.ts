import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { isData, isNamed } from '#openapi/json/visit-references.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { type ComponentKind, createComponents } from './bundled-components.ts';
import { type Cut, LIMITS } from './neutralise.ts';

/** A description and what it may refer to. */
export interface BundleSources {
	/** Address of the description, which relative references start from. */
	address: string;
	/** Parsed documents by their addresses, without fragments. They may be read when they are asked for. */
	documents: Pick<ReadonlyMap<string, unknown>, 'get' | 'has'>;
}

/** A description that stands alone. */
interface Bundle {
	value: unknown;
	/** Addresses of the documents that are missing. */
	wanted: string[];
	/** Where references stay because there would be too much. */
	cuts: Cut[];
}

/** What a place of a description holds. */
interface Place {
	kind: ComponentKind;
	/** The keys are free names. */
	named: boolean;
	/** A text stands here, which may be kept in a file of its own: a description, the code of a sample. */
	isText: boolean;
	/** Where it stands, in the description itself; `undefined` inside of parts. */
	pointer: Pointer | undefined;
	/** Address of the document that it comes from. */
	base: string;
	/** References that are being replaced around it. */
	inside: readonly string[];
	/** Levels around it, those of other documents included. */
	depth: number;
}

/** Where a reference leads. */
interface Located {
	/** The document, without the fragment. */
	url: URL;
	fragment: string;
	/** Both. */
	key: string;
}

/** A component that is still to be written. */
interface Waiting {
	pointer: Pointer;
	target: unknown;
	place: Place;
}

/**
 * Puts what a description refers to in other documents into its components, so that it stands alone. References to documents that are not among the
 * parts stay; so do those that would make more than the limits allow, because what stands in place of references may double with each of them.
 * Fetches nothing, changes nothing it is given, and ends with circles of references.
 * It walks by itself and not with `visitObjects`, because it makes a copy and has to know what kind of component each place holds.
 */
export function bundleReferences(
	description: unknown,
	{ address, documents }: BundleSources,
	limits: Pick<typeof LIMITS, 'depth' | 'values'> = LIMITS,
): Bundle {
	const wanted = new Set<string>();
	const cuts = new Map<Cut['what'], Cut>();
	const components = createComponents(description);
	// A list and no recursion: each file may refer to the next one.
	const waiting: Waiting[] = [];
	let written = 0;

	const rewrite = (value: unknown, place: Place): unknown => {
		written++;
		if (Array.isArray(value)) return value.map((item, index) => rewrite(item, { ...childOf(place, index), named: false, isText: false }));
		if (!isObject(value)) return value;
		const ref = value['$ref'];
		if (typeof ref === 'string') return refer(ref, value, place);
		return Object.fromEntries(
			Object.entries(value).map(([key, child]) => {
				if (!keeps(key, child, place)) return [key, rewrite(child, childPlace(place, key))];
				written += sizeOf(child);
				return [key, child];
			}),
		);
	};

	// What stands in place is met again and again.
	const located = new Map<string, Located | null>();
	const locate = (ref: string, base: string): Located | null => {
		const way = `${base} ${ref}`;
		const found = located.get(way) ?? locatedAt(ref, base);
		located.set(way, found);
		return found;
	};

	const stay = (what: 'depth' | 'values', holder: JsonObject, place: Place) => {
		if (!cuts.has(what)) cuts.set(what, { pointer: place.pointer ?? '#', what, size: limits[what] });
		return holder;
	};

	const refer = (ref: string, holder: JsonObject, place: Place): unknown => {
		if (place.base === address && ref.startsWith('#')) return holder;
		const found = locate(ref, place.base);
		if (found === null) return holder;
		const { url, fragment, key } = found;
		if (url.href === address) return { ...holder, $ref: fragment || '#' };
		if (!(place.isText || url.protocol !== 'file:' || isPartFile(url.pathname)) || !documents.has(url.href)) {
			wanted.add(url.href);
			return place.base === address ? holder : { ...holder, $ref: relativeTo(address, key) };
		}
		const own = components.ownPlace(place.pointer);
		const known = components.placed.get(key);
		if (known !== undefined && known !== own) return { ...holder, $ref: known };
		const target = valueAt(documents.get(url.href), segmentsOf(percentDecoded(fragment)));
		const left = { ...holder, $ref: relativeTo(address, key) };
		if (target === undefined || place.inside.includes(key)) return left;
		if (written > limits.values) return stay('values', left, place);
		const inner = { ...place, base: url.href };
		// A text in a file of its own, as the description of a tag; a reference in place of all entries of a map.
		const isPart = (isObject(target) || typeof target === 'boolean') && !place.named;
		if (own !== undefined || !isPart || !components.holds(place.kind)) {
			if (place.depth >= limits.depth) return stay('depth', left, place);
			if (own !== undefined) components.placed.set(key, own);
			const { $ref: _, ...beside } = holder;
			const replaced = rewrite(target, { ...inner, depth: place.depth + 1, inside: [...place.inside, key] });
			return isObject(replaced) ? { ...replaced, ...beside } : replaced;
		}
		const pointer = components.reserve(place.kind, componentName(url, fragment));
		components.placed.set(key, pointer);
		waiting.push({ pointer, target, place: { ...inner, pointer: undefined, inside: [], depth: 0 } });
		return { ...holder, $ref: pointer };
	};

	const value = rewrite(description, { kind: 'schemas', named: false, isText: false, pointer: '#', base: address, inside: [], depth: 0 });
	// It grows while it is gone through.
	for (const { pointer, target, place } of waiting) components.put(pointer, rewrite(target, place));
	return { value: components.addTo(value), wanted: [...wanted], cuts: [...cuts.values()] };
}

/** An address in words of the description: where a file stands on this machine is nobody's business. */
function relativeTo(address: string, target: string): string {
	if (!target.startsWith('file:')) return target;
	const from = address.split('/').slice(0, -1);
	const to = target.split('/');
	let shared = 0;
	while (shared < from.length && from[shared] === to[shared]) shared++;
	return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

function locatedAt(ref: string, base: string): Located | null {
	const url = URL.parse(ref, base);
	if (url === null) return null;
	const fragment = url.hash;
	url.hash = '';
	return { url, fragment, key: url.href + fragment };
}

const childOf = (place: Place, key: string | number): Place => ({
	...place,
	pointer: place.pointer === undefined ? undefined : pointerTo(place.pointer, key),
	depth: place.depth + 1,
});
const keeps = (key: string, child: unknown, { named }: Place) => !named && isData(key, child);

/** How many values there are in what is taken over as it is. */
function sizeOf(value: unknown): number {
	if (typeof value !== 'object' || value === null) return 1;
	return Object.values(value).reduce<number>((sum, child) => sum + sizeOf(child), 1);
}

const KINDS: Record<string, ComponentKind> = {
	responses: 'responses',
	parameters: 'parameters',
	examples: 'examples',
	requestBodies: 'requestBodies',
	requestBody: 'requestBodies',
	headers: 'headers',
	securitySchemes: 'securitySchemes',
	links: 'links',
	callbacks: 'callbacks',
	paths: 'pathItems',
	webhooks: 'pathItems',
	'x-webhooks': 'pathItems',
	pathItems: 'pathItems',
	content: 'mediaTypes',
	mediaTypes: 'mediaTypes',
	info: 'values',
	tags: 'values',
	servers: 'values',
	externalDocs: 'values',
	flows: 'values',
	discriminator: 'values',
	xml: 'values',
	server: 'values',
	'x-codeSamples': 'values',
	'x-code-samples': 'values',
};

/** Where a reference may lead to a file of plain text, as editors of such descriptions have it. */
const TEXTS = new Set(['description', 'source']);

/** Whether a file holds values, and not a text that is taken as it is. */
export const isPartFile = (path: string): boolean => /\.(?:json|ya?ml)$/i.test(path);

function childPlace(place: Place, key: string): Place {
	const child = { ...childOf(place, key), isText: !place.named && TEXTS.has(key) };
	// What has no name has nothing below that could have one: licence and contact of the info.
	if (place.named || place.kind === 'values') return { ...child, named: false };
	// A callback maps expressions to path items.
	if (place.kind === 'callbacks') return { ...child, kind: 'pathItems' };
	if (place.kind === 'pathItems' && HTTP_METHODS.includes(key)) return { ...child, kind: 'operations' };
	return { ...child, kind: KINDS[key] ?? 'schemas', named: isNamed(key) };
}

/** A readable name for what a reference leads to: its last part, otherwise that of the file. */
function componentName(url: URL, fragment: string): string {
	const last = segmentsOf(percentDecoded(fragment)).at(-1) ?? percentDecoded(url.pathname.split('/').at(-1) ?? '').replace(/\.(?:json|ya?ml)$/i, '');
	return last.replace(/[^\w.-]+/g, '-') || 'Teil';
}
