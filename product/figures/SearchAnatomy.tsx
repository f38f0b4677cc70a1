import { explainClause } from '#product/domain/search/explain-search.ts';
import { matchesSearch } from '#product/domain/search/match-search.ts';
import { parseSearch } from '#product/domain/search/parse-search.ts';
import { CUSTOM_FIELDS } from '#product/live/sample.ts';
import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { DEVICES } from './sample.ts';
import './search-anatomy.css';

const EXPRESSION = 'status:fällig|überfällig bereich:MO -ist:messkette';
const sampleContext = { today: SAMPLE.referenceDate, customFields: CUSTOM_FIELDS };
const { clauses } = parseSearch(EXPRESSION, sampleContext);

/** What the expression finds, by number (RULES.md R-11). */
export const hits = DEVICES.filter((device) => matchesSearch(clauses, device, sampleContext))
	.map(({ inspectionDevice: { number } }) => number)
	.sort();

const legend = clauses.map((clause) => (
	<>
		{clause.negated && (
			<>
				<code>-</code> schließt aus:{' '}
			</>
		)}
		{explainClause(clause)}
	</>
));

/** Figure suche-2: a search expression taken apart; the explanations come from the search itself. */
export function SearchAnatomy() {
	return (
		<Figure id="suche-2" caption="Ein Suchausdruck aus drei Teilen, jeder aus Feld, Doppelpunkt und Wert; ein Treffer muss alle drei erfüllen" legend={legend}>
			<div className="anatomy">
				{clauses.map(({ start, end, negated }, index) => {
					const token = EXPRESSION.slice(start, end);
					const colon = token.indexOf(':') + 1;
					return (
						<div key={start}>
							<Callout n={index + 1} />
							<code>
								{negated && <b data-part="not">-</b>}
								<b data-part="field">{token.slice(negated ? 1 : 0, colon)}</b>
								<b data-part="value">{token.slice(colon)}</b>
							</code>
						</div>
					);
				})}
			</div>
			<p className="anatomy-hits">
				<b>{hits.length} Prüfmittel:</b>
				{hits.map((number) => (
					<span key={number}>{number}</span>
				))}
			</p>
		</Figure>
	);
}
