import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from 'virtual:nonius/root';
import { type SandboxFile, sandboxFile } from '#console/sandbox-data.ts';
import { readSource } from '#content/source-file.ts';
import { renderProse } from '#layouts/render-prose.ts';
import { API_CHANGES_PATH } from '#navigation/api-items.ts';
import type { DocFrame } from '#navigation/doc-page.ts';
import { fieldPath } from '#navigation/field-path.ts';
import { routeIndex } from '#navigation/routes.ts';
import { readHistory } from '#openapi/changes/read-history.ts';
import { readDescription } from '#openapi/load/read-description.ts';
import { readSampleRecord } from '#openapi/samples/sample-proof.ts';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import type { Site } from '#site/site.ts';
import type { ApiProse, ApiSource } from './api-source.ts';
import { createHighlighter } from './highlight-code.ts';
import { operationTwin } from './markdown/operation-twin.ts';
import { type ApiPage, type ApiRoute, renderApiPage } from './render-api-page.ts';

const highlight = createHighlighter();
const sources = new WeakMap<Site, ApiSource>();

/** Renders the page of the API reference at a route. `frame` and `version` are those of the docs it stands among. */
export async function apiPage(route: ApiRoute, site: Site, { frame, version }: { frame: DocFrame; version: string }): Promise<ApiPage> {
	return renderApiPage(route, sourceOf(site), frame, version);
}

/** The page of the operation with this slug as Markdown. */
export function apiMarkdown(slug: string, site: Site): Promise<string> {
	return operationTwin(slug, sourceOf(site));
}

/** What readers load to try the API; `undefined` for a site where they cannot. */
export function siteSandbox(site: Site): SandboxFile | undefined {
	return sandboxFile(site, sourceOf(site).model);
}

function sourceOf(site: Site): ApiSource {
	const source = sources.get(site) ?? readSourceOf(site);
	sources.set(site, source);
	return source;
}

function readSourceOf(site: Site): ApiSource {
	const { config, apiSwapped } = site;
	const file = config.api.description;
	const { model } = readDescription(root, { file, reserved: [posix.basename(API_CHANGES_PATH)], lenient: true });
	if (model === undefined) throw new Error(`The API description ${file} cannot be read.`);
	return {
		base: config.base,
		model,
		// History and texts beside the description belong to the site's own.
		history: apiSwapped ? [] : readHistory(root).history,
		tokenVariable: apiSwapped ? undefined : config.api.tokenVariable,
		samplesRun: apiSwapped ? undefined : readSampleRecord(root).record,
		download: `/docs/api/${model.id}${posix.extname(file)}`,
		feed: `${API_CHANGES_PATH}feed.xml`,
		highlight,
		sandbox: sandboxFile(site, model),
		hasPage: (path) => routeIndex(site).byPath.has(path),
		guidePath: (schema) => {
			const group = apiSwapped ? undefined : site.atlas?.groups[schema];
			return group === undefined ? undefined : fieldPath(group);
		},
		prose: async (name) => (apiSwapped ? undefined : readProse(posix.join(posix.dirname(file), `${name}.md`))),
	};
}

async function readProse(file: string): Promise<ApiProse | undefined> {
	if (!existsSync(posix.join(root, file))) return undefined;
	const read = readSource(root, file, pageFrontMatterSchema);
	const { html = '', headings } = await renderProse(file);
	const { frontMatter, body } = 'source' in read ? read.source : { frontMatter: {}, body: '' };
	const { description, keywords = [] } = frontMatter;
	return { html, markdown: body, headings, description, keywords };
}
