import './endpoint.css';
import './operation.css';
import { CONSOLE_ID, ConsoleFrame } from '#console/react/ConsoleFrame.tsx';
import { isSentByBrowser } from '#openapi/json/http-methods.ts';
import { leadOf, type OperationView } from '#openapi/page/operation-view.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import type { OperationSheet } from '#reference/source/operation-sheet.ts';
import { serverPhrase, statusWords } from '#reference/wording/operation-phrases.ts';
import { listed } from '#reference/wording/phrase.ts';
import { withBase } from '#ui/href.ts';
import type { TocHeading } from '#ui/layout/Toc.tsx';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { PageTwin } from '#ui/prose/PageTwin.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { consoleFrame } from '#words/console.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { Authorisation } from './Authorisation.tsx';
import { Badges } from './Badges.tsx';
import { CodeParts } from './CodeParts.tsx';
import type { IncomingCode, OperationCode } from './code-view.ts';
import { Endpoint } from './Endpoint.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { Heading } from './Heading.tsx';
import { Lead } from './Lead.tsx';
import { OpenAll } from './OpenAll.tsx';
import { OperationDetails } from './OperationDetails.tsx';
import { Schemas, schemaHeading } from './Schemas.tsx';
import { schemeHrefOf } from './SecuritySchemes.tsx';
import { SidePanels } from './SidePanels.tsx';
import { Words } from './Words.tsx';

interface OperationPageProps extends DocsPlace {
	sheet: OperationSheet;
	/** The code of the sheet, coloured. */
	code: OperationCode;
	/** The code of its callbacks. */
	incoming: IncomingCode;
	/** Path of the overview page, where the ways to sign in are described. */
	overview: string;
	/** Path of an operation's page by its slug. */
	pathOf: (slug: string) => string;
	/** Path of this page as Markdown. */
	markdown: string;
	/** Path of the data with which readers can try the operation. */
	sandbox?: string | undefined;
	/** HTML of a text beside the description that belongs to this operation. */
	prose: string | undefined;
}

/** The page of one operation: description, request and responses on the left, code on the right. */
export function OperationPage({ sheet, code, incoming, overview, pathOf, markdown, sandbox, prose, ...place }: OperationPageProps) {
	const { view, rest, servers } = sheet;
	const { operation } = view;
	const anchors = new Map(view.parameters.flatMap((group) => (group.place === 'path' ? group.items.map(({ value, node }) => [value.name, node.anchor]) : [])));
	const schemeHref = schemeHrefOf(place.base, overview);
	const hrefOf = (slug: string) => withBase(place.base, pathOf(slug));
	const [first, ...others] = servers.list;
	const only = others.length === 0 ? first : undefined;
	const tried = isSentByBrowser(operation) ? sandbox : undefined;
	const hasConsole = tried !== undefined;
	const head = (
		<>
			<Badges operation={operation} />
			<Endpoint method={operation.method} path={operation.path} anchors={anchors} server={only && (servers.own ? only.url : only.resolvedUrl)} />
			{(servers.own || others.length > 0) && (
				<p data-search-skip="">
					{api.ownServer(servers.list.length)}: <Words phrase={listed(servers.list.map(serverPhrase))} />
				</p>
			)}
			<Lead text={leadOf(operation)} />
			{operation.externalDocs && <FurtherReading docs={operation.externalDocs} />}
			<Authorisation operation={operation} hrefOf={schemeHref} />
			<p className="operation-tools screen-only">
				{hasConsole && (
					<a className="js-only" href={`#${CONSOLE_ID}`}>
						{consoleFrame.title}
					</a>
				)}
				<PageTwin href={withBase(place.base, markdown)} />
				{/* Last: where nothing is folded its place stays empty. */}
				<OpenAll />
			</p>
		</>
	);
	return (
		<ApiFrame
			{...place}
			kind="api-operation"
			title={operation.title}
			head={head}
			headings={headingsOf(view, { hasConsole, schemas: rest })}
			parts={<CodeParts code={code} hasConsole={hasConsole} />}
		>
			<div className="operation-body">
				{prose !== undefined && <div dangerouslySetInnerHTML={{ __html: prose }} />}
				<OperationDetails view={view} responses={code.responses} incoming={incoming} level={2} links={{ hrefOf, schemeHref }}>
					{sandbox !== undefined && tried === undefined && <p>{api.notFromBrowser}</p>}
					{tried !== undefined && (
						<ConsoleFrame
							operation={operation.id}
							source={withBase(place.base, tried)}
							heading={<Heading level={2} id={CONSOLE_ID} name={consoleFrame.title} />}
						/>
					)}
				</OperationDetails>
				<Schemas nodes={rest} level={2} />
			</div>
			<SidePanels code={code} />
		</ApiFrame>
	);
}

/** The parts of a page, for its table of contents. */
function headingsOf(view: OperationView, { hasConsole, schemas }: { hasConsole: boolean; schemas: readonly SchemaNode[] }): TocHeading[] {
	const sections: (Omit<TocHeading, 'depth'> & { parts?: Omit<TocHeading, 'depth'>[] })[] = [
		...view.parameters.map(({ place }) => ({ slug: `parameter-${place}`, text: api.parameters[place] })),
		...(view.body ? [{ slug: anchors.request, text: api.request }] : []),
		...(hasConsole ? [{ slug: CONSOLE_ID, text: consoleFrame.title, isLive: true }] : []),
		...(view.successes.length > 0
			? [
					{
						slug: anchors.responses,
						text: api.successesOf(view.successes.length),
						parts: view.successes.map(({ response: { status } }) => ({ slug: `status-${anchorPart(status)}`, text: statusWords(status) })),
					},
				]
			: []),
		...(view.errors.length > 0 ? [{ slug: anchors.errors, text: api.errors }] : []),
		...(view.callbacks.length > 0 ? [{ slug: 'callbacks', text: api.callbacks }] : []),
		...(schemas.length > 0 ? [{ slug: 'schemas', text: api.schemas, parts: schemas.map(schemaHeading) }] : []),
		{ slug: anchors.samples, text: api.samples },
	];
	return sections.flatMap(({ parts = [], ...section }) => [{ ...section, depth: 2 }, ...parts.map((part) => ({ ...part, depth: 3 }))]);
}
