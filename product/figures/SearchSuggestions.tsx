import { fold } from '#product/domain/search/fold.ts';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { Kept } from './Kept.tsx';
import './search-suggestions.css';

const TYPED = 'mess';
const MOST_SUGGESTIONS = 8;

/** What the search field suggests while typing: at most eight apparatuses whose designation or number begins like this, by number (RULES.md ). */
export const suggestions = SAMPLE.apparatuses
	.filter(({ retiredAt }) => retiredAt === null)
	.map(({ identNo, designation, inspectionDevice }) => ({ number: inspectionDevice?.number ?? identNo, isDevice: inspectionDevice !== null, designation }))
	.filter(({ number, designation }) => [number, designation].some((text) => fold(text).startsWith(fold(TYPED))))
	.toSorted((a, b) => (a.isDevice === b.isDevice ? (a.number < b.number ? -1 : 1) : a.isDevice ? -1 : 1))
	.slice(0, MOST_SUGGESTIONS);

/** Figure suche-1: the search field with suggestions. */
export function SearchSuggestions() {
	return (
		<Figure id="suche-1" caption={`Vorschläge zu „${TYPED}“: höchstens acht, Prüfmittel vor anderen Geräten, sortiert nach der Nummer`} readable>
			<div className="suggestions">
				<p>
					{TYPED}
					<i />
				</p>
				<ul>
					{suggestions.map(({ number, designation }) => (
						<li key={number}>
							<b>{number}</b>{' '}
							<span>
								<mark>{designation.slice(0, TYPED.length)}</mark>
								<Kept>{designation.slice(TYPED.length)}</Kept>
							</span>
						</li>
					))}
				</ul>
			</div>
		</Figure>
	);
}
