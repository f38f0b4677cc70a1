import './bars.css';
import type { ReactNode } from 'react';

interface Bar {
	label: ReactNode;
	/** The value that its length shows. */
	value: number;
	/** The number as people read it; default: `value`. */
	reads?: ReactNode;
	/** Colour: a tone of `status.css` (`ok`, `due`, `late`, `stop`, `away`, `gone`). Default: the accent. */
	tone?: string;
}

interface BarsProps {
	bars: readonly Bar[];
	/** Pixels for 1, so that several lists of bars are to one scale wherever they stand. Default: the longest bar fills the width. */
	unit?: number;
}

/** Horizontal bars to scale, each with its number. */
export function Bars({ bars, unit }: BarsProps) {
	const longest = Math.max(...bars.map(({ value }) => value));
	const lengthOf = (value: number) => (unit === undefined ? `${((100 * value) / longest).toFixed(1)}%` : value * unit);
	return (
		<ul className="bars">
			{bars.map(({ label, value, reads = value, tone }, index) => (
				<li key={index}>
					<span>{label}</span>
					<svg height="14" width="100%" aria-hidden="true" className={tone && `tone-${tone}`}>
						{unit === undefined && <rect className="bars-rest" width="100%" height="14" rx="2" />}
						<rect width={lengthOf(value)} height="14" rx="2" />
					</svg>{' '}
					<span>{reads}</span>
				</li>
			))}
		</ul>
	);
}
