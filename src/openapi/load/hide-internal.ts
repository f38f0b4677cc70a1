import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { isObject, type JsonObject } from '#openapi/json/json.ts';
import { pointerTo, segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { isData } from '#openapi/json/visit-references.ts';
import { hideMentions } from './hide-mentions.ts';

/** What providers mark parts of a description with that readers must not see. */
const INTERNAL_MARKS = ['x-internal', 'x-hidden', 'x-exclude', 'x-excluded', 'x-scalar-ignore'];

const isInternal = (value: unknown): boolean => isObject(value) && INTERNAL_MARKS.some((mark) => value[mark] === true);

/**
 * A description without everything that is marked as internal: operations, paths, parameters, fields, schemas, tags with their operations, whatever refers to
 * such a part, and what nothing but these parts used or named (`hide-mentions.ts`). The same object when nothing is marked.
 */
export function hideInternal(description: JsonObject): JsonObject {
	if (!holdsMark(description)) return description;
	const before = reachable(description);
	let hidden = new Set<string>();
	const tags = new Set(asList(description['tags']).flatMap((tag) => (isObject(tag) && isInternal(tag) ? String(tag['name']) : [])));
	let shown = withoutMarked(description, { hidden, tags });
	// A component that is gone takes with it what refers to it, which may be components again.
	for (;;) {
		const gone = new Set([...componentPointers(description)].filter((name) => !componentPointers(shown).has(name)));
		if (gone.size === hidden.size) break;
		hidden = gone;
		shown = withoutMarked(shown, { hidden, tags });
	}
	const after = reachable(shown);
	const unused = new Set([...before].filter((pointer) => !after.has(pointer)));
	return hideMentions(description, unused.size === 0 ? shown : withoutMarked(shown, { hidden: unused, tags }));
}

/** What goes: components by pointer, and operations of tags. */
interface Hidden {
	hidden: ReadonlySet<string>;
	tags: ReadonlySet<string>;
}

function withoutMarked(description: JsonObject, { hidden, tags }: Hidden): JsonObject {
	const isGone = (value: unknown, pointer: string) =>
		isInternal(value) ||
		hidden.has(pointer) ||
		(isObject(value) && typeof value['$ref'] === 'string' && hidden.has(value['$ref'])) ||
		(isObject(value) && tags.size > 0 && isOnlyTagged(value, tags));
	const copy = (value: unknown, pointer: string, key: string): unknown => {
		if (isData(key, value) && key !== 'mapping') return value;
		if (Array.isArray(value)) return value.flatMap((item, index) => (isGone(item, `${pointer}/${index}`) ? [] : [copy(item, `${pointer}/${index}`, '')]));
		if (!isObject(value)) return value;
		const entries = Object.entries(value).filter(([name, child]) => !isGone(child, pointerTo(pointer, name)));
		const copied = entries.map(([name, child]) => [name, copy(child, pointerTo(pointer, name), name)] as const);
		// A path of which no operation is left would tell its name.
		const isLeft = ([name, child]: readonly [string, unknown]) => !ITEMS.has(key) || !hasOperation(value[name]) || hasOperation(child);
		const kept = Object.fromEntries(copied.filter(isLeft));
		return withoutNames(value, key === 'mapping' ? withoutTargets(kept, hidden) : kept);
	};
	return copy(description, '#', '') as JsonObject;
}

/** Keys whose value maps names to path items. */
const ITEMS = new Set(['paths', 'webhooks', 'x-webhooks', 'pathItems']);
const OPERATION_KEYS = [...HTTP_METHODS, 'additionalOperations', '$ref'];

const hasOperation = (item: unknown): boolean => isObject(item) && OPERATION_KEYS.some((method) => item[method] !== undefined);

/** Fields that are gone are required no more. */
function withoutNames(before: JsonObject, after: JsonObject): JsonObject {
	const fields = before['properties'];
	if (!isObject(fields) || !Array.isArray(before['required'])) return after;
	const left = after['properties'];
	return { ...after, required: before['required'].filter((name) => !(String(name) in fields) || (isObject(left) && String(name) in left)) };
}

const withoutTargets = (mapping: JsonObject, hidden: ReadonlySet<string>): JsonObject =>
	Object.fromEntries(Object.entries(mapping).filter(([, target]) => !hidden.has(String(target)) && !hidden.has(`#/components/schemas/${String(target)}`)));

const isOnlyTagged = (value: JsonObject, tags: ReadonlySet<string>) => {
	const own = asList(value['tags']);
	return own.length > 0 && 'responses' in value && own.every((tag) => tags.has(String(tag)));
};

const COMPONENT_CONTAINERS = ['components', 'definitions', 'parameters', 'responses'];

/** Pointers of all components. */
function componentPointers(description: JsonObject): Set<string> {
	const { components } = description;
	const groups = isObject(components) ? Object.entries(components).map(([kind, group]) => [`#/components/${kind}`, group] as const) : [];
	const older = COMPONENT_CONTAINERS.slice(1).map((kind) => [`#/${kind}`, description[kind]] as const);
	return new Set([...groups, ...older].flatMap(([pointer, group]) => (isObject(group) ? Object.keys(group).map((name) => pointerTo(pointer, name)) : [])));
}

/** Pointers of the components that something outside of the components reaches. */
function reachable(description: JsonObject): Set<string> {
	const reached = new Set<string>();
	const names = componentPointers(description);
	const open: unknown[] = Object.entries(description).flatMap(([key, value]) => (COMPONENT_CONTAINERS.includes(key) ? [] : [value]));
	for (let next = open.pop(); next !== undefined; next = open.pop()) {
		if (typeof next === 'string' && names.has(next) && !reached.has(next)) {
			reached.add(next);
			open.push(valueAt(description, segmentsOf(next)));
		} else if (typeof next === 'object' && next !== null) open.push(...Object.values(next).filter((value) => value !== undefined));
	}
	return reached;
}

function holdsMark(value: unknown): boolean {
	if (Array.isArray(value)) return value.some(holdsMark);
	return isObject(value) && (isInternal(value) || Object.entries(value).some(([key, child]) => !isData(key, child) && holdsMark(child)));
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
