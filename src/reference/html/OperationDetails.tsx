import type { OperationView } from '#openapi/page/operation-view.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Badges } from './Badges.tsx';
import type { OperationCode } from './code-view.ts';
import { Endpoint } from './Endpoint.tsx';
import { Errors } from './Errors.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { Parameters } from './Parameters.tsx';
import { RequestBody } from './RequestBody.tsx';
import { Responses } from './Responses.tsx';

interface OperationDetailsProps {
	view: OperationView;
	code: OperationCode;
	/** Level of the headings. */
	level: HeadingLevel;
	/** Address of another operation's page. */
	hrefOf: (slug: string) => string;
}

const NO_CODE: OperationCode = { samples: [], responses: [], requests: [] };

/** Parameters, bodies, responses, errors and callbacks of an operation. */
export function OperationDetails({ view, code, level, hrefOf }: OperationDetailsProps) {
	const { prefix } = view;
	return (
		<>
			<Parameters groups={view.parameters} prefix={prefix} level={level} />
			{view.body && (
				<RequestBody
					body={view.body}
					requests={code.requests}
					prefix={prefix}
					level={level}
					title={view.operation.kind === 'operation' ? api.request : api.callbackRequest}
				/>
			)}
			<Responses responses={view.successes} prefix={prefix} level={level} hrefOf={hrefOf} />
			<Errors errors={view.errors} prefix={prefix} level={level} examples={code.responses} hrefOf={hrefOf} />
			{view.callbacks.length > 0 && (
				<section aria-labelledby={`${prefix}callbacks`}>
					<Heading level={level} id={`${prefix}callbacks`} name={api.callbacks} />
					<p>{api.callbacksText}</p>
					{view.callbacks.map(({ name, operations }) =>
						operations.map((inner) => <IncomingRequest key={`${name}-${inner.prefix}`} view={inner} level={below(level)} hrefOf={hrefOf} />),
					)}
				</section>
			)}
		</>
	);
}

/** A request that the API sends, webhook or callback. Its details fold: several of them say much the same. */
export function IncomingRequest({ view, level, hrefOf }: { view: OperationView; level: HeadingLevel; hrefOf: (slug: string) => string }) {
	const { operation, prefix } = view;
	const id = prefix === '' ? operation.slug : prefix.replace(/-$/, '');
	return (
		<section aria-labelledby={id}>
			<Heading level={level} id={id} name={operation.title} />
			<Badges operation={operation} />
			<Endpoint method={operation.method} path={operation.path} anchors={new Map()} />
			<ApiMarkdown text={operation.description} />
			<details>
				<summary>{api.incomingDetails}</summary>
				<OperationDetails view={view} code={NO_CODE} level={below(level)} hrefOf={hrefOf} />
			</details>
		</section>
	);
}
