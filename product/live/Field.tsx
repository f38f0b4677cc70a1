import { type ReactNode, useId } from 'react';

interface FieldProps {
	label: string;
	/** Stands below the control and is read with it. */
	hint?: ReactNode;
	/** A wide field takes a whole line. */
	wide?: boolean;
	children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Characters of a label that fit half a narrow screen. */
const LONG_LABEL = 20;

/** A control with its visible label. */
export function Field({ label, hint, wide = false, children }: FieldProps) {
	const id = useId();
	const hintId = hint === undefined ? undefined : `${id}-hint`;
	return (
		<div className="live-field" data-wide={wide || undefined} data-long={label.length > LONG_LABEL || undefined}>
			<label htmlFor={id}>{label}</label>
			{children({ id, 'aria-describedby': hintId })}
			{hint !== undefined && (
				<p className="live-hint" id={hintId}>
					{hint}
				</p>
			)}
		</div>
	);
}
