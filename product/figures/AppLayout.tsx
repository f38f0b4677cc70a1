import { germanDate } from '#product/domain/calendar-date.ts';
import { DeviceStatusMark } from '#product/live/Status.tsx';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnCheck, DrawnChip, DrawnTable, DrawnTabs } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { AppFrame } from './AppFrame.tsx';
import { Kept } from './Kept.tsx';
import { DEVICES } from './sample.ts';
import './app-layout.css';

const LAYOUT_LEGEND = [
	<>
		<b>Suchfeld</b>: sucht und nimmt Scans entgegen
	</>,
	<>
		<b>Neu</b>: Prüfmittel, Gerät, Prüfbericht
	</>,
	<>
		<b>Benachrichtigungen</b>: die Glocke
	</>,
	<>
		<b>Hilfe</b>: Handbuch, Hotkeys, Version
	</>,
	<>
		<b>Benutzermenü</b>: Benutzerprofil, Farbschema, Abmelden
	</>,
	<>
		<b>Hauptnavigation</b>; schmaler als 996&nbsp;Pixel hinter <b>Menü</b>. <b>Zusatzfelder</b> und <b>Benutzer</b> sind der Administration vorbehalten
	</>,
	<>
		<b>Registerkarten</b> der Liste
	</>,
	<>
		<b>Schaltflächen</b> der Liste
	</>,
	<>
		<b>Ansicht</b>: gespeicherte Filterkriterien, Spalten und Sortierung
	</>,
	<>
		<b>Arbeitsbereich</b>, hier die Prüfmittelliste
	</>,
	<>
		<b>Sammelleiste</b>: erscheint, sobald Zeilen ausgewählt sind
	</>,
	<>
		<b>Meldung</b>: grüne verschwinden nach 5&nbsp;Sekunden
	</>,
];

/** How many rows are selected. */
const CHOSEN_ROWS = 2;

const present = DEVICES.filter(({ retiredAt }) => retiredAt === null);
const rows = present
	.toSorted((a, b) => (a.inspectionDevice.number < b.inspectionDevice.number ? -1 : 1))
	.slice(0, 4)
	.map(({ designation, inspectionDevice: { number, status, dueDate } }, index) => [
		<DrawnCheck key="chosen" checked={index < CHOSEN_ROWS}>
			<Kept>{number}</Kept>
		</DrawnCheck>,
		hyphenated(designation),
		<DeviceStatusMark key="status" status={status} />,
		dueDate === null ? '–' : germanDate(dueDate),
	]);

/** Where long compounds may break: the list shares its width with the navigation. */
function hyphenated(designation: string): string {
	return designation.replace(/(?<=\p{L})(schlüssel|schraube)/u, '\u00ad$1');
}

/** Figure bedienung-1: the frame of the application around the list of inspection devices (RULES.md ). */
export function AppLayout() {
	return (
		<Figure id="bedienung-1" caption="Kopfleiste, Hauptnavigation und Arbeitsbereich am Beispiel der Prüfmittelliste" legend={LAYOUT_LEGEND}>
			<AppFrame current="Prüfmittel" initials="EM" marked>
				<div className="app-layout">
					<p className="app-toast">
						Gespeichert <Callout n={12} />
					</p>
					<DrawnTabs tabs={['Prüfmittel', 'Alle Geräte']} current="Prüfmittel" n={7} />
					<div className="drawn-row">
						{['Filter', 'Spalten', 'Ansicht speichern', 'Exportieren'].map((label) => (
							<DrawnButton key={label}>{label}</DrawnButton>
						))}
						<DrawnButton n={8}>Importieren</DrawnButton>
					</div>
					<div className="drawn-row">
						<DrawnChip unset n={9}>
							Ansicht
						</DrawnChip>
						<span className="marked">
							{present.length} Einträge <Callout n={10} />
						</span>
					</div>
					<DrawnTable head={['Prüfmittel\u00adnummer', 'Bezeichnung', 'Status', 'fällig am']} rows={rows} />
					<div className="drawn-row app-bulk">
						<span className="marked">
							{CHOSEN_ROWS} ausgewählt <Callout n={11} />
						</span>
						{['Aufkleber drucken', 'Bearbeiten', 'Umbuchen', 'Zur Kalibrierung geben', 'Sperren'].map((label) => (
							<DrawnButton key={label}>{label}</DrawnButton>
						))}
					</div>
				</div>
			</AppFrame>
		</Figure>
	);
}
