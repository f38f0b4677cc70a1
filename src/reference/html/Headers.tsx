import './fields.css';
import type { HeaderView } from '#openapi/page/operation-view.ts';
import { descriptionOf } from '#openapi/page/schema-description.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { FieldHead } from './FieldHead.tsx';
import { SchemaFacts, Value } from './SchemaFacts.tsx';
import { Fold } from './SchemaTree.tsx';

/** Headers of a response. Those that the page has described before are linked. */
export function Headers({ headers }: { headers: readonly HeaderView[] }) {
	const described = headers.filter(({ node }) => node !== undefined);
	return (
		<>
			{described.length > 0 && (
				<ul className="params">{described.map((view) => view.node && <HeaderLine key={view.node.anchor} value={view.value} node={view.node} />)}</ul>
			)}
			<KnownHeaders headers={headers} />
		</>
	);
}

/** Links to headers that are described elsewhere on the page. */
export function KnownHeaders({ headers, label = api.seeAlso }: { headers: readonly HeaderView[]; label?: string }) {
	const known = headers.filter((view) => view.shownAt !== undefined);
	if (known.length === 0) return null;
	return (
		<p className="known-headers">
			{label}{' '}
			{known.map(({ value, shownAt }, index) => (
				<span key={value.name}>
					{index > 0 && ', '}
					<a href={`#${shownAt}`}>{value.name}</a>
				</span>
			))}
		</p>
	);
}

function HeaderLine({ value, node }: { value: HeaderView['value']; node: NonNullable<HeaderView['node']> }) {
	const written = value.examples.length > 0 || node.examples.length > 0;
	return (
		<li id={node.anchor}>
			<FieldHead use="response" name={value.name} required={value.required} deprecated={value.deprecated} since={value.since} node={node} />
			<ApiMarkdown text={descriptionOf(node, value.description)} />
			<SchemaFacts node={{ ...node, examples: [] }}>
				{written && value.serialised !== '' && (
					<li>
						{api.example} <Value value={{ value: value.example, text: value.serialised }} />
					</li>
				)}
			</SchemaFacts>
			<Fold node={node} use="response" level={1} />
		</li>
	);
}
