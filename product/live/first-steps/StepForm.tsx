import { INSPECTION_KINDS, INSPECTION_RESULTS } from '#product/domain/inspection-effect.ts';
import { DateField } from '../DateField.tsx';
import { UNIT_OPTIONS } from '../due-options.ts';
import { Field } from '../Field.tsx';
import { NumberField } from '../NumberField.tsx';
import { SelectField } from '../SelectField.tsx';
import type { FirstDeviceInput, Step } from './first-device.ts';

const KIND_OPTIONS = INSPECTION_KINDS.map(({ kind, label }) => ({ value: kind, label }));
const RESULT_OPTIONS = INSPECTION_RESULTS.map(({ result, label }) => ({ value: result, label }));

interface StepFormProps {
	step: Step;
	input: FirstDeviceInput;
	onChange: (change: Partial<FirstDeviceInput>) => void;
}

/** The fields of one step, filled in. */
export function StepForm({ step, input, onChange }: StepFormProps) {
	const text = (label: string, key: 'areaCode' | 'areaName' | 'groupCode' | 'groupName' | 'identNo' | 'designation' | 'restriction') => (
		<Field label={label}>
			{(ids) => <input {...ids} type="text" value={input[key]} autoComplete="off" onChange={(event) => onChange({ [key]: event.target.value })} />}
		</Field>
	);
	if (step === 1)
		return (
			<div className="live-form">
				{text('Code', 'areaCode')}
				{text('Name', 'areaName')}
			</div>
		);
	if (step === 2)
		return (
			<div className="live-form">
				{text('Code', 'groupCode')}
				{text('Name', 'groupName')}
				<NumberField
					label="Prüfintervall"
					value={input.interval.value}
					min={1}
					max={120}
					onChange={(value) => onChange({ interval: { ...input.interval, value } })}
				/>
				<SelectField
					label="Einheit"
					value={input.interval.unit}
					options={UNIT_OPTIONS}
					onChange={(unit) => onChange({ interval: { ...input.interval, unit } })}
				/>
			</div>
		);
	if (step === 3)
		return (
			<div className="live-form">
				{text('Identnummer', 'identNo')}
				{text('Bezeichnung', 'designation')}
				<DateField label="Aufnahmedatum" value={input.inServiceSince} onChange={(inServiceSince) => onChange({ inServiceSince })} />
			</div>
		);
	if (step === 4)
		return (
			<div className="live-form">
				<SelectField label="Prüfart" value={input.kind} options={KIND_OPTIONS} onChange={(kind) => onChange({ kind })} />
				<DateField label="Prüfdatum" value={input.inspected} onChange={(inspected) => onChange({ inspected })} />
				<SelectField label="Ergebnis" value={input.result} options={RESULT_OPTIONS} onChange={(result) => onChange({ result })} />
				{input.result === 'restricted' && text('Einschränkung', 'restriction')}
			</div>
		);
	return null;
}
