import './fields.css';
import type { ReactNode } from 'react';
import { leadOf, type OperationView } from '#openapi/page/operation-view.ts';
import { serverPhrase } from '#reference/wording/operation-phrases.ts';
import { listed } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Authorisation } from './Authorisation.tsx';
import { Badges } from './Badges.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import type { IncomingCode, OperationCode } from './code-view.ts';
import { Endpoint } from './Endpoint.tsx';
import { Errors } from './Errors.tsx';
import { Examples } from './Examples.tsx';
import { FurtherReading } from './FurtherReading.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { Parameters } from './Parameters.tsx';
import { RequestBody } from './RequestBody.tsx';
import { HttpStatus, Responses } from './Responses.tsx';
import { Words } from './Words.tsx';

/** Addresses of other places of the reference. */
interface ReferenceHrefs {
	/** Of another operation's page. */
	hrefOf: (slug: string) => string;
	/** Of the description of a way to sign in. */
	schemeHref: (scheme: string) => string;
}

interface OperationDetailsProps extends Partial<Pick<OperationCode, 'requests' | 'responses'>> {
	view: OperationView;
	/** The code of its callbacks. */
	incoming: IncomingCode;
	/** Level of the headings. */
	level: HeadingLevel;
	links: ReferenceHrefs;
	/** Content between request and responses. */
	children?: ReactNode;
}

/** Parameters, bodies, responses, errors and callbacks of an operation. */
export function OperationDetails({ view, requests = [], responses = [], incoming, level, links, children }: OperationDetailsProps) {
	const { prefix } = view;
	const { hrefOf } = links;
	return (
		<>
			<Parameters groups={view.parameters} prefix={prefix} level={level} />
			{view.body && (
				<RequestBody
					body={view.body}
					requests={requests}
					prefix={prefix}
					level={level}
					title={view.operation.kind === 'operation' ? api.request : api.callbackRequest}
				/>
			)}
			{children}
			<Responses responses={view.successes} prefix={prefix} level={level} hrefOf={hrefOf} />
			<Errors errors={view.errors} prefix={prefix} level={level} examples={responses} hrefOf={hrefOf} />
			{view.callbacks.length > 0 && (
				<section aria-labelledby={`${prefix}callbacks`}>
					<Heading level={level} id={`${prefix}callbacks`} name={api.callbacks} />
					<p>{api.callbacksText}</p>
					{view.callbacks.map(({ name, operations }) =>
						operations.map((inner) => (
							<IncomingRequest key={`${name}-${inner.prefix}`} view={inner} callback={name} incoming={incoming} level={below(level)} links={links} />
						)),
					)}
				</section>
			)}
		</>
	);
}

interface IncomingRequestProps extends Omit<OperationDetailsProps, 'requests' | 'responses' | 'children'> {
	/** Name of the callback in the description. */
	callback?: string;
}

/** A request that readers receive, with the provider's text and the responses that the API expects. */
function IncomingExamples({ code: { samples, responses }, prefix, level }: { code: OperationCode; prefix: string; level: HeadingLevel }) {
	return (
		<>
			{responses.length > 0 && (
				<section aria-labelledby={`${prefix}beispielantworten`}>
					<Heading level={level} id={`${prefix}beispielantworten`} name={api.exampleResponses} />
					{responses.map(({ status, examples }) => (
						<div key={status}>
							<p>
								<HttpStatus status={status} />
							</p>
							<Examples examples={examples} firstOpen={true} />
						</div>
					))}
				</section>
			)}
			{samples.length > 0 && (
				<section aria-labelledby={`${prefix}codebeispiele`}>
					<Heading level={level} id={`${prefix}codebeispiele`} name={api.samples} />
					{samples.map(({ id, label, html }) => (
						<div key={id}>
							<p>{label}</p>
							<CodeBlock html={html} />
						</div>
					))}
				</section>
			)}
		</>
	);
}

/** A request that the API sends, webhook or callback. Its details are folded, because those of several are similar. */
export function IncomingRequest({ view, callback, incoming, level, links }: IncomingRequestProps) {
	const { operation, prefix } = view;
	const id = prefix === '' ? operation.slug : prefix.replace(/-$/, '');
	const code = incoming.get(prefix);
	return (
		<section aria-labelledby={id}>
			<Heading level={level} id={id} name={operation.title} />
			{callback !== undefined && (
				<p className="field-type">
					{api.callback} <code>{callback}</code>
				</p>
			)}
			<Badges operation={operation} />
			<Endpoint method={operation.method} path={operation.path} anchors={new Map()} />
			{operation.ownServers.length > 0 && (
				<p>
					{api.ownServer(operation.ownServers.length)}: <Words phrase={listed(operation.ownServers.map(serverPhrase))} />
				</p>
			)}
			<ApiMarkdown text={leadOf(operation)} />
			{operation.externalDocs && <FurtherReading docs={operation.externalDocs} />}
			<Authorisation operation={operation} hrefOf={links.schemeHref} />
			<details>
				<summary>{api.incomingDetails}</summary>
				<OperationDetails view={view} requests={code?.requests ?? []} incoming={incoming} level={below(level)} links={links} />
				{code && <IncomingExamples code={code} prefix={prefix} level={below(level)} />}
			</details>
		</section>
	);
}
