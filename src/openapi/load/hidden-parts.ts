import { HTTP_METHODS } from '#openapi/json/http-methods.ts';
import { entriesAt, isObject, type JsonObject, listAt, objectAt, stringsAt } from '#openapi/json/json.ts';
import { isData, isNamed, visitObjects } from '#openapi/json/visit-references.ts';
import { type Hiding, hide, REFERRING_KEYS } from './hiding.ts';
import { unusedComponents } from './unused-components.ts';

/** Extensions by which providers mark parts that readers must not see. */
const INTERNAL_MARKS = ['x-internal', 'x-hidden', 'x-exclude', 'x-excluded', 'x-scalar-ignore'];

/** Spellings of true, also quoted or as in YAML 1.1 (`yes`): a marked part must not be shown because of its spelling. */
const YES = /^(?:true|yes|on|y|1)$/i;

const isInternal = (value: JsonObject): boolean => INTERNAL_MARKS.some((mark) => YES.test(String(value[mark])));

/** Every marked object, but not those inside it. Below free names a key has no meaning: a field may be called `example`. */
export function markedParts(value: unknown, named = false): JsonObject[] {
	if (Array.isArray(value)) return value.flatMap((item) => markedParts(item));
	if (!isObject(value)) return [];
	if (!named && isInternal(value)) return [value];
	return Object.entries(value).flatMap(([key, child]) => (!named && isPlainValue(key, child) ? [] : markedParts(child, !named && isNamed(key))));
}

/** Data, in which marks have no meaning. In extensions they do. */
const isPlainValue = (key: string, value: unknown) => isData(key, value) && !key.startsWith('x-') && key !== 'variables';

/**
 * Hides everything that depends on marked parts: references to them, operations of hidden tags, links to hidden operations, paths and callbacks without any
 * operation left, and components that only such parts used.
 */
export function hideDependents(hiding: Hiding): void {
	const { description, gone } = hiding;
	const outline = outlineOfParts(description);
	const tags = new Set(listAt(description, 'tags').flatMap((tag) => (isObject(tag) && gone.has(tag) ? [String(tag['name'])] : [])));
	for (let size = -1; size !== gone.size; ) {
		size = gone.size;
		for (const part of dependentsOf(hiding, outline, tags)) hide(hiding, part);
		if (size === gone.size) for (const component of unusedComponents(hiding)) hide(hiding, component);
	}
}

/** What has to be hidden because of what is hidden so far. */
function dependentsOf(hiding: Hiding, { holders, operations, groups, links }: PartsOutline, tags: ReadonlySet<string>): JsonObject[] {
	const { gone } = hiding;
	const isOnlyTagged = (own: readonly string[]) => own.length > 0 && own.every((tag) => tags.has(tag));
	const left = new Set(operations.flatMap((operation) => (gone.has(operation) ? [] : [operation['operationId']])));
	const ids = new Set(operations.flatMap(({ operationId }) => (left.has(operationId) ? [] : [operationId])));
	return [
		...holders.filter((holder) => REFERRING_KEYS.some((key) => leadsToGone(hiding, holder[key]))),
		...operations.filter((operation) => isOnlyTagged(stringsAt(operation, 'tags'))),
		...groups.filter(({ parts }) => parts.length > 0 && parts.every((part) => gone.has(part))).map(({ whole }) => whole),
		...links.filter(({ operationId }) => ids.has(operationId)),
	];
}

function leadsToGone({ gone, resolve }: Hiding, ref: unknown): boolean {
	if (typeof ref !== 'string') return false;
	const target = resolve(ref);
	return 'value' in target && gone.has(target.value);
}

/** Parts of a description that depend on other parts. */
interface PartsOutline {
	/** Objects with references. */
	holders: JsonObject[];
	operations: JsonObject[];
	links: JsonObject[];
	/** Objects that are empty without their parts: a path without operations, a callback without paths. */
	groups: { whole: JsonObject; parts: JsonObject[] }[];
}

function outlineOfParts(description: JsonObject): PartsOutline {
	const outline: PartsOutline = { holders: [], operations: [], links: [], groups: [] };
	const callbacks: PartsOutline['groups'] = [];
	visitObjects(description, (value) => {
		if (REFERRING_KEYS.some((key) => typeof value[key] === 'string')) outline.holders.push(value);
		if ('responses' in value && value !== description && isObject(value['responses'])) outline.operations.push(value);
		outline.links.push(...objectsAt(value, 'links'));
		const operations = operationsIn(value);
		if (operations.length > 0) outline.groups.push({ whole: value, parts: operations });
		for (const whole of objectsAt(value, 'callbacks')) callbacks.push({ whole, parts: Object.values(whole).filter(isObject) });
	});
	return { ...outline, groups: [...outline.groups, ...callbacks] };
}

/** The operations of a path item. */
const operationsIn = (item: JsonObject): JsonObject[] => [
	...HTTP_METHODS.flatMap((method) => (isObject(item[method]) ? [item[method]] : [])),
	...Object.values(objectAt(item, 'additionalOperations')).filter(isObject),
];

const objectsAt = (value: JsonObject, key: string): JsonObject[] => entriesAt(value, key).flatMap(([, child]) => (isObject(child) ? [child] : []));
