import { germanDate } from '#product/domain/calendar-date.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { DUE_MONTHS, DueColumns, shortMonth } from './DueColumns.tsx';
import { Kept } from './Kept.tsx';
import './due-dates-chart.css';

const statuses = [...new Set(DUE_MONTHS.flatMap(({ devices }) => devices.map(({ inspectionDevice: { status } }) => status)))];

/** Figure dashboard-2: the widget Fälligkeiten (RULES.md ), thirteen columns with a block for each device. */
export function DueDatesChart() {
	return (
		<Figure
			id="dashboard-2"
			caption={`Das Widget Fälligkeiten am ${germanDate(SAMPLE.referenceDate)}: ein Feld je Prüfmittel im Monat seines Fälligkeitsdatums, gekennzeichnet mit dem heutigen Status`}
			text={
				<FigureTable
					head={['Monat', 'Anzahl', 'Prüfmittel']}
					rows={DUE_MONTHS.map(({ month, devices }, index) => [
						`${index === 0 ? 'bis ' : ''}${shortMonth(month)}`,
						devices.length,
						<Kept key="numbers">{devices.map(({ inspectionDevice: { number } }) => number).join(', ')}</Kept>,
					])}
				/>
			}
		>
			<DueColumns />
			<ul className="due-dates-legend">
				{statuses.map((status) => (
					<li key={status}>
						<DeviceStatusMark status={status} />
					</li>
				))}
			</ul>
		</Figure>
	);
}
