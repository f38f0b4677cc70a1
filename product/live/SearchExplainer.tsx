import { useState } from 'react';
import { explainClause } from '#product/domain/search/explain-search.ts';
import { matchesSearch } from '#product/domain/search/match-search.ts';
import { MAXIMUM_EXPRESSION, parseSearch, type SearchProblem, searchProblemText } from '#product/domain/search/parse-search.ts';
import { island } from '#ui/islands/island.tsx';
import { DeviceRows } from './DeviceRows.tsx';
import { TODAY } from './example-day.ts';
import { Field } from './Field.tsx';
import { LiveExample } from './LiveExample.tsx';
import { STATUS_CLASSES } from './Status.tsx';
import { CUSTOM_FIELDS, SEARCHABLES } from './sample.ts';
import './search.css';

const SEARCH_EXAMPLES = [
	'messsch digital',
	'status:überfällig',
	'fällig:heute..+30t',
	'bereich:FE',
	'nr:PM-BM-*',
	'zusatz.risikoklasse:a',
	'ist:eingeschränkt',
];
const searchContext = { today: TODAY, customFields: CUSTOM_FIELDS };

/** @param expression what it starts with; default: the one that the figure of the manual takes apart. */
function SearchExplainerContent({ expression = 'status:fällig|überfällig bereich:MO -ist:messkette' }: { expression?: string }) {
	const [text, setText] = useState(expression);
	const { clauses, problems } = parseSearch(text, searchContext);
	const hits = problems.length > 0 ? [] : SEARCHABLES.filter((record) => matchesSearch(clauses, record, searchContext));
	const devices = hits.filter(({ inspectionDevice }) => inspectionDevice !== null);
	return (
		<LiveExample
			title="Suche ausprobieren"
			lead="Durchsucht werden die 33 Geräte der Beispielfirma, davon 29 Prüfmittel; heute ist der 15.09.2025."
			later={`search-place ${STATUS_CLASSES}`}
		>
			<Field label="Suchausdruck" wide>
				{(ids) => (
					<input
						{...ids}
						type="search"
						className="live-code"
						value={text}
						maxLength={MAXIMUM_EXPRESSION}
						spellCheck={false}
						autoCapitalize="off"
						aria-invalid={problems.length > 0}
						onChange={(event) => setText(event.target.value)}
					/>
				)}
			</Field>
			<ul className="live-buttons" aria-label="Beispiele">
				{SEARCH_EXAMPLES.map((example) => (
					<li key={example}>
						<button type="button" className="live-button live-code" onClick={() => setText(example)}>
							{example}
						</button>
					</li>
				))}
			</ul>
			<div className="live-result">
				<ol className="search-clauses">
					{clauses.map((clause) => (
						<li key={clause.start}>
							<code>{text.slice(clause.start, clause.end)}</code>
							<span>
								{clause.negated && <strong>nicht: </strong>}
								{explainClause(clause)}
							</span>
						</li>
					))}
				</ol>
				{problems.map((problem) => (
					<MarkedProblem key={problem.start} problem={problem} text={text} />
				))}
				<p className="live-answer" role="status">
					{problems.length > 0 ? 'keine Suche möglich' : <HitCount devices={devices.length} others={hits.length - devices.length} />}
				</p>
			</div>
			<DeviceRows devices={devices} />
		</LiveExample>
	);
}

/** The message with the faulty place marked in the expression. */
function MarkedProblem({ problem: { code, value, start, end }, text }: { problem: SearchProblem; text: string }) {
	return (
		<p className="live-problem" role="alert">
			{searchProblemText({ code, value })} ({code})
			<span className="search-place">
				{text.slice(0, start)}
				<mark>{text.slice(start, Math.max(end, start + 1))}</mark>
				{text.slice(Math.max(end, start + 1))}
			</span>
		</p>
	);
}

function HitCount({ devices, others }: { devices: number; others: number }) {
	return (
		<>
			<strong>{devices}</strong> Prüfmittel{others > 0 && `, dazu ${others} ${others === 1 ? 'Gerät' : 'Geräte'}`}
		</>
	);
}

/** A search expression taken apart, with its hits (RULES.md R-11). */
export const SearchExplainer = island(SearchExplainerContent);
