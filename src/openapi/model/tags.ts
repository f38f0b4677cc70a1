import { type ApiDocument, isObject, listAt, stringsAt, textAt } from '#openapi/json/json.ts';
import { externalDocsOf } from './external-docs.ts';
import type { ApiTag, Operation, TagGroup } from './model.ts';
import type { Slugs } from './slugs.ts';

/** A tag before its operations are known. */
type TagHead = Omit<ApiTag, 'operations'>;

/** Tags in their order: declared ones, those that only operations name, and one without a name when operations have none. */
export function tagHeadsOf(document: ApiDocument, used: readonly string[], slugs: Slugs): TagHead[] {
	const declared = listAt(document, 'tags').filter(isObject);
	const names = new Set([...declared.flatMap((tag) => textAt(tag, 'name') ?? []), ...used.filter((name) => name !== ''), ...(used.includes('') ? [''] : [])]);
	return [...names].map((name) => {
		const tag = declared.find((candidate) => candidate['name'] === name) ?? {};
		const title = textAt(tag, 'x-displayName') ?? textAt(tag, 'summary') ?? (name === '' ? 'Weitere Operationen' : name);
		return {
			name,
			slug: slugs.take(name === '' ? ['weitere-operationen'] : [name, title, `${name} operationen`], name),
			title,
			description: textAt(tag, 'description'),
			externalDocs: externalDocsOf(tag),
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
