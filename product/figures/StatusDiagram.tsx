import type { DeviceStatus } from '#product/domain/device-status.ts';
import { Status } from '#product/live/Status.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import './status-diagram.css';

interface SetStatus {
	status: DeviceStatus;
	/** What leads there from the calculated statuses, and what leads back. */
	there: readonly string[];
	back: readonly string[];
}

/** Statuses that are set; by precedence (RULES.md ). */
const SET: readonly SetStatus[] = [
	{ status: 'retired', there: ['Ausmustern'], back: ['Wieder aufnehmen'] },
	{ status: 'blocked', there: ['Sperren', 'oder nicht bestandener Bericht'], back: ['Entsperren'] },
	{ status: 'in_calibration', there: ['Zur Kalibrierung geben'], back: ['Bericht freigegeben', 'oder Zurück\u00adnehmen'] },
];

/** An arrow with what leads along it. */
function Ways({ way, triggers }: { way: 'there' | 'back'; triggers: readonly string[] }) {
	return (
		<div data-way={way}>
			{triggers.map((trigger) => (
				<span key={trigger}>{trigger}</span>
			))}
		</div>
	);
}

/** Figure pruefmittel-3: the seven statuses with what leads from one to the other. */
export function StatusDiagram() {
	return (
		<Figure
			id="pruefmittel-2"
			caption="Die sieben Status. Gestrichelt umrahmt sind die aus der Frist berechneten; die drei gesetzten gehen ihnen vor, ausgemustert vor gesperrt, gesperrt vor in Kalibrierung."
			text={
				<ul>
					<li>Aus der Frist berechnet: im Umlauf; mit Beginn der Vorwarnzeit fällig; nach fällig am und Karenzzeit überfällig.</li>
					<li>Ein fristwirksamer Prüfbericht setzt die Frist neu, der Status ist wieder im Umlauf. Ohne Prüfintervall ist er nicht überwacht.</li>
					<li>gesperrt: durch Sperren oder einen nicht bestandenen Bericht; zurück durch Entsperren.</li>
					<li>in Kalibrierung: durch Zur Kalibrierung geben; zurück durch Freigabe eines Berichts oder Zurücknehmen.</li>
					<li>ausgemustert: durch Ausmustern; zurück durch Wieder aufnehmen.</li>
				</ul>
			}
		>
			<div className="statuses">
				<div className="statuses-calculated">
					<p>aus der Frist berechnet</p>
					<div className="statuses-chain">
						<Status status="in_circulation" />
						<span>Vorwarnzeit beginnt</span>
						<Status status="due" />
						<span>fällig am + Karenzzeit vorbei</span>
						<Status status="overdue" />
						<em>fristwirk&shy;samer Bericht</em>
					</div>
					<div className="statuses-chain">
						<Status status="unmonitored" />
					</div>
					<p>ohne Prüfintervall</p>
				</div>
				<ul className="statuses-set">
					{SET.map(({ status, there, back }) => (
						<li key={status}>
							<div>
								<Ways way="there" triggers={there} />
								<Ways way="back" triggers={back} />
							</div>
							<Status status={status} />
						</li>
					))}
				</ul>
			</div>
		</Figure>
	);
}
