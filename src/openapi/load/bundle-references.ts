import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { isData, isNamed } from '#openapi/json/visit-references.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { type ComponentKind, createComponents } from './bundled-components.ts';

/** A description and what it may refer to. */
export interface BundleSources {
	/** Address of the description, which relative references start from. */
	address: string;
	/** Parsed documents by their addresses, without fragments. */
	documents: ReadonlyMap<string, unknown>;
}

/** What a place of a description holds. */
interface Place {
	kind: ComponentKind;
	/** The keys are free names. */
	named: boolean;
	/** Where it stands, in the description itself; `undefined` inside of parts. */
	pointer: Pointer | undefined;
	/** Address of the document that it comes from. */
	base: string;
	/** References that are being replaced around it. */
	inside: readonly string[];
}

/**
 * Puts what a description refers to in other documents into its components, so that it stands alone. References to documents that are not among the
 * parts stay; `wanted` has the addresses of these documents. Fetches nothing, changes nothing it is given, and ends with circles of references.
 * It walks by itself and not with `visitObjects`, because it makes a copy and has to know what kind of component each place holds.
 */
export function bundleReferences(description: unknown, { address, documents }: BundleSources): { value: unknown; wanted: string[] } {
	const wanted = new Set<string>();
	const components = createComponents(description);

	const rewrite = (value: unknown, place: Place): unknown => {
		if (Array.isArray(value)) return value.map((item, index) => rewrite(item, { ...place, named: false, pointer: below(place, index) }));
		if (!isObject(value)) return value;
		const ref = value['$ref'];
		if (!place.named && typeof ref === 'string') return refer(ref, value, place);
		return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, keeps(key, child, place) ? child : rewrite(child, childPlace(place, key))]));
	};

	const refer = (ref: string, holder: JsonObject, place: Place): unknown => {
		if (place.base === address && ref.startsWith('#')) return holder;
		const url = URL.parse(ref, place.base);
		if (url === null) return holder;
		const fragment = url.hash;
		url.hash = '';
		if (url.href === address) return { ...holder, $ref: fragment || '#' };
		const key = url.href + fragment;
		if (!documents.has(url.href)) {
			wanted.add(url.href);
			return place.base === address ? holder : { ...holder, $ref: key };
		}
		const own = components.ownPlace(place.pointer);
		const known = components.placed.get(key);
		if (known !== undefined && known !== own) return { ...holder, $ref: known };
		const target = valueAt(documents.get(url.href), segmentsOf(percentDecoded(fragment)));
		if (target === undefined || place.inside.includes(key)) return { ...holder, $ref: key };
		const inner = { ...place, named: false, base: url.href };
		// A text in a file of its own, as the description of a tag.
		const isPart = isObject(target) || typeof target === 'boolean';
		if (own !== undefined || !isPart || !components.holds(place.kind)) {
			if (own !== undefined) components.placed.set(key, own);
			const { $ref: _, ...beside } = holder;
			const replaced = rewrite(target, { ...inner, inside: [...place.inside, key] });
			return isObject(replaced) ? { ...replaced, ...beside } : replaced;
		}
		const pointer = components.reserve(place.kind, componentName(url, fragment));
		components.placed.set(key, pointer);
		components.put(pointer, rewrite(target, { ...inner, pointer: undefined, inside: [] }));
		return { ...holder, $ref: pointer };
	};

	const value = rewrite(description, { kind: 'schemas', named: false, pointer: '#', base: address, inside: [] });
	return { value: components.addTo(value), wanted: [...wanted] };
}

const below = ({ pointer }: Place, key: string | number) => (pointer === undefined ? undefined : pointerTo(pointer, key));
const keeps = (key: string, child: unknown, { named }: Place) => !named && isData(key, child);

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
	pathItems: 'pathItems',
	content: 'mediaTypes',
	mediaTypes: 'mediaTypes',
	info: 'values',
	tags: 'values',
	servers: 'values',
	externalDocs: 'values',
};

const METHODS = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query']);

function childPlace(place: Place, key: string): Place {
	const pointer = below(place, key);
	if (place.named) return { ...place, named: false, pointer };
	// A callback maps expressions to path items.
	if (place.kind === 'callbacks') return { ...place, kind: 'pathItems', pointer };
	if (place.kind === 'pathItems' && METHODS.has(key)) return { ...place, kind: 'operations', pointer };
	return { ...place, kind: KINDS[key] ?? 'schemas', named: isNamed(key), pointer };
}

/** A readable name for what a reference leads to: its last part, otherwise that of the file. */
function componentName(url: URL, fragment: string): string {
	const last = segmentsOf(percentDecoded(fragment)).at(-1) ?? percentDecoded(url.pathname.split('/').at(-1) ?? '').replace(/\.(?:json|ya?ml)$/i, '');
	return last.replace(/[^\w.-]+/g, '-') || 'Teil';
}
