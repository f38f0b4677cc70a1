import { germanDate } from '#product/domain/calendar-date.ts';
import { fitsCriterion } from '#product/domain/filter.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnChip, DrawnTable } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { DEVICES } from './sample.ts';
import './filter-bar.css';

const AREA = 'Fertigung';
const DUE_WITHIN_DAYS = '30';

/** What both criteria let through, by number (RULES.md R-10). */
export const filteredDevices = DEVICES.filter(
	({ retiredAt, area, inspectionDevice: { dueDate } }) =>
		retiredAt === null &&
		fitsCriterion({ operator: 'one_of', values: [AREA] }, area.name, SAMPLE.referenceDate) &&
		fitsCriterion({ operator: 'next', values: [DUE_WITHIN_DAYS] }, dueDate, SAMPLE.referenceDate),
).toSorted((a, b) => (a.inspectionDevice.number < b.inspectionDevice.number ? -1 : 1));

const FILTER_LEGEND = [
	'Erstes Filterkriterium: Feld, Operator und Wert; mehrere Werte darin gelten wahlweise (oder)',
	'Zweites Filterkriterium: Beide Kriterien gelten gemeinsam (und)',
	<>
		<b>Ansicht speichern</b> hält Filterkriterien, Spalten und Sortierung fest
	</>,
	'Trefferzahl',
];

/** Figure bedienung-2: two criteria over the list of inspection devices, with what they find. */
export function FilterBar() {
	return (
		<Figure id="bedienung-2" caption={`Zwei Filterkriterien über der Prüfmittelliste am ${germanDate(SAMPLE.referenceDate)}`} legend={FILTER_LEGEND}>
			<Screen title="app.example.com/pruefmittel">
				<div className="filter-bar">
					<div className="drawn-row">
						<DrawnChip n={1}>
							Bereich <i>ist eines von</i> {AREA}
						</DrawnChip>
						<DrawnChip n={2}>
							fällig am <i>in den nächsten</i> {DUE_WITHIN_DAYS} <i>Tagen</i>
						</DrawnChip>
					</div>
					<div className="drawn-row">
						<DrawnButton>Filter</DrawnButton>
						<DrawnButton n={3}>Ansicht speichern</DrawnButton>
					</div>
					<p className="marked">
						{filteredDevices.length} Einträge <Callout n={4} />
					</p>
					<DrawnTable
						head={['Prüfmittelnummer', 'Bezeichnung', 'Bereich', 'Status', 'fällig am']}
						rows={filteredDevices.map(({ designation, area, inspectionDevice: { number, status, dueDate } }) => [
							number,
							designation,
							area.name,
							<DeviceStatusMark key="status" status={status} />,
							dueDate === null ? '–' : germanDate(dueDate),
						])}
					/>
				</div>
			</Screen>
		</Figure>
	);
}
