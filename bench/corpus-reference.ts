import type { ApiRoute } from '#navigation/routes.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { createHighlighter } from '../src/reference/highlight/highlight-code.ts';
import { sourceOf } from '../src/reference/render-api-page.fixture.ts';
import type { ApiSource } from '../src/reference/source/api-source.ts';

/** The reference with coloured code and consoles, and nothing written beside it. */
export function sourceOfReference(model: ApiModel, routes: readonly ApiRoute[]): ApiSource {
	const paths = new Set(routes.map(({ path }) => path));
	const sandbox = { address: '/docs/api/console.json', recipes: [] };
	return sourceOf(model, { highlight: createHighlighter(), hasPage: (path) => paths.has(path), sandbox });
}
