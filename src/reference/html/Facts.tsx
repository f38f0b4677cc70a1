import './fields.css';
import type { Fact } from '#openapi/page/facts.ts';
import type { EnumValue } from '#openapi/schema/schema-node.ts';
import { constantPhrase, examplePhrase, exampleWords, factPhrase, isPhraseFact, valuesPhrase } from '#reference/wording/fact-phrase.ts';
import { literal } from '#reference/wording/phrase.ts';
import { api } from '#words/api.ts';
import { ApiMarkdown } from './ApiMarkdown.tsx';
import { Words } from './Words.tsx';

/** Enumerations without explanations are inline up to this length. */
const IN_LINE = 24;

/** Longer examples are folded code: a whole object would come before the fields that explain it. */
const LONGEST_IN_LINE = 240;

/** The facts about a value: first phrases, then lists. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	const phrases = facts.filter(isPhraseFact).filter((fact) => !isLongExample(fact));
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
		case 'examples':
			return isLongExample(fact) ? <LongExamples fact={fact} /> : null;
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

type ExamplesFact = Extract<Fact, { kind: 'examples' }>;

const isLongExample = (fact: Fact) => fact.kind === 'examples' && fact.examples.some(({ value }) => value.text.length > LONGEST_IN_LINE);

/** Examples to open, with a line for each part of an object. */
function LongExamples({ fact: { examples } }: { fact: ExamplesFact }) {
	return (
		<details>
			<summary>{api.examples(examples.length)}</summary>
			{examples.map((example, index) => (
				<div key={index} className="long-example">
					{typeof example.value.value === 'object' ? (
						<>
							{exampleWords(example)}
							<pre>
								<code>{JSON.stringify(example.value.value, null, 2)}</code>
							</pre>
						</>
					) : (
						<Words phrase={examplePhrase(example)} />
					)}
				</div>
			))}
		</details>
	);
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
