import { germanDate } from '#product/domain/calendar-date.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { SAMPLE } from '#product/sample.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { DUE_MONTHS, DueColumns, shortMonth } from './DueColumns.tsx';
import './due-dates-chart.css';

const statuses = [...new Set(DUE_MONTHS.flatMap(({ devices }) => devices.map(({ inspectionDevice: { status } }) => status)))];

/** Figure dashboard-3: the widget Fälligkeiten (RULES.md ), thirteen columns with a block for each device. */
export function DueDatesChart() {
	return (
		<Figure
			id="dashboard-2"
			caption={`Das Widget Fälligkeiten am ${germanDate(SAMPLE.referenceDate)}: ein Feld je Prüfmittel im Monat seines Fälligkeitsdatums, gekennzeichnet mit dem heutigen Status`}
			text={
				<table>
					<thead>
						<tr>
							<th scope="col">Monat</th>
							<th scope="col">Anzahl</th>
							<th scope="col">Prüfmittel</th>
						</tr>
					</thead>
					<tbody>
						{DUE_MONTHS.map(({ month, devices }, index) => (
							<tr key={month}>
								<td>
									{index === 0 && 'bis '}
									{shortMonth(month)}
								</td>
								<td>{devices.length}</td>
								<td>{devices.map(({ inspectionDevice: { number } }) => number).join(', ')}</td>
							</tr>
						))}
					</tbody>
				</table>
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
