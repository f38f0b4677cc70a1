import { germanDate } from '#product/domain/calendar-date.ts';
import { INSPECTION_KINDS } from '#product/domain/inspection-effect.ts';
import { intervalInWords } from '#product/domain/interval.ts';
import { QR_QUIET_ZONE } from '#product/domain/sticker.ts';
import { modulePath, qrModules } from '#product/live/code-modules.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnTabs } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { Kept } from './Kept.tsx';
import { sampleDevice } from './sample.ts';
import './device-record.css';

const device = sampleDevice('PM-MS-0001');
const { inspectionDevice: part } = device;
const lastReport = part.lastInspection;
const codeModules = qrModules(device.shortCode);
/** The code with its quiet zone (RULES.md ). */
const symbolSize = codeModules.length + 2 * QR_QUIET_ZONE;

const DEVICE_FACTS: readonly (readonly [string, string])[] = [
	['Prüfmittelnummer', part.number],
	['Identnummer', device.identNo],
	['Seriennummer', device.serialNo ?? '–'],
	['Hersteller, Typ', `${device.manufacturer?.name}, ${device.model}`],
	['Messbereich', device.range ?? '–'],
	['Bereich, Sektion', `${device.area.name}, ${device.section?.name}`],
	['Kostenstelle', `${device.costCentre?.number} ${device.costCentre?.name}`],
	['kalibrierpflichtig', part.calibrationRequired ? 'ja' : 'nein'],
	['Prüfintervall', part.interval ? intervalInWords(part.interval) : '–'],
	['Lagerort', String(device.customFields.lagerort ?? '–')],
];

const RECORD_LEGEND = [
	<>
		<b>Magic-Name</b>, aus Nummer, Bezeichnung, Messbereich und Lagerort zusammengesetzt
	</>,
	<>
		<b>Status</b>, aus den Daten abgeleitet
	</>,
	<>
		<b>fällig am</b>: letzter Tag der Gültigkeit
	</>,
	'QR-Code mit dem Kurzlink, wie auf dem Aufkleber',
	<>
		Schaltflächen; unter <b>Mehr</b> stehen Umbuchen, Duplizieren und Ausmustern
	</>,
	<>
		<b>Registerkarten</b> der Akte
	</>,
	'letzter fristwirksamer Prüfbericht: Ab seinem Prüfdatum läuft die Frist',
];

/** Figure pruefmittel-1: the record card of PM-MS-0001 (RULES.md ). */
export function DeviceRecord() {
	return (
		<Figure id="pruefmittel-1" caption={<Kept>{`Die Prüfmittelakte von ${part.number}, Registerkarte Übersicht`}</Kept>} legend={RECORD_LEGEND}>
			<Screen title={`app.example.com/pruefmittel/${device.id}`}>
				<div className="record">
					<div className="record-head">
						<div>
							<p className="record-name">
								<Kept>{device.magicName}</Kept> <Callout n={1} />
							</p>
							<p className="drawn-row">
								<span className="marked">
									<DeviceStatusMark status={part.status} /> <Callout n={2} />
								</span>
								<span className="marked">
									fällig am <b>{germanDate(part.dueDate ?? '')}</b> <Callout n={3} />
								</span>
							</p>
						</div>
						<span className="marked">
							<svg
								className="record-code"
								viewBox={`${-QR_QUIET_ZONE} ${-QR_QUIET_ZONE} ${symbolSize} ${symbolSize}`}
								width="99"
								height="99"
								aria-hidden="true"
							>
								<path d={modulePath(codeModules)} />
							</svg>
							<Callout n={4} />
						</span>
					</div>
					<div className="drawn-row">
						<DrawnButton main>Bearbeiten</DrawnButton>
						{['Prüfbericht anlegen', 'Zur Kalibrierung geben', 'Sperren', 'Aufkleber drucken'].map((label) => (
							<DrawnButton key={label}>{label}</DrawnButton>
						))}
						<DrawnButton n={5}>Mehr</DrawnButton>
					</div>
					<DrawnTabs tabs={['Übersicht', 'Daten', 'Prüfberichte', 'Messkette', 'Dateien', 'Historie']} current="Übersicht" n={6} />
					<dl className="record-facts">
						{DEVICE_FACTS.map(([name, value]) => (
							<div key={name}>
								<dt>{name}</dt>
								<dd>
									<Kept>{value}</Kept>
								</dd>
							</div>
						))}
						{lastReport && (
							<div data-wide="">
								<dt>letzter Prüfbericht</dt>
								<dd>
									<Kept>{`${lastReport.number}, ${germanDate(lastReport.date)}, ${INSPECTION_KINDS.find(({ kind }) => kind === lastReport.kind)?.label}`}</Kept>{' '}
									<Callout n={7} />
								</dd>
							</div>
						)}
					</dl>
				</div>
			</Screen>
		</Figure>
	);
}
