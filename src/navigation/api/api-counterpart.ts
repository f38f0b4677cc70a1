import type { ApiOutline, ApiOutlineOperation } from '#openapi/model/outline.ts';
import { requestIdentity } from '#openapi/model/request-identity.ts';
import type { ApiRoute } from '../routes.ts';
import { apiPaths, CHANGES_SLUG } from './api-paths.ts';
import { overviewPath, type SiteReference } from './site-reference.ts';

/** The page for a route in another version of the API: the same page (`isSame`), otherwise the overview. */
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
		case 'api-operation':
			return operationSlug(operationsOf(tags), route.operation, operationsOf(from.tags));
	}
}

/** The operation that answers the same request; where none does, the one of the same name, which has moved. */
function operationSlug(all: readonly ApiOutlineOperation[], slug: string, from: readonly ApiOutlineOperation[]): string | undefined {
	const own = from.find((operation) => operation.slug === slug);
	const same = own === undefined ? [] : all.filter((operation) => requestIdentity(operation) === requestIdentity(own));
	const found = same.find((operation) => operation.slug === slug) ?? same.find(({ path }) => path === own?.path) ?? same[0];
	return (found ?? all.find((operation) => operation.slug === slug))?.slug;
}

const operationsOf = (tags: ApiOutline['tags']): ApiOutlineOperation[] => tags.flatMap(({ operations }) => operations);
