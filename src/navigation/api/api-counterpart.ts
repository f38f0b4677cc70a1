import type { ApiOutline, ApiOutlineOperation } from '#openapi/model/outline.ts';
import type { ApiRoute } from '../routes.ts';
import { apiPaths, CHANGES_SLUG } from './api-paths.ts';
import { overviewPath, type SiteReference } from './site-reference.ts';

/** Where the page of a route stands in another version of the API: `isSame` when that is the same page, otherwise it is the overview. */
export function counterpartIn(reference: SiteReference, route: ApiRoute, from: SiteReference): { path: string; isSame: boolean } {
	const { outline, plan } = reference;
	const slug = slugIn(outline, route, from.outline);
	return slug === undefined ? { path: overviewPath(reference), isSame: false } : { path: apiPaths(plan.folder).page(slug), isSame: true };
}

function slugIn({ id, tags, webhooks, schemas }: ApiOutline, route: ApiRoute, from: ApiOutline): string | undefined {
	switch (route.kind) {
		case 'api-overview':
			return id;
		case 'api-changes':
			return CHANGES_SLUG;
		case 'api-tag':
			return tags.find(({ name }) => name === route.tag)?.slug;
		case 'api-webhooks':
			return webhooks.find(({ slug }) => slug === route.group)?.slug;
		case 'api-schema':
			return schemas.find(({ slug }) => slug === route.schema)?.slug;
		case 'api-operation': {
			const all = operationsOf(tags);
			const own = operationsOf(from.tags).find(({ slug }) => slug === route.operation);
			return (all.find(({ slug }) => slug === route.operation) ?? all.find(({ method, path }) => method === own?.method && path === own.path))?.slug;
		}
	}
}

const operationsOf = (tags: ApiOutline['tags']): ApiOutlineOperation[] => tags.flatMap(({ operations }) => operations);
