import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnCheck, DrawnField, DrawnTabs } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { sampleDevice } from './sample.ts';
import './field-form.css';

const RISK_FIELD = SAMPLE.customFields.find(({ key }) => key === 'risikoklasse');
const CHOSEN_OPTION = sampleDevice('PM-MS-0001').customFields['risikoklasse'];

const FIELD_LEGEND = [
	<>
		<b>Registerkarten</b>: <b>Geräte</b> oder <b>Prüfberichte</b>, nach dem Speichern unveränderlich
	</>,
	<>
		<b>Neu</b>: öffnet das leere Formular
	</>,
	<>
		<b>Beschriftung</b>: steht am Formular, jederzeit änderbar
	</>,
	<>
		<b>Schlüssel</b>: aus der Beschriftung vorgeschlagen, nach dem Speichern unveränderlich
	</>,
	<>
		<b>Feldtyp</b>: nach dem ersten Wert fest
	</>,
	<>
		<b>Pflicht</b>, <b>nur Prüfmittel</b> und <b>Mehrfachauswahl</b>; die letzten beiden sind nach dem Speichern unveränderlich
	</>,
	<>
		<b>Hilfetext</b>: steht unter dem Feld, höchstens 200&nbsp;Zeichen; hier leer
	</>,
	<>
		<b>Optionen</b>: Schlüssel und Beschriftung
	</>,
	'Live-Vorschau: das Feld, wie es im Formular steht, mit gewählter Option',
];

/** Figure zusatzfelder-1: the form of a Zusatzfeld with its preview, filled as in the example works. */
export function FieldForm() {
	const { label = '', key, type, entity, required, onlyInspectionDevices, multiple, helpText, options = [] } = RISK_FIELD ?? {};
	return (
		<Figure id="zusatzfelder-1" caption={`Das Formular des Zusatzfelds ${label} mit Live-Vorschau`} legend={FIELD_LEGEND}>
			<Screen title="app.example.com/zusatzfelder">
				<div className="field-tabs">
					<DrawnTabs tabs={['Geräte', 'Prüfberichte']} current={entity === 'apparatus' ? 'Geräte' : 'Prüfberichte'} n={1} />
					<DrawnButton n={2}>Neu</DrawnButton>
				</div>
				<div className="field-form">
					<div>
						<DrawnField label="Beschriftung" n={3}>
							{label}
						</DrawnField>
						<DrawnField label="Schlüssel" n={4}>
							<code>{key}</code>
						</DrawnField>
						<DrawnField label="Feldtyp" n={5}>
							{type}
						</DrawnField>
						<div className="drawn-row">
							<DrawnCheck checked={required ?? false}>Pflicht</DrawnCheck>
							<DrawnCheck checked={onlyInspectionDevices ?? false}>nur Prüfmittel</DrawnCheck>
							<DrawnCheck checked={multiple ?? false} n={6}>
								Mehrfachauswahl
							</DrawnCheck>
						</div>
						<DrawnField label="Hilfetext" n={7}>
							{helpText}
						</DrawnField>
						<div className="field-options">
							<p>
								Optionen <Callout n={8} />
							</p>
							<ul>
								{options.map((option) => (
									<li key={option.key}>
										<code>{option.key}</code> {option.label}
									</li>
								))}
							</ul>
						</div>
						<div className="drawn-row">
							<DrawnButton main>Speichern</DrawnButton>
							<DrawnButton>Archivieren</DrawnButton>
						</div>
					</div>
					<div className="field-preview">
						<p className="marked">
							Live-Vorschau <Callout n={9} />
						</p>
						<DrawnField label={required ? `${label} *` : label}>{options.find((option) => option.key === CHOSEN_OPTION)?.label}</DrawnField>
						<ul>
							{options.map((option) => (
								<li key={option.key} data-chosen={option.key === CHOSEN_OPTION || undefined}>
									{option.label}
								</li>
							))}
						</ul>
					</div>
				</div>
			</Screen>
		</Figure>
	);
}
