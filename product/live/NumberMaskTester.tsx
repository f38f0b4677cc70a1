import { useState } from 'react';
import { maskProblemText, nextNumber, readMask, sequenceOf } from '#product/domain/number-mask.ts';
import { island } from '#ui/islands/island.tsx';
import { Field } from './Field.tsx';
import { LiveExample } from './LiveExample.tsx';
import { NumberField } from './NumberField.tsx';
import { SelectField } from './SelectField.tsx';
import { AREAS, DEVICE_NUMBERS, GROUPS } from './sample.ts';

const groupOptions = GROUPS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));
const areaOptions = AREAS.map(({ code, name }) => ({ value: code, label: `${code} ${name}` }));

function NumberMaskTesterContent() {
	const [text, setText] = useState('PM-{GRUPPE}-{####}');
	const [group, setGroup] = useState('MU');
	const [area, setArea] = useState('FE');
	const [year, setYear] = useState(2025);
	const [own, setOwn] = useState('PM-MU-0007');
	const mask = readMask(text);
	const context = { group, area, year };
	const next = nextNumber(mask, context, DEVICE_NUMBERS);
	const fits = sequenceOf(mask, context, own) !== undefined;
	const problem = next === undefined ? undefined : problemOfOwn({ mask: text, fits, taken: DEVICE_NUMBERS.includes(own) });
	return (
		<LiveExample title="Maskentester" lead="Ändern Sie die Maske oder die Angaben des neuen Prüfmittels. Gezählt wird ab dem Bestand der Beispielfirma.">
			<div className="live-form">
				<Field label="Maske" wide>
					{(ids) => (
						<input
							{...ids}
							type="text"
							className="live-code"
							value={text}
							spellCheck={false}
							aria-invalid={next === undefined}
							onChange={(event) => setText(event.target.value)}
						/>
					)}
				</Field>
				<SelectField label="Prüfmittelgruppe" value={group} options={groupOptions} onChange={setGroup} />
				<SelectField label="Bereich" value={area} options={areaOptions} onChange={setArea} />
				<NumberField label="Jahr der Anlage" value={year} min={2000} max={2099} onChange={setYear} />
			</div>
			<div className="live-result">
				<div role="status">
					{mask.problems.map(({ code, value }) => (
						<p className="live-problem" key={code + value}>
							{maskProblemText({ code, value })}
							{code !== 'characters' && ` (${code})`}
						</p>
					))}
					{mask.problems.length === 0 && next === undefined && <p className="live-problem">Die Nummer hätte mehr als 32 Zeichen.</p>}
					{next !== undefined && (
						<p className="live-answer">
							nächste Nummer: <strong className="live-code">{next}</strong>
						</p>
					)}
				</div>
			</div>
			<div className="live-form mask-own">
				<Field
					label="Nummer von Hand"
					hint={next === undefined ? 'Zuerst braucht es eine gültige Maske.' : 'Die Nummer passt zur Maske.'}
					problem={problem}
					wide
				>
					{(ids) => (
						<input
							{...ids}
							type="text"
							className="live-code"
							value={own}
							spellCheck={false}
							aria-invalid={problem !== undefined}
							onChange={(event) => setOwn(event.target.value)}
						/>
					)}
				</Field>
			</div>
		</LiveExample>
	);
}

function problemOfOwn({ mask, fits, taken }: { mask: string; fits: boolean; taken: boolean }): string | undefined {
	if (taken) return 'Die Prüfmittelnummer ist bereits vergeben. (KB-201)';
	return fits ? undefined : `Die Prüfmittelnummer passt nicht zur Maske „${mask}“. (KB-202)`;
}

/** Maskentester of the Nummernkreise (RULES.md ). */
export const NumberMaskTester = island(NumberMaskTesterContent);
