import './fields.css';
import type { Header } from '#openapi/model/message.ts';
import { headerFacts } from '#openapi/page/facts.ts';
import { valueMarks } from '#openapi/page/marks.ts';
import type { HeaderView, ValueView } from '#openapi/page/operation-view.ts';
import { valueDescription } from '#openapi/page/schema-description.ts';
import { knownHeadersPhrase } from '#reference/wording/operation-phrases.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Facts } from './Facts.tsx';
import { FieldHead } from './FieldHead.tsx';
import { Fold } from './SchemaInside.tsx';
import { Words } from './Words.tsx';

/** Headers of a response. Those that the page has described before are linked. */
export function Headers({ headers }: { headers: readonly HeaderView[] }) {
	const described = headers.flatMap((view) => (view.node === undefined ? [] : [view]));
	return (
		<>
			{described.length > 0 && (
				<ul className="params">
					{described.map((view) => (
						<HeaderLine key={view.node.anchor} view={view} />
					))}
				</ul>
			)}
			<KnownHeaders headers={headers} />
		</>
	);
}

/** Links to headers that are described elsewhere on the page. */
export function KnownHeaders({ headers, label }: { headers: readonly HeaderView[]; label?: string }) {
	const phrase = knownHeadersPhrase(headers, label);
	return (
		phrase.length > 0 && (
			<p className="known-headers">
				<Words phrase={phrase} />
			</p>
		)
	);
}

function HeaderLine({ view }: { view: ValueView<Header> }) {
	const { value, node } = view;
	return (
		<li id={node.anchor}>
			<FieldHead name={value.name} marks={valueMarks(view, 'response')} node={node} />
			<ApiMarkdown text={valueDescription(node, value.description)} />
			<Facts facts={headerFacts(view)} />
			<Fold node={node} use="response" level={1} />
		</li>
	);
}
