import './fields.css';
import type { Fact } from '#openapi/page/facts.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { constantPhrase, factPhrase, isPhraseFact, valuesPhrase } from '#reference/wording/fact-phrase.ts';
import { literal } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Words } from './Words.tsx';

/** Enumerations without meanings up to this length stand in the line. */
const IN_LINE = 24;

/** What is said of a value: first what takes a phrase, then lists. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	const phrases = facts.filter(isPhraseFact);
	return (
		<>
			{phrases.length > 0 && (
				<ul className="facts">
					{phrases.map((fact, index) => (
						<li key={index} data-xml={fact.kind === 'xml' ? fact.xml.name : undefined}>
							<Words phrase={factPhrase(fact)} />
						</li>
					))}
				</ul>
			)}
			{facts.map((fact, index) => (
				<ListFact key={index} fact={fact} />
			))}
		</>
	);
}

function ListFact({ fact }: { fact: Fact }) {
	switch (fact.kind) {
		case 'constant':
			return (
				<p className="values">
					<Words phrase={constantPhrase(fact)} />
				</p>
			);
		case 'values':
			return <AllowedValues fact={fact} />;
		case 'entries':
			return (
				<div id={fact.anchor}>
					<ApiMarkdown text={fact.description} />
					<Facts facts={fact.facts} />
				</div>
			);
		default:
			return null;
	}
}

/** The values that are allowed, with their meanings. */
function AllowedValues({ fact }: { fact: Extract<Fact, { kind: 'values' }> }) {
	const { values } = fact;
	const list = values.some(({ description }) => description !== undefined) ? (
		<Meanings values={values} />
	) : (
		<p className="values">
			<Words phrase={valuesPhrase(fact)} />
		</p>
	);
	if (values.length <= IN_LINE) return list;
	return (
		<details>
			<summary>{api.valuesCount(values.length)}</summary>
			{list}
		</details>
	);
}

function Meanings({ values }: { values: readonly EnumValue[] }) {
	return (
		<dl className="values">
			{values.map((value) => (
				<div key={value.text}>
					<dt>
						<Words phrase={[literal(value)]} />
					</dt>
					<dd>
						<ApiMarkdown text={value.description} />
					</dd>
				</div>
			))}
		</dl>
	);
}
