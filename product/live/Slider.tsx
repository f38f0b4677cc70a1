import { Field } from './Field.tsx';

interface SliderProps {
	label: string;
	value: number;
	min: number;
	max: number;
	step?: number;
	/** The value as it is read and shown, with its unit. */
	text: string;
	onChange: (value: number) => void;
}

/** A value between bounds; it stands beside the label. */
export function Slider({ label, value, min, max, step = 1, text, onChange }: SliderProps) {
	return (
		<Field label={`${label}: ${text}`}>
			{(ids) => (
				<input
					{...ids}
					type="range"
					min={min}
					max={max}
					step={step}
					value={value}
					aria-valuetext={text}
					onChange={(event) => onChange(event.target.valueAsNumber)}
				/>
			)}
		</Field>
	);
}
