import type { OperationView } from '#openapi/operation-view.ts';
import { api } from '../strings.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Badges } from './Badges.tsx';
import type { OperationCode } from './code-view.ts';
import { Endpoint } from './Endpoint.tsx';
import { Errors } from './Errors.tsx';
import { Parameters } from './Parameters.tsx';
import { RequestBody } from './RequestBody.tsx';
import { Responses } from './Responses.tsx';

interface OperationDetailsProps {
	view: OperationView;
	code: OperationCode;
	/** Address of another operation's page. */
	hrefOf: (slug: string) => string;
}

const NO_CODE: OperationCode = { samples: [], responses: [], requests: [] };

/** Parameters, bodies, responses, errors and callbacks of an operation. */
export function OperationDetails({ view, code, hrefOf }: OperationDetailsProps) {
	const { prefix } = view;
	return (
		<>
			<Parameters groups={view.parameters} prefix={prefix} />
			{view.body && (
				<RequestBody
					body={view.body}
					requests={code.requests}
					prefix={prefix}
					title={view.operation.kind === 'operation' ? api.request : api.callbackRequest}
				/>
			)}
			<Responses responses={view.successes} prefix={prefix} hrefOf={hrefOf} />
			<Errors errors={view.errors} prefix={prefix} examples={code.responses} />
			{view.callbacks.length > 0 && (
				<section aria-labelledby={`${prefix}callbacks`}>
					<h2 id={`${prefix}callbacks`}>{api.callbacks}</h2>
					<p>{api.callbacksText}</p>
					{view.callbacks.map(({ name, operations }) => operations.map((inner) => <IncomingRequest key={`${name}-${inner.prefix}`} view={inner} hrefOf={hrefOf} />))}
				</section>
			)}
		</>
	);
}

/** A request that the API sends: webhook or callback. */
export function IncomingRequest({ view, hrefOf }: { view: OperationView; hrefOf: (slug: string) => string }) {
	const { operation, prefix } = view;
	const id = prefix.replace(/-$/, '');
	return (
		<section className="incoming" aria-labelledby={id}>
			<h3 id={id}>{operation.title}</h3>
			<Badges {...operation} />
			<Endpoint method={operation.method} path={operation.path} anchors={new Map()} />
			<ApiMarkdown text={operation.description} />
			<OperationDetails view={view} code={NO_CODE} hrefOf={hrefOf} />
		</section>
	);
}
