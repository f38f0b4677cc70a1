import { references } from 'virtual:nonius/references';
import { root } from 'virtual:nonius/root';
import { sandboxFile } from '#console/data/make-console-data.ts';
import { readApiText } from '#content/api-text.ts';
import { renderProse } from '#layouts/render-prose.ts';
import { apiPaths } from '#navigation/api/api-paths.ts';
import { fieldPath } from '#navigation/api/field-path.ts';
import type { Reference } from '#navigation/api/reference.ts';
import { overviewPath, siblings, versionLabel } from '#navigation/api/site-reference.ts';
import { type ApiRoute, routeIndex } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { ownValue } from '#text/own-value.ts';
import { createHighlighter } from './highlight/highlight-code.ts';
import { operationTwin } from './markdown/operation-twin.ts';
import { type ApiPage, type PageSurroundings, renderApiPage } from './render-api-page.ts';
import type { ApiProse, ApiSource } from './source/api-source.ts';

const highlighter = createHighlighter();
const sources = new WeakMap<Reference, Promise<ApiSource>>();

/** Renders the page of a reference at a route. */
export async function apiPage(route: ApiRoute, site: Site, around: PageSurroundings): Promise<ApiPage> {
	return renderApiPage(route, await apiSource(route.folder, site), around);
}

/** The page of an operation of the reference in `folder`, by its slug, as Markdown. */
export async function apiMarkdown({ folder, operation }: { folder: string; operation: string }, site: Site): Promise<string> {
	return operationTwin(operation, await apiSource(folder, site));
}

function apiSource(folder: string, site: Site): Promise<ApiSource> {
	const reference = references.find(({ plan }) => plan.folder === folder);
	if (reference === undefined) throw new Error(`This site has no API at ${folder}.`);
	const source = sources.get(reference) ?? makeSource(reference, site);
	sources.set(reference, source);
	return source;
}

async function makeSource(reference: Reference, site: Site): Promise<ApiSource> {
	const { plan, model, history, record, texts, atlas, findings } = reference;
	const { byPath } = routeIndex(site);
	return {
		base: site.config.base,
		paths: apiPaths(plan.folder),
		model,
		history,
		tokenVariable: plan.tokenVariable,
		languages: plan.samples,
		samplesRun: record,
		description: plan.description,
		versions: siblings(site.references, reference).map((other) => ({
			label: versionLabel(other),
			path: overviewPath(other),
			isOwn: other.plan.folder === plan.folder,
		})),
		findings: import.meta.env.DEV ? findings : [],
		highlight: highlighter,
		imageHosts: plan.imageHosts,
		sandbox: await sandboxFile(reference),
		hasPage: (path) => byPath.has(path),
		guidePath: (schema) => {
			const group = atlas && site.atlas && ownValue(site.atlas.groups, schema);
			return group === undefined ? undefined : fieldPath(group);
		},
		prose: (name) => readProse(texts, name),
	};
}

async function readProse(texts: string | undefined, name: string): Promise<ApiProse | undefined> {
	const text = readApiText(root, texts, name);
	if (text === undefined) return undefined;
	const { html = '', headings } = await renderProse(text.file);
	const { description, keywords = [] } = text.source?.frontMatter ?? {};
	return { html, markdown: text.source?.body ?? '', headings, description, keywords };
}
