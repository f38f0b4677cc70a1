import type { DecisionRule } from '#product/domain/decision-rule.ts';
import { judged, limit, signed, uncertainty } from './judged-values.ts';
import './acceptance-zones.css';

/** The axis goes from a little below the lower limit to above the largest deviation with its uncertainty, in µm. */
const FROM = -limit - 1;
const TO = Math.max(...judged.map(({ deviation }) => deviation)) + uncertainty + 0.5;
const widthOnPlot = (micrometre: number) => `${((100 * micrometre) / (TO - FROM)).toFixed(2)}%`;
const acrossOf = (micrometre: number) => widthOnPlot(micrometre - FROM);
/** Height of the plot: a row for each value, one for the axis. */
const PLOT_ROWS = judged.length + 1;
const down = (rows: number) => `${((100 * rows) / PLOT_ROWS).toFixed(2)}%`;

/** One rule: a row for each measured value, over the zone in which the rule accepts it. */
export function AcceptancePanel({ rule, label }: { rule: DecisionRule; label: string }) {
	const accepted = rule === 'guard_band_u' ? limit - uncertainty : limit;
	const foot = down(judged.length);
	return (
		<div className="zones">
			<div className="zones-head">
				<b>{label}</b> {rule === 'guard_band_u' ? 'Konformität nachgewiesen' : 'in Toleranz'}
			</div>
			{judged.map(({ nominal, [rule]: inTolerance }) => (
				<p key={nominal}>
					<span>{nominal}</span>
					<span data-verdict={inTolerance ? 'yes' : rule === 'guard_band_u' ? 'open' : 'no'}>{inTolerance ? 'ja' : 'nein'}</span>
				</p>
			))}
			<svg width="100%" height="100%" aria-hidden="true">
				{rule === 'guard_band_u' &&
					[-limit, accepted].map((from) => <rect key={from} className="zones-guard" x={acrossOf(from)} width={widthOnPlot(uncertainty)} height={foot} />)}
				<rect className="zones-accepted" x={acrossOf(-accepted)} width={widthOnPlot(2 * accepted)} height={foot} />
				{[-limit, limit].map((x) => (
					<line key={x} className="zones-limit" x1={acrossOf(x)} x2={acrossOf(x)} y1="0" y2={foot} />
				))}
				<line x1={acrossOf(0)} x2={acrossOf(0)} y1="0" y2={foot} className="zones-zero" />
				<line x1="0" x2="100%" y1={foot} y2={foot} />
				{judged.map(({ deviation }, row) => (
					<g key={deviation}>
						<line
							className="zones-reach"
							x1={acrossOf(deviation - uncertainty)}
							x2={acrossOf(deviation + uncertainty)}
							y1={down(row + 0.5)}
							y2={down(row + 0.5)}
						/>
						<circle cx={acrossOf(deviation)} cy={down(row + 0.5)} r="4.5" />
					</g>
				))}
				{[...new Set([-limit, -accepted, 0, accepted, limit])].map((x) => (
					<text key={x} x={acrossOf(x)} y={down(judged.length + 0.72)}>
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
