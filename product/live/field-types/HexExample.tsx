import { useState } from 'react';
import { readHex, writeHex } from '#product/domain/colour.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { Field } from '../Field.tsx';
import { Swatch } from './Swatch.tsx';
import { ValueTrail } from './ValueTrail.tsx';

/** hex: short form and capitals are rewritten (RULES.md ). */
export function HexExample() {
	const [text, setText] = useState('#1F9D55');
	const rgb = readHex(text);
	return (
		<>
			<div className="live-form">
				<Field label="Kennfarbe (Quartal)" hint="auch #RGB und Großbuchstaben">
					{(ids) => <input type="text" {...ids} className="live-code" value={text} spellCheck={false} onChange={(event) => setText(event.target.value)} />}
				</Field>
				<Field label="Farbwähler">
					{(ids) => <input {...ids} type="color" value={rgb === undefined ? '#000000' : writeHex(rgb)} onChange={(event) => setText(event.target.value)} />}
				</Field>
			</div>
			{rgb !== undefined && <Swatch rgb={rgb} />}
			<ValueTrail type="hex" fieldKey="kennfarbe" checked={checkCustomFieldValue({ type: 'hex' }, text)} />
		</>
	);
}
