import { entriesAt, isObject, type JsonObject, listAt, objectAt } from '#openapi/json/json.ts';
import { type Pointer, pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';
import { type Hiding, REFERRING_KEYS } from './hiding.ts';

/** Keys of components, which exist only to be referred to, and their places in Swagger 2.0. */
const COMPONENT_KEYS = ['components', 'definitions', 'parameters', 'responses'];

/** The components that no remaining part uses any more. Components that nothing used before stay, together with those that they use. */
export function unusedComponents(hiding: Hiding): unknown[] {
	const { description } = hiding;
	const subtypes = subtypesIn(hiding);
	const outside = Object.fromEntries(Object.entries(description).filter(([key]) => !COMPONENT_KEYS.includes(key)));
	const before = reachable(hiding, { start: [outside], subtypes, without: new Set() });
	const never = componentPointers(description).filter((pointer) => !before.has(pointer));
	const after = reachable(hiding, { start: [outside, ...never.map((pointer) => valueAt(description, segmentsOf(pointer)))], subtypes, without: hiding.gone });
	return [...before].filter((pointer) => !after.has(pointer)).map((pointer) => valueAt(description, segmentsOf(pointer)));
}

interface Reach {
	start: unknown[];
	subtypes: ReadonlyMap<unknown, Pointer[]>;
	without: ReadonlySet<unknown>;
}

/** Pointers of the components that are reached from the start, by references into them as well. */
function reachable({ description, resolve }: Hiding, { start, subtypes, without }: Reach): Set<Pointer> {
	const reached = new Set<Pointer>();
	const open = [...start];
	const enter = (pointer: Pointer) => {
		const component = componentOf(pointer);
		if (component === undefined || reached.has(component)) return;
		const value = valueAt(description, segmentsOf(component));
		if (without.has(value)) return;
		reached.add(component);
		open.push(value);
	};
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		visitObjects(next, (part) => {
			if (without.has(part)) return;
			const mapped = entriesAt(objectAt(part, 'discriminator'), 'mapping').flatMap(([, target]) => mappedSchema(target, resolve) ?? []);
			for (const pointer of [...referredPointers(part, resolve), ...mapped, ...(subtypes.get(part) ?? [])]) enter(pointer);
		});
	}
	return reached;
}

/** Where the references of an object lead. */
function referredPointers(part: JsonObject, resolve: Hiding['resolve']): Pointer[] {
	return REFERRING_KEYS.flatMap((key) => {
		const target = typeof part[key] === 'string' ? resolve(part[key]) : undefined;
		return target !== undefined && 'pointer' in target ? [target.pointer] : [];
	});
}

/** The place of a schema that a discriminator names, by its bare name or by a reference. */
export function mappedSchema(target: unknown, resolve: Hiding['resolve']): Pointer | undefined {
	for (const ref of [pointerTo('#/components/schemas', String(target)), String(target)]) {
		const found = resolve(ref);
		if ('pointer' in found) return found.pointer;
	}
	return undefined;
}

/** For each schema with a discriminator the schemas that include it by `allOf`: its values name them. */
function subtypesIn({ description, resolve }: Hiding): Map<unknown, Pointer[]> {
	const found = new Map<unknown, Pointer[]>();
	for (const pointer of componentPointers(description)) {
		const component = valueAt(description, segmentsOf(pointer));
		for (const part of isObject(component) ? listAt(component, 'allOf') : []) {
			const base = isObject(part) && typeof part['$ref'] === 'string' ? resolve(part['$ref']) : undefined;
			if (base === undefined || !('value' in base) || !isObject(base.value) || base.value['discriminator'] === undefined) continue;
			found.set(base.value, [...(found.get(base.value) ?? []), pointer]);
		}
	}
	return found;
}

/** Pointers of all components. */
function componentPointers(description: JsonObject): Pointer[] {
	const groups = entriesAt(description, 'components').map(([kind, group]) => [`#/components/${kind}`, group] as const);
	const older = COMPONENT_KEYS.slice(1).map((kind) => [`#/${kind}`, description[kind]] as const);
	return [...groups, ...older].flatMap(([pointer, group]) => (isObject(group) ? Object.keys(group).map((name) => pointerTo(pointer, name)) : []));
}

/** The component that a place is, or is in. */
function componentOf(pointer: Pointer): Pointer | undefined {
	const way = segmentsOf(pointer);
	const depth = way[0] === 'components' ? 3 : COMPONENT_KEYS.includes(way[0] ?? '') ? 2 : 0;
	return depth === 0 || way.length < depth ? undefined : pointerTo('#', ...way.slice(0, depth));
}
