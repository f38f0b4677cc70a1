import './flow.css';
import type { ReactNode } from 'react';

interface FlowStep {
	title: ReactNode;
	/** The action of the step, in a few words. */
	text?: ReactNode;
	/** Label of the arrow to the next step. */
	arrow?: string;
	/** A question instead of an action, or an end. */
	kind?: 'question' | 'end';
}

interface FlowProps {
	steps: readonly FlowStep[];
	/** Whether the steps stand below each other on wide figures, too. */
	down?: boolean;
	/** More items, such as `<li className="flow-bypass">`: a way past some steps, placed by a class of the figure. */
	children?: ReactNode;
}

/** Steps in a row with arrows between them; on narrow figures below each other. Each box and each arrow is a cell of a grid. */
export function Flow({ steps, down = false, children }: FlowProps) {
	return (
		<ol className="flow" data-down={down || undefined}>
			{steps.map(({ title, text, arrow, kind }, index) => (
				<li key={index} data-kind={kind}>
					<div className="flow-box">
						<b>{title}</b>
						{text && <span>{text}</span>}
					</div>
					{index < steps.length - 1 && <span className="flow-arrow">{arrow}</span>}
				</li>
			))}
			{children}
		</ol>
	);
}
