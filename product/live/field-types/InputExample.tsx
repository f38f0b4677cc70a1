import { useState } from 'react';
import { checkCustomFieldValue, MAXIMUM_INPUT, readPattern } from '#product/domain/custom-field-value.ts';
import { Field } from '../Field.tsx';
import { NumberField } from '../NumberField.tsx';
import { ValueTrail } from './ValueTrail.tsx';

/** input: trimmed, limited, and the pattern must fit the whole value (RULES.md ). */
export function InputExample() {
	const [value, setValue] = useState('AB-004711');
	const [pattern, setPattern] = useState('^[A-Z]{2}-[0-9]{6}$');
	const [maxLength, setMaxLength] = useState(20);
	const isPattern = readPattern(pattern) !== undefined;
	const rules = { type: 'input' as const, pattern: pattern === '' ? null : pattern, maxLength };
	return (
		<>
			<div className="live-form">
				<Field label={'Auftrags\u00adnummer'}>
					{(ids) => <input type="text" {...ids} className="live-code" value={value} spellCheck={false} onChange={(event) => setValue(event.target.value)} />}
				</Field>
				<Field label="Muster" hint={isPattern ? undefined : 'Das Muster ist kein gültiger regulärer Ausdruck.'}>
					{(ids) => (
						<input
							type="text"
							{...ids}
							className="live-code"
							value={pattern}
							spellCheck={false}
							aria-invalid={!isPattern}
							onChange={(event) => setPattern(event.target.value)}
						/>
					)}
				</Field>
				<NumberField label="Länge" value={maxLength} min={1} max={MAXIMUM_INPUT} onChange={setMaxLength} />
			</div>
			<ValueTrail
				type="input"
				fieldKey="auftragsnummer"
				checked={checkCustomFieldValue(rules, value)}
				because={`Eingabe: ${[...value.trim()].length} Zeichen.`}
			/>
		</>
	);
}
