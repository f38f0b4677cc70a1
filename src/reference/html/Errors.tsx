import type { HeaderView, MediaTypeView, ResponseView } from '#openapi/page/operation-view.ts';
import { hasInside } from '#openapi/page/schema-fields.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import type { SchemaNode } from '#openapi/schema/schema-node.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import type { OperationCode } from './code-view.ts';
import { Headers, KnownHeaders } from './Headers.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { Status } from './Responses.tsx';
import { SchemaTree } from './SchemaTree.tsx';
import { Type } from './Type.tsx';

interface ErrorsProps {
	errors: readonly ResponseView[];
	prefix: string;
	level: HeadingLevel;
	examples: OperationCode['responses'];
}

/** What can go wrong: a table of statuses, then the schemas and headers that only errors have. */
export function Errors({ errors, prefix, level, examples }: ErrorsProps) {
	if (errors.length === 0) return null;
	const bodies = errors.flatMap(({ response, content }) =>
		content.flatMap(({ media, node }) => (node && isWorthShowing(node) ? [{ status: response.status, type: media.type, node }] : [])),
	);
	const headers = errors.flatMap((error) => error.headers.filter(({ node }) => node !== undefined));
	const hasExamples = errors.some(({ response }) => examples.some(({ status }) => status === response.status));
	const { status, when, example } = api.errorColumns;
	const [first, ...others] = errors.map((error) => headersOf(error));
	const shared = (first ?? []).filter(({ shownAt }) => others.every((list) => list.some((other) => other.shownAt === shownAt)));
	const form = commonForm(errors);
	const common = new Set(shared.map(({ shownAt }) => shownAt));
	return (
		<section aria-labelledby={`${prefix}fehler`}>
			<Heading level={level} id={`${prefix}fehler`} name={api.errors} />
			<div className="table">
				<table className="errors">
					<thead>
						<tr>
							<th scope="col">{status}</th>
							<th scope="col">{when}</th>
							{hasExamples && <th scope="col">{example}</th>}
						</tr>
					</thead>
					<tbody>
						{errors.map((error) => (
							<ErrorLine
								key={error.response.status}
								error={error}
								prefix={prefix}
								common={common}
								hasOwnForm={form === undefined}
								examples={hasExamples ? (examples.find((entry) => entry.status === error.response.status)?.examples ?? []) : undefined}
							/>
						))}
					</tbody>
				</table>
			</div>
			<KnownHeaders headers={shared} label={api.commonHeaders} />
			{form && (
				<p className="known-headers">
					{api.commonBody} <code>{form.media.type}</code>
					{form.node && (
						<>
							{', '}
							<Type node={form.node} />
						</>
					)}
				</p>
			)}
			{bodies.length > 0 && <Heading level={below(level)} id={`${prefix}fehler-aufbau`} name={api.errorBodies} />}
			{bodies.map(({ status: code, type, node }) => (
				<div key={`${code}-${type}`} className="media">
					<SchemaTree node={node} use="response" before={<code>{type}</code>} />
				</div>
			))}
			{headers.length > 0 && (
				<details>
					<summary>{api.errorHeaders}</summary>
					<Headers headers={headers} />
				</details>
			)}
		</section>
	);
}

interface ErrorLineProps {
	error: ResponseView;
	prefix: string;
	/** Places of the headers that every error has. */
	common: ReadonlySet<string | undefined>;
	/** Not all errors have the same body. */
	hasOwnForm: boolean;
	examples: OperationCode['responses'][number]['examples'] | undefined;
}

function ErrorLine({ error, prefix, common, hasOwnForm, examples }: ErrorLineProps) {
	const { response, content } = error;
	const headers = headersOf(error).filter((header) => !common.has(header.shownAt));
	return (
		<tr id={`${prefix}status-${anchorPart(response.status)}`}>
			<td>
				<Status status={response.status} />
			</td>
			<td>
				{response.summary !== undefined && <p>{response.summary}</p>}
				<ApiMarkdown text={response.description} />
				{hasOwnForm &&
					content.map(({ media, node }) => (
						<p key={media.type} className="known-headers">
							<code>{media.type}</code> {node && !isWorthShowing(node) && <Type node={node} />}
						</p>
					))}
				<KnownHeaders headers={headers} />
			</td>
			{examples && (
				<td>
					<ul className="error-examples">
						{examples.map(({ anchor, title }) => (
							<li key={anchor}>
								<a href={`#${anchor}`}>{title}</a>
							</li>
						))}
					</ul>
				</td>
			)}
		</tr>
	);
}

/** The headers of an error as links to their descriptions. */
const headersOf = ({ headers }: ResponseView): HeaderView[] =>
	headers.map((view) => (view.node ? { value: view.value, node: undefined, shownAt: view.node.anchor } : view));

/** A body whose type says everything needs no section of its own. */
const isWorthShowing = (node: SchemaNode) =>
	node.kind !== 'reference' &&
	(hasInside(node) || node.constraints.length > 0 || node.description !== undefined || (node.kind === 'scalar' && node.enum.length > 0));

/** The body of all errors, when it is the same: of the first one, or a reference to what an answer before them has shown. */
function commonForm(errors: readonly ResponseView[]): MediaTypeView | undefined {
	const [first, ...others] = errors.flatMap(({ content }) => content);
	if (first === undefined || errors.some(({ content }) => content.length !== 1)) return undefined;
	const at = (node: SchemaNode | undefined) => node && (node.kind === 'reference' ? node.href : `#${node.anchor}`);
	return others.every(({ media, node }) => media.type === first.media.type && at(node) === at(first.node)) ? first : undefined;
}
