import { type ApiDocument, isObject, listAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { anchors, slugs as usualSlugs } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { externalDocsOf } from './external-docs.ts';
import type { ApiTag, MarkingTag, Operation, TagGroup } from './model.ts';
import type { Slugs } from './slugs.ts';

/** A tag before its operations are known. */
type TagHead = Omit<ApiTag, 'operations'>;

/** Tags in their order: declared ones, those that only operations name, and one without a name when operations have none. */
export function tagHeadsOf(document: ApiDocument, used: readonly string[], slugs: Slugs): TagHead[] {
	const marks = markingTagsOf(document);
	const declared = listAt(document, 'tags')
		.filter(isObject)
		.filter((tag) => !marks.has(textAt(tag, 'name') ?? ''));
	const names = new Set([
		...declared.flatMap((tag) => textAt(tag, 'name') ?? []),
		...used.filter((name) => name !== '' && !marks.has(name)),
		...(used.includes('') ? [''] : []),
	]);
	const tagOf = (name: string) => declared.find((candidate) => candidate['name'] === name) ?? {};
	/** The parent tag; `undefined` if it does not exist or is a descendant. */
	const parentOf = (name: string): string | undefined => {
		const above: string[] = [];
		for (let next = textAt(tagOf(name), 'parent'); next !== undefined && !above.includes(next); next = textAt(tagOf(next), 'parent')) above.push(next);
		const [parent] = above;
		return parent !== undefined && names.has(parent) && !above.includes(name) ? parent : undefined;
	};
	return [...names].map((name) => {
		const tag = tagOf(name);
		const title = textAt(tag, 'x-displayName') ?? textAt(tag, 'summary') ?? (name === '' ? api.untagged : name);
		return {
			name,
			slug: slugs.take(name === '' ? [usualSlugs.untagged] : [name, title, `${name} ${anchors.operations}`], name),
			title,
			description: textAt(tag, 'description'),
			externalDocs: externalDocsOf(tag),
			parent: parentOf(name),
		};
	});
}

/** Tags with the operations that carry them. A declared tag without operations stays: its text may still be worth reading. */
export function withOperations(heads: readonly TagHead[], operations: readonly Operation[]): ApiTag[] {
	return heads.map((head) => ({ ...head, operations: operations.filter((operation) => operation.tags.includes(head.name)).map(({ slug }) => slug) }));
}

/** `x-tagGroups`. */
export function tagGroupsOf(document: ApiDocument): TagGroup[] {
	return listAt(document, 'x-tagGroups').flatMap((group) => (isObject(group) ? { title: textAt(group, 'name') ?? '', tags: stringsAt(group, 'tags') } : []));
}

/** Tags that are marks rather than places to look for an operation, by name. */
export function markingTagsOf(document: ApiDocument): Map<string, MarkingTag> {
	return new Map(
		listAt(document, 'tags').flatMap((tag): [string, MarkingTag][] => {
			const name = isObject(tag) ? textAt(tag, 'name') : undefined;
			if (!isObject(tag) || name === undefined || !['badge', 'audience'].includes(textAt(tag, 'kind') ?? '')) return [];
			return [[name, { label: textAt(tag, 'summary') ?? name, description: textAt(tag, 'description'), externalDocs: externalDocsOf(tag) }]];
		}),
	);
}

/** The tags of an operation below which it is looked for; the empty name when there are none. */
export function placesIn(tags: readonly string[], marks: ReadonlyMap<string, MarkingTag>): string[] {
	const places = tags.filter((tag) => !marks.has(tag));
	return places.length > 0 ? places : [''];
}

/** Tags with something to read or to call, or with such below them. */
export function shownTags(tags: readonly ApiTag[]): ApiTag[] {
	const isShown = (tag: ApiTag): boolean =>
		tag.operations.length > 0 || (tag.description ?? tag.externalDocs) !== undefined || tags.some((inner) => inner.parent === tag.name && isShown(inner));
	return tags.filter(isShown);
}
