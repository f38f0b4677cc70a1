import { CUSTOM_FIELD_TYPES, type CustomFieldValue } from '#product/domain/custom-field.ts';
import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import { SAMPLE } from '#product/sample.ts';
import type { CustomField } from '#product/schema/custom-field.ts';
import { DrawnCheck, DrawnField } from '#ui/figures/DrawnControls.tsx';
import { Figure } from '#ui/figures/Figure.tsx';
import { DEVICES } from './sample.ts';
import './field-types.css';

interface Example {
	field: CustomField;
	/** Number of the device that holds the value. */
	number: string;
	value: CustomFieldValue;
}

/** For each type the Zusatzfeld of apparatuses and the first device that holds a value in it. */
export const EXAMPLES: readonly Example[] = CUSTOM_FIELD_TYPES.flatMap((type) => {
	const field = SAMPLE.customFields.find((candidate) => candidate.type === type && candidate.entity === 'apparatus');
	const device = field && DEVICES.find(({ customFields: values }) => values[field.key]);
	return field && device ? [{ field, number: device.inspectionDevice.number, value: device.customFields[field.key] ?? null }] : [];
});

function Control({ field, value }: Example) {
	if (field.type === 'checkbox') return <DrawnCheck checked={value === true}>{field.label}</DrawnCheck>;
	const shown = field.type === 'textarea' ? String(value) : displayCustomFieldValue(field, value, SAMPLE.settings.timeZone);
	return (
		<DrawnField label={field.label}>
			{(field.type === 'hex' || field.type === 'rgb' || field.type === 'hsl') && (
				<svg width="18" height="18" aria-hidden="true">
					<rect width="18" height="18" rx="3" fill={shown} />
				</svg>
			)}
			{field.type === 'select' && <i className="field-arrow" />}
			{shown}
		</DrawnField>
	);
}

/** Figure zusatzfelder-2: the nine types side by side, each as input and as stored, with values of the sample data. */
export function FieldTypes() {
	return (
		<Figure id="zusatzfelder-2" caption="Die neun Feldtypen: oben die Eingabe, darunter der gespeicherte Wert und das Prüfmittel, an dem er steht" readable>
			<ul className="field-kinds">
				{EXAMPLES.map((example) => (
					<li key={example.field.key} data-type={example.field.type}>
						<b translate="no">{example.field.type}</b>
						<Control {...example} />
						<p>
							<code>{JSON.stringify(example.value)}</code> {example.number}
						</p>
					</li>
				))}
			</ul>
		</Figure>
	);
}
