import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { isData } from '#openapi/json/visit-references.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { createComponents } from './bundled-components.ts';
import { type ComponentPlace, itemPlace, propertyPlace } from './component-place.ts';
import { type Cut, LIMITS } from './neutralise.ts';

/** A description and what it may refer to. */
export interface BundleSources {
	/** Address of the description, which relative references start from. */
	address: string;
	/** Parsed documents by their addresses, without fragments. They may be read when they are asked for. */
	documents: Pick<ReadonlyMap<string, unknown>, 'get' | 'has'>;
	/** Addresses of files that were looked for and do not exist, with the name of one that differs only in capitals. */
	absent?: ReadonlyMap<string, string | undefined>;
}

/** A description that stands alone. */
interface Bundle {
	value: unknown;
	/** Addresses of the documents that are missing. */
	wanted: string[];
	/** Where references stay because there would be too much. */
	cuts: Cut[];
}

/** Where a reference leads. */
interface ReferenceAddress {
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
	place: ComponentPlace;
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

	const rewrite = (value: unknown, place: ComponentPlace): unknown => {
		written++;
		if (Array.isArray(value)) return value.map((item, index) => rewrite(item, itemPlace(place, index)));
		if (!isObject(value)) return value;
		const ref = value['$ref'];
		if (typeof ref === 'string') return refer(ref, value, place);
		return Object.fromEntries(
			Object.entries(value).map(([key, child]) => {
				if (place.kind === 'discriminators' && TARGET_KEYS.has(key)) return [key, rewriteTargets(child, propertyPlace(place, key))];
				if (!keeps(key, child, place)) return [key, rewrite(child, propertyPlace(place, key))];
				written += sizeOf(child);
				return [key, child];
			}),
		);
	};

	/** What a discriminator names in another document is an alternative, even where nothing else refers to it. A bare name is that of a component. */
	const rewriteTargets = (targets: unknown, place: ComponentPlace): unknown => {
		written++;
		if (isObject(targets)) return Object.fromEntries(Object.entries(targets).map(([value, target]) => [value, rewriteTargets(target, place)]));
		if (typeof targets !== 'string' || !namesAddress(targets)) return targets;
		const found = refer(targets, {}, place);
		return isObject(found) ? (found['$ref'] ?? targets) : targets;
	};

	// What stands in place is met again and again.
	const located = new Map<string, ReferenceAddress | null>();
	const locate = (ref: string, base: string): ReferenceAddress | null => {
		const way = `${base} ${ref}`;
		const found = located.get(way) ?? locatedAt(ref, base);
		located.set(way, found);
		return found;
	};

	const stay = (what: 'depth' | 'values', holder: JsonObject, place: ComponentPlace) => {
		if (!cuts.has(what)) cuts.set(what, { pointer: place.pointer ?? '#', what, size: limits[what] });
		return holder;
	};

	const refer = (ref: string, holder: JsonObject, place: ComponentPlace): unknown => {
		if (place.base === address && ref.startsWith('#')) return holder;
		const found = locate(ref, place.base);
		if (found === null) return holder;
		const { url, fragment, key } = found;
		if (url.href === address) return { ...holder, $ref: fragment || '#' };
		if (!(place.isText || url.protocol !== 'file:' || isPartFile(url.pathname)) || !documents.has(url.href)) {
			wanted.add(url.href);
			return place.base === address ? holder : { ...holder, $ref: relativeTo(address, key) };
		}
		const known = components.placed.get(key);
		if (known !== undefined && known !== components.ownPlace(place.pointer)) return { ...holder, $ref: known };
		return bring(found, holder, place);
	};

	/** Puts what stands in another document in place of the reference, or among the components. */
	const bring = ({ url, fragment, key }: ReferenceAddress, holder: JsonObject, place: ComponentPlace): unknown => {
		const target = valueAt(documents.get(url.href), segmentsOf(percentDecoded(fragment)));
		const left = { ...holder, $ref: relativeTo(address, key) };
		if (target === undefined || place.inside.includes(key)) return left;
		if (written > limits.values) return stay('values', left, place);
		const own = components.ownPlace(place.pointer);
		const inner = { ...place, base: url.href };
		// A text in a file of its own, as the description of a tag; a reference in place of all entries of a map.
		const isPart = (isObject(target) || typeof target === 'boolean') && !place.named;
		if (own === undefined && isPart && components.holds(place.kind)) {
			const pointer = components.reserve(place.kind, componentNames(url, fragment));
			components.placed.set(key, pointer);
			waiting.push({ pointer, target, place: { ...inner, pointer: undefined, inside: [], depth: 0 } });
			return { ...holder, $ref: pointer };
		}
		if (place.depth >= limits.depth) return stay('depth', left, place);
		if (own !== undefined) components.placed.set(key, own);
		const { $ref: _, ...beside } = holder;
		const replaced = rewrite(target, { ...inner, depth: place.depth + 1, inside: [...place.inside, key] });
		return isObject(replaced) ? { ...replaced, ...beside } : replaced;
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

function locatedAt(ref: string, base: string): ReferenceAddress | null {
	const url = URL.parse(ref, base);
	if (url === null) return null;
	const fragment = url.hash;
	url.hash = '';
	return { url, fragment, key: url.href + fragment };
}

const keeps = (key: string, child: unknown, { named }: ComponentPlace) => !named && isData(key, child);

/** How many values there are in what is taken over as it is. */
function sizeOf(value: unknown): number {
	if (typeof value !== 'object' || value === null) return 1;
	return Object.values(value).reduce<number>((sum, child) => sum + sizeOf(child), 1);
}

/** Where a discriminator names its alternatives. */
const TARGET_KEYS = new Set(['mapping', 'defaultMapping']);

/** Whether a discriminator names an alternative by its address, and not by its name among the components. */
export const namesAddress = (target: string): boolean => /[#/]/.test(target) || isPartFile(target);

/** Whether a file holds values, and not a text that is taken as it is. */
export const isPartFile = (path: string): boolean => /\.(?:json|ya?ml)$/i.test(path);

/** Readable names for what a reference leads to: its last part, otherwise that of the file, and the same with what is around it. */
function componentNames(url: URL, fragment: string): string[] {
	const path = [...url.pathname.split('/').map(percentDecoded), ...segmentsOf(percentDecoded(fragment))];
	const [around, last] = path.map((part) => part.replace(/\.(?:json|ya?ml)$/i, '').replace(/[^\w.-]+/g, '-')).slice(-2);
	return last ? [last, ...(around ? [`${around}-${last}`] : [])] : ['Teil'];
}
