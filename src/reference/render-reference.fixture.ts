import { type ApiRoute, apiRoutes } from '#navigation/routes.ts';
import { planOf } from '#navigation/site.fixture.ts';
import type { ApiModel } from '#openapi/model/model.ts';
import { outlineOf } from '#openapi/model/outline.ts';
import { planPages } from '#openapi/page/page-plan.ts';
import { NO_FRAME, sourceOf } from './render-api-page.fixture.ts';
import { renderApiPage } from './render-api-page.ts';
import type { ApiSource } from './source/api-source.ts';

/** All pages that a site has for a description. */
export const routesOfReference = (model: ApiModel): ApiRoute[] => apiRoutes({ plan: planOf(), outline: outlineOf(model, planPages(model)) });

/** A reference whose pages link to each other. */
export function sourceOfReference(model: ApiModel): ApiSource {
	const paths = new Set(routesOfReference(model).map(({ path }) => path));
	return sourceOf(model, { hasPage: (path) => paths.has(path) });
}

/** All pages of a reference by their paths. Code has no colours: it says the same, and grammars for hundreds of references do not fit into one process. */
export async function renderReference(model: ApiModel, source = sourceOfReference(model)): Promise<Map<string, string>> {
	const pages = new Map<string, string>();
	for (const route of routesOfReference(model)) pages.set(route.path, (await renderApiPage(route, source, { frame: NO_FRAME, version: 'current' })).html);
	return pages;
}

/** Finds the page of an operation by what stands at its head. */
export function operationPages(pages: ReadonlyMap<string, string>): (method: string, path: string) => string | undefined {
	const heads = new Map<string, string>();
	for (const [path, html] of pages) {
		const head = /<div class="operation-head">[\s\S]*?class="?code endpoint[^>]*>([\s\S]*?)<\/pre>/.exec(html)?.[1];
		if (head === undefined) continue;
		const text = head
			.replace(/<small>[\s\S]*?<\/small>/g, '')
			.replace(/<[^>]+>/g, '')
			.replaceAll('&amp;', '&')
			.replaceAll('&lt;', '<')
			.replaceAll('&gt;', '>')
			.replaceAll('&#x27;', "'")
			.replaceAll('&quot;', '"');
		heads.set(text.trim(), path);
	}
	return (method, path) => {
		const address = path.trim();
		// Some are read otherwise than they are written: whole addresses, parameters with colons.
		const read = address.replace(/^[a-z]+:\/\/[^/]+/i, '');
		return [address, read, read.replace(/(?<=\/):(\w+)/g, '{$1}')].map((each) => heads.get(method.toUpperCase() + each)).find((found) => found !== undefined);
	};
}
