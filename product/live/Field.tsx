import { type ReactNode, useId } from 'react';

interface FieldProps {
	label: string;
	/** Stands below the control and is read with it. */
	hint?: ReactNode;
	/** What is wrong with the value; stands in the place of the hint and is read out. */
	problem?: string | undefined;
	/** A wide field takes a whole line. */
	wide?: boolean;
	children: (ids: { id: string; 'aria-describedby': string | undefined }) => ReactNode;
}

/** Characters of a label that fit half a narrow screen. */
const LONG_LABEL = 20;

/** A control with its visible label. */
export function Field({ label, hint, problem, wide = false, children }: FieldProps) {
	const id = useId();
	const said = problem ?? hint;
	const saidId = said === undefined ? undefined : `${id}-hint`;
	return (
		<div className="live-field" data-wide={wide || undefined} data-long={label.length > LONG_LABEL || undefined}>
			<label htmlFor={id}>{label}</label>
			{children({ id, 'aria-describedby': saidId })}
			{problem === undefined && hint !== undefined && (
				<p className="live-hint" id={saidId}>
					{hint}
				</p>
			)}
			{/* The live region exists before it has a text: one that is inserted together with its text is not read out. */}
			<div aria-live="polite">
				{problem !== undefined && (
					<p className="live-problem" id={saidId}>
						{problem}
					</p>
				)}
			</div>
		</div>
	);
}
