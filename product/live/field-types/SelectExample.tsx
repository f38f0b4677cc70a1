import { useState } from 'react';
import { displayCustomFieldValue } from '#product/domain/custom-field-display.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { TIME_ZONE } from '../example-day.ts';
import { Field } from '../Field.tsx';
import { SelectField } from '../SelectField.tsx';
import { CUSTOM_FIELDS } from '../sample.ts';
import { ValueTrail } from './ValueTrail.tsx';

const OPTIONS = CUSTOM_FIELDS.find(({ key }) => key === 'risikoklasse')?.options ?? [];

/** select: the key is stored, so labels can change; an option switched off stays where it stands (RULES.md ). */
export function SelectExample() {
	const [value, setValue] = useState('a');
	const [label, setLabel] = useState(OPTIONS[0]?.label ?? '');
	const [isActive, setActive] = useState(true);
	const options = OPTIONS.map((option) => (option.key === 'a' ? { ...option, label, active: isActive } : option));
	const rules = { type: 'select' as const, options };
	// What stands in the record already stays valid.
	const checked = checkCustomFieldValue(rules, value, value);
	const shown = checked.fault === undefined ? displayCustomFieldValue(rules, checked.value, TIME_ZONE) : '';
	return (
		<>
			<div className="live-form">
				<SelectField
					label="Risikoklasse"
					hint={value === 'a' && !isActive ? 'Die Option ist nicht mehr neu wählbar; der gespeicherte Wert bleibt.' : undefined}
					value={value}
					options={options.filter(({ key, active }) => active || key === value).map((option) => ({ value: option.key, label: option.label }))}
					onChange={setValue}
				/>
				<Field label="Beschriftung der Option a">
					{(ids) => <input type="text" {...ids} value={label} maxLength={60} onChange={(event) => setLabel(event.target.value)} />}
				</Field>
				<div className="live-choice">
					<label>
						<input type="checkbox" checked={isActive} onChange={(event) => setActive(event.target.checked)} />
						Option a ist aktiv
					</label>
				</div>
			</div>
			<ValueTrail type="select" fieldKey="risikoklasse" checked={checked} shown={shown} />
		</>
	);
}
