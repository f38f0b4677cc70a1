import './bars.css';
import type { ReactNode } from 'react';

export interface Bar {
	label: ReactNode;
	/** Length, in the unit of `of`. */
	value: number;
	/** The number as people read it; default: `value`. */
	reads?: ReactNode;
	/** Colour: a tone of `status.css` (`ok`, `due`, `late`, `stop`, `away`, `gone`). Default: the accent. */
	tone?: string;
}

/** Horizontal bars to scale, each with its number. `of`: the value that fills the width; default: the largest one. */
export function Bars({ bars, of = Math.max(...bars.map(({ value }) => value)) }: { bars: readonly Bar[]; of?: number }) {
	return (
		<ul className="bars">
			{bars.map(({ label, value, reads = value, tone }, index) => (
				<li key={index}>
					<span>{label}</span>
					<svg height="14" width="100%" aria-hidden="true" className={tone && `tone-${tone}`}>
						<rect width="100%" height="14" rx="2" />
						<rect width={`${((100 * value) / of).toFixed(1)}%`} height="14" rx="2" />
					</svg>
					<span>{reads}</span>
				</li>
			))}
		</ul>
	);
}
