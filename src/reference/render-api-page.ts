import { foreignLead } from '#content/opening.ts';
import { renderStatic } from '#layouts/render-around.ts';
import { API_CHANGES_PATH, apiPath, markdownPath } from '#navigation/api-items.ts';
import type { DocFrame } from '#navigation/doc-page.ts';
import type { ApiRoute as SiteRoute } from '#navigation/routes.ts';
import { viewOperation } from '#openapi/page/operation-view.ts';
import { schemaPageSlug, webhookGroups } from '#openapi/page/page-plan.ts';
import { ChangesPage } from '#reference/html/ChangesPage.tsx';
import { OperationPage } from '#reference/html/OperationPage.tsx';
import { OverviewPage } from '#reference/html/OverviewPage.tsx';
import { SchemaPage } from '#reference/html/SchemaPage.tsx';
import { TagPage } from '#reference/html/TagPage.tsx';
import { WebhooksPage } from '#reference/html/WebhooksPage.tsx';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { api as strings } from '#words/api.ts';
import { operationCode } from './operation-code.ts';
import { type ApiSource, drawingOf } from './source/api-source.ts';
import { sheetOf } from './source/operation-sheet.ts';

/** Which page of the reference. */
export type ApiRoute = WithoutVersion<SiteRoute>;

type WithoutVersion<R> = R extends unknown ? Omit<R, 'version'> : never;

/** A finished page. */
export interface ApiPage {
	title: string;
	description: string | undefined;
	keywords: readonly string[];
	html: string;
	/** Path of the page as Markdown, where there is one. */
	markdown?: string;
}

/** Renders a page of the reference to static HTML. Throws when the description does not have what the route names. */
export function renderApiPage(route: ApiRoute, source: ApiSource, frame: DocFrame, version: string): Promise<ApiPage> | ApiPage {
	const place = { base: source.base, version, path: route.path, frame };
	switch (route.kind) {
		case 'api-overview':
			return overviewPage(source, place);
		case 'api-tag':
			return tagPage(route.tag, source, place);
		case 'api-operation':
			return operationPage(route.operation, source, place);
		case 'api-webhooks':
			return webhooksPage(route.group, source, place);
		case 'api-schema':
			return schemaPage(route.schema, source, place);
		case 'api-changes':
			return changesPage(source, place);
	}
}

async function overviewPage(source: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const { model, download, prose: proseOf } = source;
	const prose = await proseOf('overview');
	const drawing = drawingOf(source);
	const groups = webhookGroups(model);
	const [apart, here] = [groups.filter(({ slug }) => source.hasPage(apiPath(slug))), groups.filter(({ slug }) => !source.hasPage(apiPath(slug)))];
	const webhooks = here.flatMap((group) => group.webhooks.map((webhook) => viewOperation(webhook, drawing, `${webhook.slug}-`)));
	const webhookPages = apart.map(({ slug, title }) => ({ title, path: apiPath(slug) }));
	const rest = drawing.tree.rest();
	const html = renderStatic(OverviewPage, {
		...place,
		model,
		webhooks,
		webhookPages,
		rest,
		pathOf: apiPath,
		download,
		changes: API_CHANGES_PATH,
		prose,
		sandbox: source.sandbox,
	});
	return { title: model.title, description: prose?.description ?? firstSentence(model.summary ?? model.description), keywords: prose?.keywords ?? [], html };
}

async function tagPage(name: string, { model, prose: proseOf }: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const tag = model.tags.find((candidate) => candidate.name === name || candidate.slug === name);
	if (tag === undefined) throw new Error(`There is no tag ${name} in the API description.`);
	const prose = await proseOf(tag.slug);
	const operations = model.operations.filter(({ slug }) => tag.operations.includes(slug));
	const html = renderStatic(TagPage, { ...place, tag, operations, pathOf: apiPath, prose });
	const title = tag.title || strings.untagged;
	return { title: strings.tagTitle(title), description: prose?.description ?? firstSentence(tag.description), keywords: prose?.keywords ?? [], html };
}

async function operationPage(slug: string, source: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const { model, highlight, prose: proseOf } = source;
	const prose = await proseOf(slug);
	const sheet = sheetOf(slug, source);
	const { operation } = sheet.view;
	const markdown = markdownPath(slug);
	const paths = { overview: apiPath(model.id), pathOf: apiPath, markdown, sandbox: source.sandbox?.address };
	const code = await operationCode(sheet.examples, highlight);
	const html = renderStatic(OperationPage, { ...place, ...paths, sheet, code, prose: prose?.html });
	const description = prose?.description ?? firstSentence(operation.description) ?? `${operation.method.toUpperCase()} ${operation.path}`;
	const namesakes = model.operations.filter(({ title }) => title === operation.title);
	const title = namesakes.length > 1 ? `${operation.title} – ${operation.method.toUpperCase()} ${operation.path}` : operation.title;
	return { title, description, keywords: prose?.keywords ?? [], html, markdown };
}

function webhooksPage(name: string, source: ApiSource, place: DocsPlace): ApiPage {
	const group = webhookGroups(source.model).find(({ slug }) => slug === name);
	if (group === undefined) throw new Error(`There is no group ${name} of webhooks in the API description.`);
	const drawing = drawingOf(source, { linksFirst: true });
	const isAlone = group.webhooks.length === 1;
	const views = group.webhooks.map((webhook) => viewOperation(webhook, drawing, isAlone ? '' : `${webhook.slug}-`));
	const title = `${strings.webhooks}: ${group.title}`;
	const html = renderStatic(WebhooksPage, { ...place, title, views, rest: drawing.tree.rest(), pathOf: apiPath });
	return { title, description: strings.webhooksText, keywords: [], html };
}

function schemaPage(slug: string, source: ApiSource, place: DocsPlace): ApiPage {
	const schema = source.model.schemas.find((candidate) => schemaPageSlug(candidate) === slug);
	if (schema === undefined) throw new Error(`There is no schema ${slug} in the API description.`);
	const drawing = drawingOf(source, { linksFirst: true });
	const node = drawing.tree.place(schema, 'schema');
	const html = renderStatic(SchemaPage, { ...place, name: schema.name, node, rest: drawing.tree.rest() });
	return { title: schema.name, description: firstSentence(schema.description), keywords: [], html };
}

function changesPage({ model, history, feed }: ApiSource, place: DocsPlace): ApiPage {
	const bySlug = new Map(model.operations.map(({ id, slug }) => [id, slug]));
	const pathOfOperation = (id: string) => {
		const slug = bySlug.get(id);
		return slug === undefined ? undefined : apiPath(slug);
	};
	const html = renderStatic(ChangesPage, { ...place, title: strings.changesLink, history, pathOfOperation, feed });
	return { title: strings.changesLink, description: strings.history.text, keywords: [], html };
}

/** The first paragraph of a Markdown text as plain text, at most two lines of a search result. */
function firstSentence(markdown: string | undefined): string | undefined {
	const text = markdown === undefined ? undefined : foreignLead(markdown);
	if (text === undefined || text.length <= LONGEST) return text;
	return `${text.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}

const LONGEST = 160;
