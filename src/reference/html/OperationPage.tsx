import './endpoint.css';
import './operation.css';
import { CONSOLE_ID, ConsoleFrame } from '#console/react/ConsoleFrame.tsx';
import { leadOf, type OperationView } from '#openapi/page/operation-view.ts';
import type { OperationSheet } from '#reference/source/operation-sheet.ts';
import { serverPhrase } from '#reference/wording/operation-phrases.ts';
import { listed } from '#reference/wording/phrase.ts';
import { withBase } from '#ui/href.ts';
import type { DocsPlace } from '#ui/prose/DocsFrame.tsx';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { consoleFrame } from '#words/console.ts';
import { navigation } from '#words/navigation.ts';
import { ApiFrame } from './ApiFrame.tsx';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Authorisation } from './Authorisation.tsx';
import { Badges } from './Badges.tsx';
import type { IncomingCode, OperationCode } from './code-view.ts';
import { Endpoint } from './Endpoint.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { Heading } from './Heading.tsx';
import { OpenAll } from './OpenAll.tsx';
import { OperationDetails } from './OperationDetails.tsx';
import { Schemas } from './Schemas.tsx';
import { schemeHrefOf } from './SecuritySchemes.tsx';
import { SidePanels } from './SidePanels.tsx';
import { Words } from './Words.tsx';

export interface OperationPageProps extends DocsPlace {
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

/** The page of one operation: what it does and all it takes and gives on the left, code on the right. */
export function OperationPage({ sheet, code, incoming, overview, pathOf, markdown, sandbox, prose, ...place }: OperationPageProps) {
	const { view, rest, servers } = sheet;
	const { operation } = view;
	const anchors = new Map(view.parameters.flatMap((group) => (group.place === 'path' ? group.items.map(({ value, node }) => [value.name, node.anchor]) : [])));
	const schemeHref = schemeHrefOf(place.base, overview);
	const hrefOf = (slug: string) => withBase(place.base, pathOf(slug));
	const [first, ...others] = servers.list;
	const only = others.length === 0 ? first : undefined;
	const head = (
		<>
			<Badges operation={operation} />
			<Endpoint method={operation.method} path={operation.path} anchors={anchors} server={only && (servers.own ? only.url : only.resolvedUrl)} />
			{(servers.own || others.length > 0) && (
				<p data-search-skip="">
					{api.ownServer}: <Words phrase={listed(servers.list.map(serverPhrase))} />
				</p>
			)}
			<ApiMarkdown text={leadOf(operation)} topHeading={2} />
			{operation.externalDocs && <FurtherReading docs={operation.externalDocs} />}
			<Authorisation operation={operation} hrefOf={schemeHref} />
			<Sections view={view} hasConsole={sandbox !== undefined} hasSchemas={rest.length > 0} />
			<p className="twin screen-only">
				<a href={withBase(place.base, markdown)} type="text/markdown">
					{api.asMarkdown}
				</a>
			</p>
		</>
	);
	return (
		<ApiFrame {...place} kind="api-operation" title={operation.title} head={head}>
			<div className="operation-body">
				{sandbox !== undefined && (
					<ConsoleFrame
						operation={operation.id}
						source={withBase(place.base, sandbox)}
						heading={<Heading level={2} id={CONSOLE_ID} name={consoleFrame.title} />}
					/>
				)}
				{prose !== undefined && <div dangerouslySetInnerHTML={{ __html: prose }} />}
				<OperationDetails view={view} responses={code.responses} incoming={incoming} level={2} links={{ hrefOf, schemeHref }} />
				<Schemas nodes={rest} level={2} />
			</div>
			<SidePanels code={code} hasConsole={sandbox !== undefined} />
		</ApiFrame>
	);
}

/** Links to the parts of a page that can be long. */
function Sections({ view, hasConsole, hasSchemas }: { view: OperationView; hasConsole: boolean; hasSchemas: boolean }) {
	const sections: { id: string; label: string }[] = [
		...view.parameters.map(({ place }) => ({ id: `parameter-${place}`, label: api.parameters[place] })),
		...(view.body ? [{ id: anchors.request, label: api.request }] : []),
		...(view.successes.length > 0 ? [{ id: anchors.responses, label: api.successesOf(view.successes.length) }] : []),
		...(view.errors.length > 0 ? [{ id: anchors.errors, label: api.errors }] : []),
		...(view.callbacks.length > 0 ? [{ id: 'callbacks', label: api.callbacks }] : []),
		...(hasSchemas ? [{ id: 'schemas', label: api.schemas }] : []),
		{ id: anchors.samples, label: api.samples },
	];
	return (
		<nav className="sections screen-only" aria-label={navigation.toc}>
			<ul>
				{hasConsole && (
					<li className="js-only">
						<a href={`#${CONSOLE_ID}`}>{consoleFrame.title}</a>
					</li>
				)}
				{sections.map(({ id, label }) => (
					<li key={id}>
						<a href={`#${id}`}>{label}</a>
					</li>
				))}
				<li>
					<OpenAll />
				</li>
			</ul>
		</nav>
	);
}
