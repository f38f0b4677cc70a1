import { germanDate } from '#product/domain/calendar-date.ts';
import { DECISION_RULES, verdictText } from '#product/domain/decision-rule.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { AcceptancePanel } from './AcceptancePanel.tsx';
import { inspection, judged, limit, signed, uncertainty } from './judged-values.ts';
import { Kept } from './Kept.tsx';
import { DEVICES } from './sample.ts';
import './acceptance-zones.css';

const judgedDevice = DEVICES.find(({ id }) => id === inspection.apparatusId);

/** Figure pruefberichte-2: the values of PM-BM-0003 under both rules, above each other over the same axis (RULES.md ). */
export function AcceptanceZones() {
	return (
		<Figure
			id="pruefberichte-2"
			caption={
				<Kept>{`Akzeptanzbereich ohne und mit Schutzabstand: ${judgedDevice?.inspectionDevice.number} am ${germanDate(inspection.date)}, Sollwerte in\u00a0mm, Grenze ${limit}\u00a0µm, U\u00a0=\u00a0${uncertainty}\u00a0µm. Mit Schutzabstand ist die Konformität nachgewiesen, wenn der Punkt im schmaleren Bereich liegt; „nein“ heißt dort: nicht nachgewiesen.`}</Kept>
			}
			text={
				<FigureTable
					head={['Sollwert (mm)', 'Abweichung', ...DECISION_RULES.map(({ label }) => label)]}
					rows={judged.map(({ nominal, deviation, ...verdicts }) => [
						nominal,
						`${signed(deviation)}\u00a0µm`,
						...DECISION_RULES.map(({ rule }) => verdictText(verdicts[rule], rule)),
					])}
				/>
			}
		>
			{DECISION_RULES.map((rule) => (
				<AcceptancePanel key={rule.rule} {...rule} />
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
