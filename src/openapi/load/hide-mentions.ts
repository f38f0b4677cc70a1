import { entriesAt, isObject, type JsonObject, listAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { segmentsOf, valueAt } from '#openapi/json/pointer.ts';
import { visitObjects } from '#openapi/json/visit-references.ts';

/** What operations name instead of referring to it. */
interface Mentioned {
	tags: Set<string>;
	/** Names of security schemes. */
	schemes: Set<string>;
	operationIds: Set<string>;
}

/**
 * A description `after` operations are gone from it, without what only these named: their tags, the groups of nothing but these, their ways to sign in, links that lead to
 * them. A tag above one that is left stays. What no operation of `before` named stays as well.
 */
export function hideMentions(before: JsonObject, after: JsonObject): JsonObject {
	const [was, is] = [mentionedIn(before), mentionedIn(after)];
	const operationIds = without(was.operationIds, is.operationIds);
	const shown = withoutLinks(after, (link) => leadsNowhere(link, { before, after, operationIds }));
	const tags = tagsLeft(listAt(shown, 'tags').filter(isObject), without(was.tags, is.tags));
	const known = new Set([...was.tags, ...listAt(before, 'tags').filter(isObject).map(tagName)]);
	const left = new Set([...is.tags, ...tags.map(tagName)]);
	return {
		...shown,
		...('tags' in shown && { tags }),
		...('x-tagGroups' in shown && { 'x-tagGroups': listAt(shown, 'x-tagGroups').flatMap((group) => groupWithout(group, without(known, left))) }),
		...withoutSchemes(shown, without(was.schemes, is.schemes)),
	};
}

function mentionedIn(description: JsonObject): Mentioned {
	const found: Mentioned = { tags: new Set(), schemes: new Set(), operationIds: new Set() };
	const addSchemes = (holder: JsonObject) => {
		for (const requirement of listAt(holder, 'security')) for (const name of isObject(requirement) ? Object.keys(requirement) : []) found.schemes.add(name);
	};
	// What the description says of all operations is said by no operation.
	addSchemes(description);
	visitObjects(description, (value) => {
		if (!('responses' in value)) return;
		addSchemes(value);
		for (const tag of stringsAt(value, 'tags')) found.tags.add(tag);
		const id = textAt(value, 'operationId');
		if (id !== undefined) found.operationIds.add(id);
	});
	return found;
}

const without = (names: ReadonlySet<string>, others: ReadonlySet<string>) => new Set([...names].filter((name) => !others.has(name)));

const tagName = (tag: JsonObject): string => textAt(tag, 'name') ?? '';

/** Declared tags without unused ones, unless one stands below that is left (`parent` of 3.2). */
function tagsLeft(tags: readonly JsonObject[], unused: ReadonlySet<string>): JsonObject[] {
	const left = tags.filter((tag) => !unused.has(tagName(tag)));
	const above = new Set<string>();
	for (let names = left; names.length > 0; ) {
		const parents = new Set(names.flatMap((tag) => textAt(tag, 'parent') ?? []).filter((name) => !above.has(name)));
		for (const name of parents) above.add(name);
		names = tags.filter((tag) => parents.has(tagName(tag)));
	}
	return tags.filter((tag) => left.includes(tag) || above.has(tagName(tag)));
}

/** A group of tags without those that are gone; none when no other was in it. */
function groupWithout(group: unknown, gone: ReadonlySet<string>): unknown[] {
	if (!isObject(group)) return [group];
	const tags = stringsAt(group, 'tags').filter((name) => !gone.has(name));
	return tags.length === 0 && listAt(group, 'tags').length > 0 ? [] : [{ ...group, tags }];
}

function leadsNowhere(
	link: JsonObject,
	{ before, after, operationIds }: { before: JsonObject; after: JsonObject; operationIds: ReadonlySet<string> },
): boolean {
	const { operationId, operationRef } = link;
	if (typeof operationId === 'string') return operationIds.has(operationId);
	if (typeof operationRef !== 'string' || !operationRef.startsWith('#')) return false;
	const way = segmentsOf(operationRef);
	return valueAt(before, way) !== undefined && valueAt(after, way) === undefined;
}

/** A copy in which no map of links (of answers and of the components) has one that `isGone`. */
function withoutLinks(value: JsonObject, isGone: (link: JsonObject) => boolean): JsonObject {
	const copy = (child: unknown, key: string): unknown => {
		if (Array.isArray(child)) return child.map((item) => copy(item, ''));
		if (!isObject(child)) return child;
		const entries = Object.entries(child).filter(([, entry]) => !(key === 'links' && isObject(entry) && isGone(entry)));
		return Object.fromEntries(entries.map(([name, entry]) => [name, copy(entry, name)]));
	};
	return copy(value, '') as JsonObject;
}

/** The places of security schemes, of 3.x and of Swagger 2, without some of them. */
function withoutSchemes(description: JsonObject, gone: ReadonlySet<string>): JsonObject {
	const left = (holder: JsonObject, key: string) => Object.fromEntries(entriesAt(holder, key).filter(([name]) => !gone.has(name)));
	const { components } = description;
	return {
		...('securityDefinitions' in description && { securityDefinitions: left(description, 'securityDefinitions') }),
		...(isObject(components) && 'securitySchemes' in components && { components: { ...components, securitySchemes: left(components, 'securitySchemes') } }),
	};
}
