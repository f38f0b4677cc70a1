import { foreignLead } from '#content/opening.ts';
import { renderStatic } from '#layouts/render-around.ts';
import type { DocFrame } from '#navigation/doc-frame.ts';
import type { ApiRoute as SiteRoute } from '#navigation/routes.ts';
import { shownTags } from '#openapi/model/tags.ts';
import { viewOperation } from '#openapi/page/operation-view.ts';
import { schemaPageSlug, webhookGroups } from '#openapi/page/page-plan.ts';
import { type SchemaUses, schemaIndex } from '#openapi/page/schema-index.ts';
import { ChangesPage } from '#reference/html/ChangesPage.tsx';
import { OperationPage } from '#reference/html/OperationPage.tsx';
import { OverviewPage } from '#reference/html/OverviewPage.tsx';
import { SchemaPage } from '#reference/html/SchemaPage.tsx';
import { TagPage } from '#reference/html/TagPage.tsx';
import { WebhooksPage } from '#reference/html/WebhooksPage.tsx';
import { onceFor } from '#text/once-for.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { api as strings } from '#words/api.ts';
import { finishTexts } from './finish-texts.ts';
import { incomingCode } from './incoming-code.ts';
import { operationCode } from './operation-code.ts';
import { type ApiSource, drawingOf } from './source/api-source.ts';
import { descriptionLinks } from './source/description-links.ts';
import { sheetOf } from './source/operation-sheet.ts';

/** Which page of the reference. */
export type ReferencePage = WithoutVersion<SiteRoute>;

type WithoutVersion<R> = R extends unknown ? Omit<R, 'version' | 'folder'> : never;

/** A finished page. */
export interface ApiPage {
	title: string;
	description: string | undefined;
	keywords: readonly string[];
	html: string;
}

/** What stands around a page: the frame, and the version of the docs that it stands among. */
export interface PageSurroundings {
	frame: DocFrame;
	version: string;
}

/** Renders a page of the reference to static HTML. Throws when the description does not have what the route names. */
export async function renderApiPage(route: ReferencePage, source: ApiSource, around: PageSurroundings): Promise<ApiPage> {
	const page = await pageOfRoute(route, source, around);
	const { highlight, imageHosts } = source;
	return { ...page, html: await finishTexts(page.html, { highlight, imageHosts, resolveLink: linksOfSource(source) }) };
}

const linksOfSource = onceFor((source: ApiSource) => descriptionLinks(source));

function pageOfRoute(route: ReferencePage, source: ApiSource, { frame, version }: PageSurroundings): Promise<ApiPage> | ApiPage {
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

/** Schemas up to this number are listed on the overview. */
const INDEXED = 150;

const schemaIndexOf = onceFor(({ model }: ApiSource): SchemaUses[] => schemaIndex(model));

/** Path of the page of a schema, where it has one. */
const schemaPathIn = (source: ApiSource) => (slug: string) => {
	const path = source.paths.page(schemaPageSlug({ slug }));
	return source.hasPage(path) ? path : undefined;
};

async function overviewPage(source: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const { model, paths, prose: proseOf } = source;
	const prose = await proseOf('overview');
	const drawing = drawingOf(source);
	const groups = webhookGroups(model);
	const [apart, here] = [groups.filter(({ slug }) => source.hasPage(paths.page(slug))), groups.filter(({ slug }) => !source.hasPage(paths.page(slug)))];
	const webhooks = here.flatMap((group) => group.webhooks.map((webhook) => viewOperation(webhook, drawing, `${webhook.slug}-`)));
	const webhookPages = apart.map(({ slug, title }) => ({ title, path: paths.page(slug) }));
	// Where nothing can be called, the schemas are what there is to read.
	if (model.operations.length === 0 && model.webhooks.length === 0 && model.schemas.length <= INDEXED) drawing.tree.list(model.schemas);
	const rest = drawing.tree.rest();
	const html = renderStatic(OverviewPage, {
		...place,
		model,
		webhooks,
		incoming: await incomingCode(webhooks, source),
		webhookPages,
		index: model.schemas.length <= INDEXED ? schemaIndexOf(source) : undefined,
		schemaPath: schemaPathIn(source),
		rest,
		pathOf: paths.page,
		download: paths.download(model.id, source.description),
		collections: model.operations.length > 0 ? { postman: paths.collection(model.id), http: paths.httpFile(model.id) } : undefined,
		changes: paths.changes,
		findings: source.findings ?? [],
		versions: source.versions,
		prose,
		sandbox: source.sandbox,
	});
	return { title: model.title, description: prose?.description ?? firstSentence(model.summary ?? model.description), keywords: prose?.keywords ?? [], html };
}

async function tagPage(name: string, { model, paths, prose: proseOf }: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const tag = model.tags.find((candidate) => candidate.name === name || candidate.slug === name);
	if (tag === undefined) throw new Error(`There is no tag ${name} in the API description.`);
	const prose = await proseOf(tag.slug);
	const operations = model.operations.filter(({ slug }) => tag.operations.includes(slug));
	const inner = shownTags(model.tags).filter(({ parent }) => parent === tag.name);
	const html = renderStatic(TagPage, { ...place, tag, operations, inner, pathOf: paths.page, prose });
	const title = tag.title || strings.untagged;
	return { title: strings.tagTitle(title), description: prose?.description ?? firstSentence(tag.description), keywords: prose?.keywords ?? [], html };
}

async function operationPage(slug: string, source: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const { model, paths, highlight, prose: proseOf } = source;
	const prose = await proseOf(slug);
	const sheet = sheetOf(slug, source);
	const { operation } = sheet.view;
	const markdown = paths.markdown(slug);
	const links = { overview: paths.page(model.id), pathOf: paths.page, markdown, sandbox: source.sandbox?.address };
	const code = await operationCode(sheet.examples, highlight);
	const incoming = await incomingCode(
		sheet.view.callbacks.flatMap(({ operations }) => operations),
		source,
	);
	const html = renderStatic(OperationPage, { ...place, ...links, sheet, code, incoming, prose: prose?.html });
	const description = prose?.description ?? firstSentence(operation.description) ?? `${operation.method.toUpperCase()} ${operation.path}`;
	const namesakes = model.operations.filter(({ title }) => title === operation.title);
	const title = namesakes.length > 1 ? `${operation.title} – ${operation.method.toUpperCase()} ${operation.path}` : operation.title;
	return { title, description, keywords: prose?.keywords ?? [], html };
}

async function webhooksPage(name: string, source: ApiSource, place: DocsPlace): Promise<ApiPage> {
	const group = webhookGroups(source.model).find(({ slug }) => slug === name);
	if (group === undefined) throw new Error(`There is no group ${name} of webhooks in the API description.`);
	const drawing = drawingOf(source, { linksFirst: true });
	const isAlone = group.webhooks.length === 1;
	const views = group.webhooks.map((webhook) => viewOperation(webhook, drawing, isAlone ? '' : `${webhook.slug}-`));
	const title = `${strings.webhooks}: ${group.title}`;
	const html = renderStatic(WebhooksPage, {
		...place,
		title,
		views,
		incoming: await incomingCode(views, source),
		rest: drawing.tree.rest(),
		overview: source.paths.page(source.model.id),
		pathOf: source.paths.page,
	});
	return { title, description: strings.webhooksText, keywords: [], html };
}

function schemaPage(slug: string, source: ApiSource, place: DocsPlace): ApiPage {
	const schema = source.model.schemas.find((candidate) => schemaPageSlug(candidate) === slug);
	if (schema === undefined) throw new Error(`There is no schema ${slug} in the API description.`);
	const drawing = drawingOf(source, { linksFirst: true });
	const node = drawing.tree.place(schema, 'schema');
	const uses = schemaIndexOf(source).find((entry) => entry.schema === schema);
	const html = renderStatic(SchemaPage, {
		...place,
		name: schema.name,
		node,
		uses,
		schemaPath: schemaPathIn(source),
		pathOf: source.paths.page,
		rest: drawing.tree.rest(),
	});
	return { title: schema.name, description: firstSentence(schema.description), keywords: [], html };
}

function changesPage({ model, paths, history }: ApiSource, place: DocsPlace): ApiPage {
	const bySlug = new Map(model.operations.map(({ id, slug }) => [id, slug]));
	const pathOfOperation = (id: string) => {
		const slug = bySlug.get(id);
		return slug === undefined ? undefined : paths.page(slug);
	};
	const html = renderStatic(ChangesPage, { ...place, title: strings.changesLink, history, pathOfOperation, feed: paths.feed });
	return { title: strings.changesLink, description: strings.history.text, keywords: [], html };
}

/** The first paragraph of a Markdown text as plain text, at most two lines of a search result. */
function firstSentence(markdown: string | undefined): string | undefined {
	const text = markdown === undefined ? undefined : foreignLead(markdown);
	if (text === undefined || text.length <= LONGEST_DESCRIPTION) return text;
	return `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')} …`;
}

const LONGEST_DESCRIPTION = 160;
