import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { reference } from 'virtual:nonius/reference';
import { root } from 'virtual:nonius/root';
import { type SandboxFile, sandboxFile } from '#console/data/make-console-data.ts';
import { readContentFile } from '#content/content-file.ts';
import { OWN } from '#content/markdown/conventions.ts';
import { renderProse } from '#layouts/render-prose.ts';
import { API_CHANGES_PATH } from '#navigation/api-items.ts';
import type { DocFrame } from '#navigation/doc-page.ts';
import { fieldPath } from '#navigation/field-path.ts';
import { routeIndex } from '#navigation/routes.ts';
import { pageFrontMatterSchema } from '#schema/front-matter.ts';
import type { Site } from '#site/site.ts';
import { createHighlighter } from './highlight/highlight-code.ts';
import { operationTwin } from './markdown/operation-twin.ts';
import { type ApiPage, type ApiRoute, renderApiPage } from './render-api-page.ts';
import type { ApiProse, ApiSource } from './source/api-source.ts';

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
	return reference && sandboxFile(site, reference);
}

function sourceOf(site: Site): ApiSource {
	const source = sources.get(site) ?? makeSource(site);
	sources.set(site, source);
	return source;
}

function makeSource(site: Site): ApiSource {
	if (reference === undefined) throw new Error('This site has no API description.');
	const { model, history, record, texts } = reference;
	const { base, api } = site.config;
	return {
		base,
		model,
		history,
		tokenVariable: api.tokenVariable,
		samplesRun: record,
		download: `/docs/api/${model.id}${posix.extname(api.description)}`,
		feed: `${API_CHANGES_PATH}feed.xml`,
		highlight,
		sandbox: sandboxFile(site, reference),
		hasPage: (path) => routeIndex(site).byPath.has(path),
		guidePath: (schema) => {
			const group = site.atlas?.groups[schema];
			return group === undefined ? undefined : fieldPath(group);
		},
		prose: async (name) => (texts === undefined ? undefined : readProse(posix.join(texts, `${name}.md`))),
	};
}

async function readProse(file: string): Promise<ApiProse | undefined> {
	if (!existsSync(posix.join(root, file))) return undefined;
	const read = readContentFile(root, file, { schema: pageFrontMatterSchema, conventions: OWN });
	const { html = '', headings } = await renderProse(file);
	const { frontMatter, body } = 'source' in read ? read.source : { frontMatter: {}, body: '' };
	const { description, keywords = [] } = frontMatter;
	return { html, markdown: body, headings, description, keywords };
}
