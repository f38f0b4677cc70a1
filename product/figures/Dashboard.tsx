import type { ReactNode } from 'react';
import { germanDate } from '#product/domain/calendar-date.ts';
import { add, euro } from '#product/domain/decimal.ts';
import type { DeviceStatus } from '#product/domain/device-status.ts';
import { SAMPLE } from '#product/sample.ts';
import { Bars } from '#ui/figures/Bars.tsx';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnChip } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { DueColumns } from './DueColumns.tsx';
import { costsOf, pastDueDates } from './dashboard.ts';
import { StatusRing } from './StatusRing.tsx';
import { DEVICES } from './sample.ts';
import './dashboard.css';

const costs = costsOf(SAMPLE.referenceDate.slice(0, 4), DEVICES, SAMPLE.inspections);
const dueDates = pastDueDates(DEVICES, SAMPLE);
const met = dueDates.filter(({ isMet }) => isMet).length;
const of = (status: DeviceStatus) =>
	DEVICES.filter(({ inspectionDevice }) => inspectionDevice.status === status).map(({ inspectionDevice }) => inspectionDevice);
const awayDevices = of('in_calibration').toSorted((a, b) => ((a.calibration?.expectedBackAt ?? '') < (b.calibration?.expectedBackAt ?? '') ? -1 : 1));
/** `31.08.` */
const shortDay = (day: string | null | undefined) => germanDate(day ?? '').slice(0, 6);
const drafts = SAMPLE.inspections.filter(({ status, createdBy }) => status === 'draft' && createdBy.name === 'Jonas Muster');
const released = SAMPLE.inspections
	.flatMap(({ number, status, releasedAt }) => (status !== 'released' || releasedAt === null ? [] : [{ number, day: releasedAt.slice(0, 10) }]))
	.toSorted((a, b) => (a.day + a.number < b.day + b.number ? 1 : -1))
	.slice(0, 5);

const DASHBOARD_LEGEND = [
	'Filterleiste: Bereich, Sektion, Kostenstelle und Prüfmittelgruppe wirken auf alle Widgets, der Zeitraum auf drei',
	<>
		<b>Zurücksetzen</b> entfernt alle Filter, <b>Link kopieren</b> gibt sie weiter
	</>,
	<>
		<b>Anpassen</b> öffnet den Anpassungsmodus: mit <b>Widget hinzufügen</b> aufnehmen, verschieben, entfernen, mit <b>Fertig</b> beenden
	</>,
	<>
		<b>Statusverteilung</b>: {DEVICES.length}&nbsp;Prüfmittel, jedes in genau einem Status
	</>,
	<>
		<b>Fälligkeiten</b>: „bis Vormonat“, der laufende Monat und elf weitere
	</>,
	<>
		<b>Überfällig</b>, <b>Gesperrt</b>, <b>In Kalibrierung</b>: was heute nicht eingesetzt werden darf
	</>,
	'Arbeit an Prüfberichten: eigene Entwürfe, wartende und jüngste Freigaben',
	<>
		<b>Termintreue</b> und <b>Kosten je Kostenstelle</b>: der Rückblick
	</>,
];

function Widget({ title, size, n, children }: { title: string; size: 'third' | 'half'; n?: number; children: ReactNode }) {
	return (
		<section className="widget" data-size={size}>
			<p className="marked">
				<b>{title}</b> {n !== undefined && <Callout n={n} />}
			</p>
			{children}
		</section>
	);
}

function Rows({ rows }: { rows: readonly (readonly [ReactNode, ReactNode])[] }) {
	return (
		<ul>
			{rows.map(([name, value], index) => (
				<li key={index}>
					{name} <span>{value}</span>
				</li>
			))}
		</ul>
	);
}

/** Figure dashboard-1: all ten widgets with the numbers of the example works (RULES.md ), as Jonas Muster sees them. */
export function Dashboard() {
	return (
		<Figure id="dashboard-1" caption={`Das Dashboard von Jonas Muster am ${germanDate(SAMPLE.referenceDate)}`} legend={DASHBOARD_LEGEND}>
			<Screen title="app.example.com/dashboard">
				<div className="dashboard">
					<div className="drawn-row">
						{['Bereich', 'Sektion', 'Kostenstelle', 'Prüfmittelgruppe'].map((label) => (
							<DrawnChip key={label} unset>
								{label}
							</DrawnChip>
						))}
						<DrawnChip unset n={1}>
							Zeitraum
						</DrawnChip>
					</div>
					<div className="drawn-row">
						<DrawnButton>Zurücksetzen</DrawnButton>
						<DrawnButton n={2}>Link kopieren</DrawnButton>
						<DrawnButton main n={3}>
							Anpassen
						</DrawnButton>
					</div>
					<div className="drawn-row dashboard-mode">
						<span>Anpassungsmodus:</span>
						<DrawnButton>Widget hinzufügen</DrawnButton>
						<DrawnButton>Fertig</DrawnButton>
					</div>
					<Widget title="Statusverteilung" size="half" n={4}>
						<StatusRing devices={DEVICES} />
					</Widget>
					<Widget title="Fälligkeiten" size="half" n={5}>
						<DueColumns />
					</Widget>
					<Widget title="Überfällig" size="third" n={6}>
						<Rows rows={of('overdue').map(({ number, dueDate }) => [number, shortDay(dueDate)])} />
					</Widget>
					<Widget title="Gesperrt" size="third">
						<Rows rows={of('blocked').map(({ number }) => [number, 'Prüfung nicht bestanden'])} />
					</Widget>
					<Widget title="In Kalibrierung" size="third">
						<Rows
							rows={awayDevices.map(({ number, calibration }) => [number, `K${calibration?.laboratoryId}, zurück ${shortDay(calibration?.expectedBackAt)}`])}
						/>
					</Widget>
					<Widget title="Meine Entwürfe" size="third" n={7}>
						<Rows rows={drafts.map(({ number, date }) => [number, shortDay(date)])} />
					</Widget>
					<Widget title="Zur Freigabe" size="third">
						<p>leer</p>
					</Widget>
					<Widget title="Termintreue" size="third" n={8}>
						<p>
							<b className="dashboard-figure">{Math.round((100 * met) / dueDates.length)}&nbsp;%</b> {met} von {dueDates.length} in 12&nbsp;Monaten
						</p>
					</Widget>
					<Widget title="Zuletzt freigegeben" size="half">
						<Rows rows={released.map(({ number, day }) => [number, germanDate(day)])} />
					</Widget>
					<Widget title="Kosten je Kostenstelle" size="half">
						<Bars bars={costs.map(({ costCentre, amount }) => ({ label: costCentre, value: Number(amount), reads: euro(amount) }))} />
						<p>gesamt {euro(costs.reduce((sum, { amount }) => add(sum, amount), '0.00'))}</p>
					</Widget>
				</div>
			</Screen>
		</Figure>
	);
}
