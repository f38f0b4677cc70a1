import { germanDate } from '#product/domain/calendar-date.ts';
import { germanDecimal } from '#product/domain/decimal.ts';
import { assess, DECISION_RULES, type DecisionRule } from '#product/domain/decision-rule.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { DEVICES, inspectionOf } from './sample.ts';
import './acceptance-zones.css';

const inspection = inspectionOf('PB-2025-00015');
const device = DEVICES.find(({ id }) => id === inspection.apparatusId);

/** Millimetres as whole micrometres. */
const micrometres = (millimetres: string | null) => Math.round(Number(millimetres) * 1000);
/** 5 → `+5`, −3 → `−3` (bible 1.4). */
const signed = (number: number) => (number < 0 ? `\u2212${-number}` : number > 0 ? `+${number}` : '0');

/** Rows of the figure: deviation and both verdicts, in µm. */
export const judged = inspection.measurements.map((measurement) => ({
	nominal: `${germanDecimal(String(Number(measurement.nominal)))}\u00a0mm`,
	deviation: micrometres(assess(measurement, 'simple_acceptance').deviation),
	simple_acceptance: assess(measurement, 'simple_acceptance').inTolerance,
	guard_band_u: assess(measurement, 'guard_band_u').inTolerance,
}));

/** The same in all rows (the test sees to it), in µm. */
export const limit = micrometres(inspection.measurements[0]?.permissible ?? null);
export const uncertainty = micrometres(inspection.measurements[0]?.uncertainty ?? null);

/** The axis goes from a little below the lower limit to above the largest deviation with its uncertainty, in µm. */
const FROM = -limit - 1.5;
const TO = Math.max(...judged.map(({ deviation }) => deviation)) + uncertainty + 1;
const wide = (micrometre: number) => `${((100 * micrometre) / (TO - FROM)).toFixed(2)}%`;
const at = (micrometre: number) => wide(micrometre - FROM);
/** Height of the plot: a row for each value, one for the axis. */
const ROWS = judged.length + 1;
const down = (rows: number) => `${((100 * rows) / ROWS).toFixed(2)}%`;

/** One rule: a row for each measured value, over the zone in which the rule accepts it. */
function Panel({ rule, label }: { rule: DecisionRule; label: string }) {
	const accepted = rule === 'guard_band_u' ? limit - uncertainty : limit;
	const foot = down(judged.length);
	return (
		<div className="zones">
			<div className="zones-head">
				<b>{label}</b> in Toleranz
			</div>
			{judged.map(({ nominal, [rule]: inTolerance }) => (
				<p key={nominal}>
					<span>{nominal}</span>
					<span data-verdict={inTolerance ? 'yes' : 'no'}>{inTolerance ? 'ja' : 'nein'}</span>
				</p>
			))}
			<svg width="100%" height="100%" aria-hidden="true">
				{rule === 'guard_band_u' &&
					[-limit, accepted].map((from) => <rect key={from} className="zones-guard" x={at(from)} width={wide(uncertainty)} height={foot} />)}
				<rect className="zones-accepted" x={at(-accepted)} width={wide(2 * accepted)} height={foot} />
				{[-limit, limit].map((x) => (
					<line key={x} className="zones-limit" x1={at(x)} x2={at(x)} y1="0" y2={foot} />
				))}
				<line x1={at(0)} x2={at(0)} y1="0" y2={foot} className="zones-zero" />
				<line x1="0" x2="100%" y1={foot} y2={foot} />
				{judged.map(({ deviation }, row) => (
					<g key={deviation}>
						<line className="zones-reach" x1={at(deviation - uncertainty)} x2={at(deviation + uncertainty)} y1={down(row + 0.5)} y2={down(row + 0.5)} />
						<circle cx={at(deviation)} cy={down(row + 0.5)} r="4.5" />
					</g>
				))}
				{[...new Set([-limit, -accepted, 0, accepted, limit])].map((x) => (
					<text key={x} x={at(x)} y={down(judged.length + 0.72)}>
						{signed(x)}
					</text>
				))}
				<text className="zones-unit" x="100%" y={down(judged.length + 0.72)}>
					µm
				</text>
			</svg>
		</div>
	);
}

/** Figure pruefberichte-2: the values of PM-BM-0003 under both rules, above each other over the same axis (bible 2.6). */
export function AcceptanceZones() {
	return (
		<Figure
			id="pruefberichte-2"
			caption={`Akzeptanzbereich ohne und mit Schutzabstand: ${device?.inspectionDevice.number} am ${germanDate(inspection.date)}, Grenze ${limit}\u00a0µm, U\u00a0=\u00a0${uncertainty}\u00a0µm. Mit Schutzabstand zählt ein Wert als in Toleranz, wenn sein Punkt im schmaleren Bereich liegt.`}
			text={
				<table>
					<thead>
						<tr>
							<th scope="col">Sollwert</th>
							<th scope="col">Abweichung</th>
							{DECISION_RULES.map(({ rule, label }) => (
								<th key={rule} scope="col">
									{label}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{judged.map(({ nominal, deviation, ...verdicts }) => (
							<tr key={nominal}>
								<td>{nominal}</td>
								<td>{signed(deviation)}&nbsp;µm</td>
								{DECISION_RULES.map(({ rule }) => (
									<td key={rule}>{verdicts[rule] ? 'in Toleranz' : 'nicht in Toleranz'}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			}
		>
			{DECISION_RULES.map((rule) => (
				<Panel key={rule.rule} {...rule} />
			))}
			<ul className="zones-key">
				<li>
					<svg width="22" height="14" aria-hidden="true">
						<rect className="zones-accepted" width="22" height="14" />
					</svg>
					Akzeptanzbereich
				</li>
				<li>
					<svg width="22" height="14" aria-hidden="true">
						<rect className="zones-guard" width="22" height="14" />
					</svg>
					Schutzabstand (w&nbsp;=&nbsp;U)
				</li>
				<li>
					<svg width="22" height="14" aria-hidden="true">
						<line className="zones-limit" x1="11" x2="11" y1="0" y2="14" />
					</svg>
					zulässige Abweichung
				</li>
				<li>
					<svg width="22" height="14" aria-hidden="true">
						<line className="zones-reach" x1="0" x2="22" y1="7" y2="7" />
						<circle cx="11" cy="7" r="4.5" />
					</svg>
					Abweichung mit U
				</li>
			</ul>
		</Figure>
	);
}
