import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { isData } from '#openapi/json/visit-references.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { placeNames } from '#words/samples.ts';
import { createComponents } from './bundled-components.ts';
import { type ComponentPlace, itemPlace, propertyPlace } from './component-place.ts';
import { type Cut, LIMITS } from './neutralise.ts';

/** A description and the documents it may reference. */
export interface BundleSources {
	/** Address of the description, which relative references are resolved against. */
	address: string;
	/** Parsed documents by address, without fragments. They may be read on demand. */
	documents: Pick<ReadonlyMap<string, unknown>, 'get' | 'has'>;
	/** Addresses of missing files, with the name of a file that differs only in case. */
	absent?: ReadonlyMap<string, string | undefined>;
}

/** A self-contained description. */
interface Bundle {
	value: unknown;
	/** Addresses of missing documents. */
	wanted: string[];
	/** Places whose references are kept because of the limits. */
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

/** A component still to be written. */
interface Waiting {
	pointer: Pointer;
	target: unknown;
	place: ComponentPlace;
}

/**
 * Copies what a description references in other documents into its components, so that it is self-contained. References to documents that are not among the
 * parts are kept, and so are those that would exceed the limits, because inlined content may double with each reference.
 * Fetches nothing, does not change its input, and terminates for circular references.
 * It does not use `visitObjects`, because it makes a copy and must know which kind of component each place holds.
 */
export function bundleReferences(
	description: unknown,
	{ address, documents }: BundleSources,
	limits: Pick<typeof LIMITS, 'depth' | 'values'> = LIMITS,
): Bundle {
	const wanted = new Set<string>();
	const cuts = new Map<Cut['what'], Cut>();
	const components = createComponents(description);
	// A list instead of recursion: each file may reference the next one.
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

	/** What a discriminator names in another document is an alternative, even if nothing else references it. A bare name is a component's. */
	const rewriteTargets = (targets: unknown, place: ComponentPlace): unknown => {
		written++;
		if (isObject(targets)) return Object.fromEntries(Object.entries(targets).map(([value, target]) => [value, rewriteTargets(target, place)]));
		if (typeof targets !== 'string' || !namesAddress(targets)) return targets;
		const found = refer(targets, {}, place);
		return isObject(found) ? (found['$ref'] ?? targets) : targets;
	};

	// Inlined content is visited again and again.
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

	/** Replaces the reference with what it points to in another document, or adds that to the components. */
	const bring = ({ url, fragment, key }: ReferenceAddress, holder: JsonObject, place: ComponentPlace): unknown => {
		const target = valueAt(documents.get(url.href), segmentsOf(percentDecoded(fragment)));
		const left = { ...holder, $ref: relativeTo(address, key) };
		if (target === undefined || place.inside.includes(key)) return left;
		if (written > limits.values) return stay('values', left, place);
		const own = components.ownPlace(place.pointer);
		const inner = { ...place, base: url.href };
		// A text in its own file, such as the description of a tag; a reference instead of all entries of a map.
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
	// It grows during the loop.
	for (const { pointer, target, place } of waiting) components.put(pointer, rewrite(target, place));
	return { value: components.addTo(value), wanted: [...wanted], cuts: [...cuts.values()] };
}

/** An address relative to the description: locations on this machine stay private. */
function relativeTo(address: string, target: string): string {
	if (!target.startsWith('file:')) return target;
	const from = address.split('/').slice(0, -1);
	const to = target.split('/');
	let shared = 0;
	while (shared < from.length && from[shared] === to[shared]) shared++;
	return [...from.slice(shared).map(() => '..'), ...to.slice(shared)].join('/');
}

function locatedAt(ref: string, base: string): ReferenceAddress | null {
	const url = URL.parse(withNameInFull(ref), base);
	if (url === null) return null;
	const fragment = url.hash;
	url.hash = '';
	return { url, fragment, key: url.href + fragment };
}

/** `paths/users#update.yaml` names a file, as authors mean it; in an address `#` ends the name unless it is written `%23`. */
export const withNameInFull = (ref: string): string =>
	/^[^#]*\.(?:json|ya?ml)#/i.test(ref) ? ref : ref.replace(/^([^#]+)#(?=[^#/]+\.(?:json|ya?ml|md|txt)(?:#|$))/i, '$1%23');

const keeps = (key: string, child: unknown, { named }: ComponentPlace) => !named && isData(key, child);

/** The number of values in what is copied unchanged. */
function sizeOf(value: unknown): number {
	if (typeof value !== 'object' || value === null) return 1;
	return Object.values(value).reduce<number>((sum, child) => sum + sizeOf(child), 1);
}

/** Where a discriminator names its alternatives. */
const TARGET_KEYS = new Set(['mapping', 'defaultMapping']);

/** Whether a discriminator refers to an alternative by address rather than by component name. */
export const namesAddress = (target: string): boolean => /[#/]/.test(target) || isPartFile(target);

/** Whether a file contains values, and not a text that is copied as it is. */
export const isPartFile = (path: string): boolean => /\.(?:json|ya?ml)$/i.test(path);

/** Readable names for the target of a reference: its last part, otherwise that of the file, then the same with what is around it. */
function componentNames(url: URL, fragment: string): string[] {
	const path = [...url.pathname.split('/').map(percentDecoded), ...segmentsOf(percentDecoded(fragment))];
	const [around, last] = path.map((part) => part.replace(/\.(?:json|ya?ml)$/i, '').replace(/[^\w.-]+/g, '-')).slice(-2);
	return last ? [last, ...(around ? [`${around}-${last}`] : [])] : [placeNames.document];
}
