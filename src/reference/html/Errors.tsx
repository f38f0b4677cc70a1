import './errors.css';
import './fields.css';
import '#ui/prose/table.css';
import type { ReactNode } from 'react';
import { type ErrorView, viewErrors } from '#openapi/page/errors-view.ts';
import type { MediaTypeView, ResponseView } from '#openapi/page/operation-view.ts';
import { hasInside } from '#openapi/page/schema-fields.ts';
import { summaryOf } from '#openapi/page/schema-inside.ts';
import { anchorPart } from '#openapi/schema/anchors.ts';
import { sharedFormPhrase } from '#reference/wording/operation-phrases.ts';
import { summaryWords } from '#reference/wording/schema-phrases.ts';
import { anchors } from '#words/addresses.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import type { OperationCode } from './code-view.ts';
import { WholeHead } from './FieldHead.tsx';
import { Headers, KnownHeaders } from './Headers.tsx';
import { below, Heading, type HeadingLevel } from './Heading.tsx';
import { MediaTypes } from './MediaTypes.tsx';
import { HttpStatus, Links } from './Responses.tsx';
import { Words } from './Words.tsx';

interface ErrorsProps {
	errors: readonly ResponseView[];
	prefix: string;
	level: HeadingLevel;
	examples: OperationCode['responses'];
	hrefOf: (slug: string) => string;
}

/** What can go wrong: a table of statuses, then the schemas and headers that only errors have. */
export function Errors({ errors, prefix, level, examples, hrefOf }: ErrorsProps) {
	if (errors.length === 0) return null;
	const view = viewErrors(errors);
	const { status, when } = api.errorColumns;
	return (
		<section aria-labelledby={prefix + anchors.errors}>
			<Heading level={level} id={prefix + anchors.errors} name={api.errors} />
			<div className="table">
				<table className="errors">
					<thead>
						<tr>
							<th scope="col">{status}</th>
							<th scope="col">{when}</th>
						</tr>
					</thead>
					<tbody>
						{view.errors.map((error) => (
							<ErrorLine
								key={error.response.status}
								error={error}
								prefix={prefix}
								examples={examples.find((entry) => entry.status === error.response.status)?.examples ?? []}
								hrefOf={hrefOf}
							/>
						))}
					</tbody>
				</table>
			</div>
			<KnownHeaders headers={view.sharedHeaders} label={api.commonHeaders} />
			{view.sharedForm && (
				<p className="known-headers">
					<Words phrase={sharedFormPhrase(view.sharedForm)} />
					{view.sharedForm.node && (
						<>
							{', '}
							<WholeHead node={view.sharedForm.node} />
						</>
					)}
				</p>
			)}
			{view.bodies.length > 0 && <Heading level={below(level)} id={prefix + anchors.errorBodies} name={api.errorBodies} />}
			{view.bodies.map(({ status: first, content }) => (
				<ErrorBody key={content.node?.anchor ?? first} content={content} before={!view.sharedForm && <HttpStatus status={first} />} />
			))}
			{view.headers.length > 0 && (
				<details>
					<summary>{api.errorHeaders}</summary>
					<Headers headers={view.headers} />
				</details>
			)}
		</section>
	);
}

/** The structure of error messages, folded: it is the same for most operations of an API and rarely what readers look for. */
function ErrorBody({ content, before }: { content: MediaTypeView; before: ReactNode }) {
	const body = <MediaTypes content={[content]} use="response" before={before} />;
	const { node = content.item } = content;
	if (node === undefined || !hasInside(node)) return body;
	return (
		<details>
			<summary>{summaryWords(summaryOf(node))}</summary>
			{body}
		</details>
	);
}

interface ErrorLineProps extends Pick<ErrorsProps, 'prefix' | 'hrefOf'> {
	error: ErrorView;
	examples: OperationCode['responses'][number]['examples'];
}

function ErrorLine({ error: { response, forms, headers }, prefix, examples, hrefOf }: ErrorLineProps) {
	return (
		<tr id={`${prefix}status-${anchorPart(response.status)}`}>
			<td>
				<HttpStatus status={response.status} />
			</td>
			<td>
				{response.summary !== undefined && <p className="errors-summary">{response.summary}</p>}
				<ApiMarkdown text={response.description} />
				{forms.map(({ type, node, shownAt }) => (
					<p key={type} className="known-headers">
						{shownAt === undefined ? (
							<code>{type}</code>
						) : (
							<a href={`#${shownAt}`}>
								<code>{type}</code>
							</a>
						)}{' '}
						{node && <WholeHead node={node} />}
					</p>
				))}
				<KnownHeaders headers={headers} />
				<Links links={response.links} hrefOf={hrefOf} />
				<ErrorExamples examples={examples} />
			</td>
		</tr>
	);
}

/** Links to the examples of an error, one behind the other: some errors have a dozen. */
function ErrorExamples({ examples }: Pick<ErrorLineProps, 'examples'>) {
	const [first] = examples;
	if (first === undefined) return null;
	if (examples.length === 1 && first.title === undefined)
		return (
			<p className="error-examples">
				<a href={`#${first.anchor}`}>{api.example}</a>
			</p>
		);
	return (
		<div className="error-examples">
			{api.examples(examples.length)}:{' '}
			<ul>
				{examples.map(({ anchor, title }) => (
					<li key={anchor}>
						<a href={`#${anchor}`}>{title ?? api.example}</a>
					</li>
				))}
			</ul>
		</div>
	);
}
