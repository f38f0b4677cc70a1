import { isObject, type JsonObject, objectAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';

/** Kinds of components. Path items, operations, media types, discriminators and unnamed objects can only be where they are used. */
export type ComponentKind =
	| 'schemas'
	| 'responses'
	| 'parameters'
	| 'examples'
	| 'requestBodies'
	| 'headers'
	| 'securitySchemes'
	| 'links'
	| 'callbacks'
	| 'pathItems'
	| 'mediaTypes'
	| 'operations'
	| 'discriminators'
	| 'values';

/** The components of a description, to which parts of other documents are added. */
interface BundledComponents {
	/** Places of the targets of references, by address with fragment. */
	placed: Map<string, Pointer>;
	/** Whether the description can have components of a kind. */
	holds(kind: ComponentKind): boolean;
	/** The place itself, if it is that of a component. */
	ownPlace(pointer: Pointer | undefined): Pointer | undefined;
	/** Reserves a place for a component under the first free of these names; if all are taken, under the last one with a number. */
	reserve(kind: ComponentKind, wishes: readonly string[]): Pointer;
	put(pointer: Pointer, value: unknown): void;
	/** The description with all added components. */
	addTo(description: unknown): unknown;
}

const IN_PLACE: ReadonlySet<ComponentKind> = new Set(['pathItems', 'mediaTypes', 'operations', 'discriminators', 'values']);

/** Swagger 2.0 has its components at the top level. */
const SWAGGER: Partial<Record<ComponentKind, readonly string[]>> = { schemas: ['definitions'], parameters: ['parameters'], responses: ['responses'] };

/** Places for components. */
const OWN_COMPONENT = /^#\/components\/[^/]*\/[^/]*$/;
const OWN_SWAGGER_COMPONENT = /^#\/(?:definitions|parameters|responses)\/[^/]*$/;

/** Starts with the components of `description`, which is not changed. */
export function createComponents(description: unknown): BundledComponents {
	const isSwagger = isObject(description) && 'swagger' in description;
	const folderOf = (kind: ComponentKind) => {
		if (isSwagger) return SWAGGER[kind];
		return IN_PLACE.has(kind) ? undefined : ['components', kind];
	};
	const added = new Map<Pointer, unknown>();
	const counts = new Map<Pointer, number>();
	const isTaken = (pointer: Pointer) => added.has(pointer) || valueAt(description, segmentsOf(pointer)) !== undefined;
	return {
		placed: new Map(),
		holds: (kind) => folderOf(kind) !== undefined,
		ownPlace: (pointer) => (pointer !== undefined && (isSwagger ? OWN_SWAGGER_COMPONENT : OWN_COMPONENT).test(pointer) ? pointer : undefined),
		reserve(kind, wishes) {
			const at = (name: string) => pointerTo('#', ...(folderOf(kind) ?? []), name);
			const wish = wishes.find((name) => !isTaken(at(name))) ?? wishes.at(-1) ?? '';
			// Continues after the last number for this name: vendors give hundreds of files the same name.
			let count = counts.get(at(wish)) ?? 1;
			let pointer = count === 1 ? at(wish) : at(`${wish}-${count}`);
			while (isTaken(pointer)) pointer = at(`${wish}-${++count}`);
			counts.set(at(wish), count);
			added.set(pointer, undefined);
			return pointer;
		},
		put(pointer, value) {
			added.set(pointer, value);
		},
		addTo(value) {
			if (!isObject(value)) return value;
			const folders = Map.groupBy(added, ([pointer]) => pointer.slice(0, pointer.lastIndexOf('/')));
			return [...folders].reduce(
				(whole, [folder, parts]) =>
					withParts(
						whole,
						segmentsOf(folder),
						parts.map(([pointer, part]) => [lastOf(pointer), part]),
					),
				value,
			);
		},
	};
}

const lastOf = (pointer: Pointer): string => segmentsOf(pointer).at(-1) ?? '';

/** A copy of an object with more entries in the object at a path of keys; missing objects on the way are created. */
function withParts(value: JsonObject, [key, ...rest]: readonly string[], parts: readonly [string, unknown][]): JsonObject {
	if (key === undefined) return { ...value, ...Object.fromEntries(parts) };
	return { ...value, [key]: withParts(objectAt(value, key), rest, parts) };
}
