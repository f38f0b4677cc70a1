import { germanDate } from '#product/domain/calendar-date.ts';
import { germanDecimal } from '#product/domain/decimal.ts';
import { assess, DECISION_RULES, MEASUREMENT_CONDITIONS, suggestResult } from '#product/domain/decision-rule.ts';
import { INSPECTION_RESULTS } from '#product/domain/inspection-effect.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { Kept } from './Kept.tsx';
import { DEVICES, sampleInspection } from './sample.ts';
import '#ui/figures/drawn-controls.css';
import './measurement-table.css';

const measuredInspection = sampleInspection('PB-2025-00013');
const measuredDevice = DEVICES.find(({ id }) => id === measuredInspection.apparatusId);
const { decisionRule } = measuredInspection;

/** The rows of the table. */
export const { measurements } = measuredInspection;

/** The result that Kalibord suggests for the measurements of the figure, in words. */
export const suggestedResult = INSPECTION_RESULTS.find(({ result }) => result === suggestResult(measurements, decisionRule))?.label;

const REPORT_FACTS = [
	['Prüfmittel', measuredDevice?.inspectionDevice.number],
	['Prüfdatum', germanDate(measuredInspection.date)],
	['Verfahren', measuredInspection.procedure],
	['Normal', measuredInspection.references[0]?.number],
	['Zustand', MEASUREMENT_CONDITIONS.find(({ condition }) => condition === measurements[0]?.condition)?.label],
	['Entscheidungsregel', DECISION_RULES.find(({ rule }) => rule === decisionRule)?.label],
] as const;

/** Heads of the columns with their call-out numbers. */
const TABLE_HEAD = [
	['Merkmal'],
	['Sollwert', 1],
	['Istwert'],
	['Abweichung', 2],
	['zul.\u00a0Abw.', 3],
	['U (k\u00a0=\u00a02)'],
	['Einheit'],
	['in Toleranz', 4],
] as const satisfies readonly (readonly [string, number?])[];

/** The columns that say the same in every row, as narrow figures show them. Bound to the first row; the test sees that all are alike. */
const [first] = measurements;

const MEASUREMENT_LEGEND = [
	'Sollwert und Istwert geben Sie mit allen Nachkommastellen ein',
	'Die Abweichung (Ist − Soll) berechnet Kalibord',
	'Zulässige Abweichung und U geben Sie als Betrag ein',
	'Die Bewertung berechnet Kalibord nach der Entscheidungsregel',
	'Der Ergebnisvorschlag; die Entscheidung trifft, wer freigibt',
];

/** Figure pruefberichte-1: the table of measurements of PB-2025-00013. What Kalibord works out stands on a ground of its own. */
export function MeasurementTable() {
	return (
		<Figure
			id="pruefberichte-1"
			caption={
				<Kept>{`Messwerttabelle von ${measuredInspection.number}, ${measuredDevice?.designation} ${measuredDevice?.range}. Getönte Spalten berechnet Kalibord.`}</Kept>
			}
			legend={MEASUREMENT_LEGEND}
			readable
		>
			<Screen title={`app.example.com/pruefberichte/${measuredInspection.id}`}>
				<dl className="measurement-facts">
					{REPORT_FACTS.map(([name, value]) => (
						<div key={name}>
							<dt>{name}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
				<p className="measurements-same">
					<b>{first?.characteristic}</b>, Werte in {first?.unit}, zul.&nbsp;Abw. {germanDecimal(first?.permissible ?? '')}, U (k&nbsp;=&nbsp;2){' '}
					{germanDecimal(first?.uncertainty ?? '')} <Callout n={3} />
				</p>
				<table className="measurements">
					<thead>
						<tr>
							{TABLE_HEAD.map(([name, n]) => (
								<th key={name} scope="col">
									{n && <Callout n={n} />} {name}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{measurements.map((measurement) => {
							const { deviation, inTolerance } = assess(measurement, decisionRule);
							return (
								<tr key={measurement.nominal}>
									<td>{measurement.characteristic}</td>
									<td>{germanDecimal(measurement.nominal)}</td>
									<td>{germanDecimal(measurement.actual)}</td>
									<td>{germanDecimal(deviation, { signed: true })}</td>
									<td>{germanDecimal(measurement.permissible ?? '')}</td>
									<td>{germanDecimal(measurement.uncertainty ?? '')}</td>
									<td>{measurement.unit}</td>
									<td>{inTolerance ? 'ja' : 'nein'}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
				<p className="marked">
					Ergebnisvorschlag: <b>{suggestedResult}</b> <Callout n={5} />
				</p>
			</Screen>
		</Figure>
	);
}
