import { SAMPLE } from '#product/sample.ts';
import { Callout } from '#ui/figures/Callout.tsx';
import { DrawnButton, DrawnCheck, DrawnField } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { Screen } from '#ui/figures/Screen.tsx';
import { sampleDevice } from './sample.ts';
import './field-form.css';

const FIELDS = SAMPLE.customFields;
const FIELD = FIELDS.find(({ key }) => key === 'risikoklasse');
const CHOSEN = sampleDevice('PM-MS-0001').customFields['risikoklasse'];

const LEGEND = [
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
		<b>Pflicht</b> und „Nur Prüfmittel“
	</>,
	<>
		<b>Optionen</b>: Schlüssel und Beschriftung
	</>,
	'Live-Vorschau: das Feld, wie es im Formular steht, mit gewählter Option',
];

/** Figure zusatzfelder-1: the form of a Zusatzfeld with its preview, filled as in the example works. */
export function FieldForm() {
	const { label = '', key, type, required, onlyInspectionDevices, options = [] } = FIELD ?? {};
	return (
		<Figure id="zusatzfelder-1" caption={`Das Formular des Zusatzfelds ${label} mit Live-Vorschau`} legend={LEGEND}>
			<Screen title="app.example.com/zusatzfelder">
				<div className="field-form">
					<div>
						<DrawnField label="Beschriftung" n={1}>
							{label}
						</DrawnField>
						<DrawnField label="Schlüssel" n={2}>
							<code>{key}</code>
						</DrawnField>
						<DrawnField label="Feldtyp" n={3}>
							{type}
						</DrawnField>
						<div className="drawn-row">
							<DrawnCheck checked={required ?? false}>Pflicht</DrawnCheck>
							<DrawnCheck checked={onlyInspectionDevices ?? false} n={4}>
								Nur Prüfmittel
							</DrawnCheck>
						</div>
						<div className="field-options">
							<p>
								Optionen <Callout n={5} />
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
						</div>
					</div>
					<div className="field-preview">
						<p className="marked">
							Live-Vorschau <Callout n={6} />
						</p>
						<DrawnField label={required ? `${label} *` : label}>{options.find((option) => option.key === CHOSEN)?.label}</DrawnField>
						<ul>
							{options.map((option) => (
								<li key={option.key} data-chosen={option.key === CHOSEN || undefined}>
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
