import { useState } from 'react';
import { type Hsl, hslToRgb, rgbToHsl, writeHex, writeHsl, writeRgb } from '#product/domain/colour.ts';
import { checkCustomFieldValue } from '#product/domain/custom-field-value.ts';
import { Slider } from '../Slider.tsx';
import { Swatch } from './Swatch.tsx';
import { ValueTrail } from './ValueTrail.tsx';

/** hsl: rounding shows on the way to rgb (RULES.md; PM-TH-0002). */
export function HslExample() {
	const [[hue, saturation, lightness], setHsl] = useState<Hsl>([146, 67, 37]);
	const value = writeHsl([hue, saturation, lightness]);
	const rgb = hslToRgb([hue, saturation, lightness]);
	return (
		<>
			<div className="live-form">
				<Slider label="Farbton" value={hue} min={0} max={359} text={`${hue}°`} onChange={(next) => setHsl([next, saturation, lightness])} />
				<Slider label="Sättigung" value={saturation} min={0} max={100} text={`${saturation}\u00a0%`} onChange={(next) => setHsl([hue, next, lightness])} />
				<Slider label="Helligkeit" value={lightness} min={0} max={100} text={`${lightness}\u00a0%`} onChange={(next) => setHsl([hue, saturation, next])} />
			</div>
			<Swatch rgb={rgb} />
			<ValueTrail type="hsl" fieldKey="diagrammfarbe" checked={checkCustomFieldValue({ type: 'hsl' }, value)} />
			<p className="live-hint">
				Umgerechnet und gerundet: {writeRgb(rgb)}, {writeHex(rgb)}; von dort zurück {writeHsl(rgbToHsl(rgb))}.
			</p>
		</>
	);
}
