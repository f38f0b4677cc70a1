import { useState } from 'react';
import { type Rgb, writeHex, writeRgb } from '#product/domain/colour.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { Slider } from '../Slider.tsx';
import { Swatch } from './Swatch.tsx';
import { ValueTrail } from './ValueTrail.tsx';

/** rgb: three whole numbers 0–255 (RULES.md; PM-DM-0001). */
export function RgbExample() {
	const [[red, green, blue], setRgb] = useState<Rgb>([31, 157, 85]);
	const value = writeRgb([red, green, blue]);
	return (
		<>
			<div className="live-form">
				<Slider label="Rot" value={red} min={0} max={255} text={String(red)} onChange={(next) => setRgb([next, green, blue])} />
				<Slider label="Grün" value={green} min={0} max={255} text={String(green)} onChange={(next) => setRgb([red, next, blue])} />
				<Slider label="Blau" value={blue} min={0} max={255} text={String(blue)} onChange={(next) => setRgb([red, green, next])} />
			</div>
			<Swatch rgb={[red, green, blue]} />
			<ValueTrail type="rgb" fieldKey="signalfarbe" checked={checkCustomFieldValue({ type: 'rgb' }, value)} />
			<p className="live-hint">Als hex wäre dieselbe Farbe {writeHex([red, green, blue])}; gespeichert wird die Schreibweise des Felds.</p>
		</>
	);
}
