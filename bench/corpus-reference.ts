import { API_CHANGES_PATH, apiPath } from '#navigation/api-items.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { outlineOf } from '#openapi/model/outline.ts';
import { planPages } from '#openapi/page/page-plan.ts';
import { createHighlighter } from '../src/reference/highlight/highlight-code.ts';
import { sourceOf } from '../src/reference/render-api-page.fixture.ts';
import type { ApiRoute } from '../src/reference/render-api-page.ts';
import type { ApiSource } from '../src/reference/source/api-source.ts';

/** All pages that a site has for a description. */
export function routesOfReference(model: ApiModel): ApiRoute[] {
	const { id, tags, webhooks, schemas } = outlineOf(model, planPages(model));
	return [
		{ kind: 'api-overview', path: apiPath(id) },
		...tags.map((tag): ApiRoute => ({ kind: 'api-tag', path: apiPath(tag.slug), tag: tag.name })),
		...tags.flatMap(({ operations }) => operations.map(({ slug }): ApiRoute => ({ kind: 'api-operation', path: apiPath(slug), operation: slug }))),
		...webhooks.map(({ slug }): ApiRoute => ({ kind: 'api-webhooks', path: apiPath(slug), group: slug })),
		...schemas.map(({ slug }): ApiRoute => ({ kind: 'api-schema', path: apiPath(slug), schema: slug })),
		{ kind: 'api-changes', path: API_CHANGES_PATH },
	];
}

/** The reference with coloured code and consoles, and nothing written beside it. */
export function sourceOfReference(model: ApiModel, routes: readonly ApiRoute[]): ApiSource {
	const paths = new Set(routes.map(({ path }) => path));
	const sandbox = { address: '/docs/api/console.json', recipes: [] };
	return sourceOf(model, { highlight: createHighlighter(), hasPage: (path) => paths.has(path), sandbox });
}
