import './api-markdown.css';
import './fields.css';
import './overview.css';
import { Fragment } from 'react';
import { RecipeFrame } from '#console/react/ConsoleFrame.tsx';
import type { ApiModel } from '#openapi/model/model.ts';
import { plain } from '#openapi/page/markdown-text.ts';
import type { OperationView } from '#openapi/page/operation-view.ts';
import { renderApiMarkdown } from '#openapi/page/render-api-markdown.ts';
import type { SchemaUses } from '#openapi/page/schema-index.ts';
import { createSectionIds } from '#openapi/page/section-id.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import type { ApiVersionLink } from '#reference/source/api-source.ts';
import type { Problem } from '#schema/problem.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import type { IncomingCode } from './code-view.ts';
import { FurtherReading } from './FurtherReading.tsx';
import { Heading } from './Heading.tsx';
import { IncomingRequest } from './OperationDetails.tsx';
import { OperationsByTag, tagHeadings } from './OperationsByTag.tsx';
import { OverviewFacts } from './OverviewFacts.tsx';
import { cutAtRecipes, cutProse, headingsIn, type RenderedProse } from './prose-parts.ts';
import { indexId, SchemaIndex } from './SchemaIndex.tsx';
import { Schemas } from './Schemas.tsx';
import { SecuritySchemes, schemeHeadings, schemeHrefOf } from './SecuritySchemes.tsx';

interface OverviewPageProps extends DocsPlace {
	model: ApiModel;
	/** Webhooks to be shown here. */
	webhooks: readonly OperationView[];
	/** The code of the webhooks, coloured. */
	incoming: IncomingCode;
	/** Webhooks with pages of their own. */
	webhookPages: readonly { title: string; path: string }[];
	/** The named schemas with their uses; `undefined` where they are too many for one page. */
	index: readonly SchemaUses[] | undefined;
	/** Path of the page of a schema, where there is one. */
	schemaPath: (slug: string) => string | undefined;
	/** Schemas of the webhooks (all schemas, if there are no operations) that are too deep to be shown where they are used. */
	rest: readonly SchemaNode[];
	pathOf: (slug: string) => string;
	/** Path of the raw description. */
	download: string;
	/** Paths of its requests for other programs, in two forms. */
	collections: { postman: string; http: string } | undefined;
	/** Path of the page of changes. */
	changes: string;
	/** All versions of the API, newest first. */
	versions: readonly ApiVersionLink[];
	/** Findings for the authors of the description. */
	findings: readonly Problem[];
	/** The text about the API from a file beside the description, which replaces the description's own. */
	prose: RenderedProse | undefined;
	/** Where recipes can be played through: address of the data, ids of the headings in the prose that have one. */
	sandbox?: { address: string; recipes: readonly string[] } | undefined;
}

/** The first page of the reference: where the API is, how to sign in, what it can do. */
export function OverviewPage({
	model,
	webhooks,
	incoming,
	webhookPages,
	index,
	schemaPath,
	rest,
	pathOf,
	download,
	collections,
	changes,
	versions,
	findings,
	prose,
	sandbox,
	...place
}: OverviewPageProps) {
	const hrefOf = (slug: string) => withBase(place.base, pathOf(slug));
	const shown = new Map(rest.map((node) => [node.name, `#${node.anchor}`]));
	const schemaHref = (slug: string) => {
		const path = schemaPath(slug);
		const name = index?.find(({ schema }) => schema.slug === slug)?.schema.name;
		return path === undefined ? (shown.get(name) ?? `#${indexId(slug)}`) : withBase(place.base, path);
	};
	const described = prose || model.description === undefined ? '' : renderApiMarkdown(model.description, { topHeading: 2, headingId: createSectionIds() });
	const text = cutProse(prose?.html ?? '');
	return (
		<ApiFrame {...place} kind="api-overview" title={model.title} headings={overviewHeadings({ model, described, prose, index })}>
			{model.logo && <OverviewLogo logo={model.logo} title={model.title} />}
			{prose ? (
				<div className="overview-intro" dangerouslySetInnerHTML={{ __html: text.intro }} />
			) : (
				<ApiMarkdown text={model.summary} className="overview-intro" topHeading={2} />
			)}
			<OverviewFacts
				model={model}
				download={withBase(place.base, download)}
				collections={collections && { postman: withBase(place.base, collections.postman), http: withBase(place.base, collections.http) }}
				changes={withBase(place.base, changes)}
				versions={versions.map((version) => ({ ...version, path: withBase(place.base, version.path) }))}
			/>
			<Findings findings={findings} />
			{described !== '' && <div className="words" dangerouslySetInnerHTML={{ __html: described }} />}
			{model.externalDocs && <FurtherReading docs={model.externalDocs} />}
			{model.operations.length > 0 && <Heading level={2} id={anchors.operations} name={api.operationsTitle} />}
			<OperationsByTag model={model} base={place.base} pathOf={pathOf} />
			{model.securitySchemes.length > 0 && (
				<>
					<Heading level={2} id={anchors.authorisation} name={api.authorisation} />
					<SecuritySchemes schemes={model.securitySchemes} prose={text.rest} />
				</>
			)}
			{model.webhooks.length > 0 && (
				<>
					<Heading level={2} id="webhooks" name={api.webhooks} />
					<p>{api.webhooksText}</p>
					<WebhookLinks pages={webhookPages} base={place.base} />
					{webhooks.map((view) => (
						<IncomingRequest key={view.prefix} view={view} incoming={incoming} level={3} links={{ hrefOf, schemeHref: schemeHrefOf(place.base, place.path) }} />
					))}
				</>
			)}
			{cutAtRecipes(text.rest, sandbox?.recipes ?? []).map(({ html, recipe }) => (
				<Fragment key={recipe ?? ''}>
					<div dangerouslySetInnerHTML={{ __html: html }} />
					{sandbox && recipe !== undefined && <RecipeFrame recipe={recipe} source={withBase(place.base, sandbox.address)} />}
				</Fragment>
			))}
			{index && index.length > 0 && (
				<section aria-labelledby={anchors.schemaIndex}>
					<Heading level={2} id={anchors.schemaIndex} name={api.schemasIndex} />
					<p>{api.schemasIndexText}</p>
					<SchemaIndex index={index} schemaHref={schemaHref} operationHref={({ kind, slug }) => (kind === 'operation' ? hrefOf(slug) : undefined)} />
				</section>
			)}
			<Schemas nodes={rest} level={2} />
		</ApiFrame>
	);
}

interface OverviewText extends Pick<OverviewPageProps, 'model' | 'prose' | 'index'> {
	/** HTML of the description's own text. */
	described: string;
}

/** What the table of contents lists, in the order of the page. */
function overviewHeadings({ model, described, prose, index }: OverviewText) {
	const { operations, securitySchemes, webhooks } = model;
	return [
		...headingsIn(described),
		...(operations.length > 0 ? [{ depth: 2, slug: anchors.operations, text: api.operationsTitle }, ...tagHeadings(model)] : []),
		...(securitySchemes.length > 0 ? [{ depth: 2, slug: anchors.authorisation, text: api.authorisation }, ...schemeHeadings(securitySchemes)] : []),
		...(webhooks.length > 0 ? [{ depth: 2, slug: 'webhooks', text: api.webhooks }] : []),
		...(prose?.headings ?? []),
		...(index && index.length > 0 ? [{ depth: 2, slug: anchors.schemaIndex, text: api.schemasIndex }] : []),
	];
}

/** The picture that the description names (`x-logo`), by the rules for pictures in its texts. */
function OverviewLogo({ logo, title }: { logo: NonNullable<ApiModel['logo']>; title: string }) {
	return <ApiMarkdown text={`![${plain(logo.text ?? title)}](<${logo.url.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`} className="overview-logo" />;
}

/** For writers, in the preview: how the description had to be read. */
function Findings({ findings }: { findings: readonly Problem[] }) {
	if (findings.length === 0) return null;
	return (
		<details data-search-skip="">
			<summary>{api.findings(findings.length)}</summary>
			<ul className="facts">
				{findings.map(({ file, line, message, hint }, index) => (
					<li key={index}>
						<code>{line === undefined ? file : `${file}:${line}`}</code> {message} {hint}
					</li>
				))}
			</ul>
		</details>
	);
}

function WebhookLinks({ pages, base }: { pages: readonly { title: string; path: string }[]; base: string }) {
	if (pages.length === 0) return null;
	return (
		<ul className="overview-links">
			{pages.map(({ title, path }) => (
				<li key={path}>
					<a href={withBase(base, path)}>{title}</a>
				</li>
			))}
		</ul>
	);
}
