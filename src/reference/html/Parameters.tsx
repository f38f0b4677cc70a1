import './fields.css';
import type { Parameter } from '#openapi/model/message.ts';
import { parameterFacts } from '#openapi/page/facts.ts';
import { valueMarks } from '#openapi/page/marks.ts';
import type { OperationView, ValueView } from '#openapi/page/operation-view.ts';
import { valueDescription } from '#openapi/page/schema-description.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Facts } from './Facts.tsx';
import { FieldHead } from './FieldHead.tsx';
import { Heading, type HeadingLevel } from './Heading.tsx';
import { Fold } from './SchemaInside.tsx';

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

function ParameterLine({ view }: { view: ValueView<Parameter> }) {
	const { value, node } = view;
	return (
		<li id={node.anchor}>
			<FieldHead name={value.name} marks={valueMarks(view, 'request')} node={node} />
			<ApiMarkdown text={valueDescription(node, value.description)} />
			<Facts facts={parameterFacts(view)} />
			<Fold node={node} use="request" level={1} />
		</li>
	);
}
