import type { ApiModel } from '#openapi/model/model.ts';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';
import { createSectionIds, sectionId } from '#openapi/page/section-id.ts';
import { percentDecoded } from '#text/percent-decoded.ts';
import { withBase } from '#ui/href.ts';
import type { ApiSource } from './api-source.ts';

/** Makes a function that says where a link inside of the description leads: to an operation, a tag, a section of the overview, a schema, or a page of the site. */
export function descriptionLinks({ base, model, paths, hasPage }: ApiSource): (href: string) => string | undefined {
	const known = targetsOfModel(model);
	const at = (slug: string, id?: string) => `${withBase(base, paths.page(slug))}${id === undefined ? '' : `#${id}`}`;
	const isSection = (id: string) => model.description !== undefined && known.sections.has(id);
	const toTag = (slug: string | undefined) => slug && at(slug);
	const placeOf = (place: string): string | undefined => {
		const [kind = '', ...rest] = place.replace(/^\//, '').split('/');
		const name = rest.join('/');
		// An id may hold slashes, as `repos/list`.
		const operation = known.operations.get(/(?:^|\/)operations?\/(.+)$/.exec(place)?.[1] ?? '') ?? known.paths.get(operationIn(place) ?? '');
		if (operation !== undefined) return at(operation);
		if (kind === 'tag' || kind === 'tags') return toTag(known.tags.get(name) ?? known.tags.get(rest[0] ?? ''));
		const section = sectionId((kind === 'section' ? rest.at(-1) : place) ?? '');
		if (isSection(section)) return at(model.id, section);
		return known.operations.has(place) ? at(known.operations.get(place) ?? '') : undefined;
	};
	return (href) => {
		if (href.startsWith('#')) return placeOf(percentDecoded(href.slice(1)));
		const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
		if (!path.startsWith('/')) return undefined;
		const page = path.endsWith('/') ? path : `${path}/`;
		return hasPage(page) ? withBase(base, page) + rest : undefined;
	};
}

function targetsOfModel({ operations, tags, description = '' }: ApiModel) {
	return {
		operations: new Map(operations.map(({ id, slug }) => [id, slug])),
		paths: new Map(operations.map(({ method, path, slug }) => [`${path} ${method}`, slug])),
		tags: slugsOfTags(tags),
		sections: headingIdsOf(description),
	};
}

/** Slugs of tags by every word for them. What a tag is called in the description counts before what another one is shown as, and that before both with dashes for spaces. */
function slugsOfTags(tags: ApiModel['tags']): ReadonlyMap<string, string> {
	const dashed = (word: string) => word.replaceAll(/\s+/g, '-');
	const words = [tags.map(({ name }) => name), tags.map(({ title }) => title), tags.map(({ slug }) => slug)];
	const slugs = new Map<string, string>();
	for (const kind of [...words, ...words.map((each) => each.map(dashed))])
		for (const [index, { slug }] of tags.entries()) {
			const word = kind[index] ?? '';
			if (!slugs.has(word)) slugs.set(word, slug);
		}
	return slugs;
}

/** Ids of the headings of a text, as its page has them. */
function headingIdsOf(description: string): ReadonlySet<string> {
	const ids = new Set<string>();
	const nextId = createSectionIds();
	const headingId = (heading: string) => {
		const id = nextId(heading);
		ids.add(id);
		return id;
	};
	renderApiMarkdown(description, { headingId });
	return ids;
}

/** `paths/~1a~1{id}/get` in a place, as `/a/{id} get`. */
function operationIn(place: string): string | undefined {
	const [, path, method] = /(?:^|\/)paths\/([^/]+)\/([a-z]+)$/.exec(place) ?? [];
	return path === undefined || method === undefined ? undefined : `${path.replaceAll('~1', '/').replaceAll('~0', '~')} ${method}`;
}
