import { Fragment } from 'react';
import type { Parameter } from '#openapi/model/model.ts';
import type { OperationView, ValueView } from '#openapi/page/operation-view.ts';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import { sentForms, shownExamples } from '#openapi/page/sent-form.ts';
import type { Literal } from '#openapi/schema/schema-node.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { FieldHead } from './FieldHead.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { SchemaFacts, Value } from './SchemaFacts.tsx';
import { Fold } from './SchemaTree.tsx';

/** The parameters of an operation by their place. */
export function Parameters({ groups, prefix, level }: { groups: OperationView['parameters']; prefix: string; level: HeadingLevel }) {
	return groups.map(({ place, items }) => (
		<section key={place} aria-labelledby={`${prefix}parameter-${place}`}>
			<Heading level={level} id={`${prefix}parameter-${place}`} name={api.parameters[place]} />
			<ul className="params">
				{items.map((item) => (
					<ParameterLine key={item.node.anchor} view={item} />
				))}
			</ul>
		</section>
	));
}

function ParameterLine({ view: { value, node } }: { view: ValueView<Parameter> }) {
	return (
		<li id={node.anchor}>
			<FieldHead
				use="request"
				name={value.name}
				required={value.required}
				deprecated={value.deprecated || node.deprecated}
				since={value.since ?? node.since}
				deprecatedSince={node.deprecatedSince}
				node={node}
			/>
			<ApiMarkdown text={descriptionOf(node, value.description)} />
			<SchemaFacts node={{ ...node, examples: [] }}>
				{value.content && <li>{api.asMediaType(value.content.type)}</li>}
				{value.allowReserved && <li>{api.allowReserved}</li>}
				{value.allowEmptyValue && <li>{api.allowEmpty}</li>}
				<ParameterExamples parameter={value} fallback={node.examples} />
			</SchemaFacts>
			<Fold node={node} use="request" level={1} />
		</li>
	);
}

/** Examples of a parameter, and how they look when they are sent, where that is not the same. */
function ParameterExamples({ parameter, fallback }: { parameter: Parameter; fallback: readonly Literal[] }) {
	const shown = shownExamples(parameter, fallback);
	const sent = sentForms(parameter, shown);
	return (
		<>
			{shown.length > 0 && (
				<li>
					{api.examples(shown.length)}{' '}
					{shown.map(({ value, words }, index) => (
						<Fragment key={`${index}-${value.text}`}>
							{index > 0 && ', '}
							<Value value={value} />
							{words !== undefined && ` (${words})`}
						</Fragment>
					))}
				</li>
			)}
			{sent.length > 0 && (
				<li>
					{SENT[parameter.place]}{' '}
					{sent.map((form, index) => (
						<Fragment key={form}>
							{index > 0 && ', '}
							<code>{form}</code>
						</Fragment>
					))}
				</li>
			)}
		</>
	);
}

const SENT: Record<Parameter['place'], string> = {
	path: api.written,
	query: api.written,
	querystring: api.written,
	header: api.writtenHeader,
	cookie: api.writtenCookie,
};
