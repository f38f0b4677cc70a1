import './acceptance.css';

interface AcceptanceLineProps {
	/** All in half micrometres. */
	deviation: number;
	permissible: number;
	uncertainty: number;
	/** Up to here the rule accepts. */
	limit: number;
}

/** The line goes from −11 to +11 µm. */
const REACH = 22;
const deviationAt = (halves: number) => `${(50 + (halves / REACH) * 50).toFixed(2)}%`;
const widthOnLine = (halves: number) => `${((halves / REACH) * 50).toFixed(2)}%`;

/** Number line with tolerance, zone of acceptance, and the deviation with its uncertainty. Percentages, so that text keeps its size on any screen. */
export function AcceptanceLine({ deviation, permissible, uncertainty, limit }: AcceptanceLineProps) {
	return (
		<svg className="acceptance-line" width="100%" height="92" aria-hidden="true">
			<rect className="acceptance-tolerance" x={deviationAt(-permissible)} width={widthOnLine(2 * permissible)} y="20" height="34" />
			<rect className="acceptance-zone" x={deviationAt(-limit)} width={widthOnLine(2 * limit)} y="20" height="34" />
			{[-20, -10, 0, 10, 20].map((mark) => (
				<g key={mark}>
					<line className="acceptance-tick" x1={deviationAt(mark)} x2={deviationAt(mark)} y1="54" y2="62" />
					<text className="acceptance-number" x={deviationAt(mark)} y="78">
						{mark === 0 ? '0' : `${mark < 0 ? '\u2212' : '+'}${Math.abs(mark / 2)}`}
					</text>
				</g>
			))}
			<line className="acceptance-axis" x1="0" x2="100%" y1="54" y2="54" />
			<line className="acceptance-limit" x1={deviationAt(-permissible)} x2={deviationAt(-permissible)} y1="14" y2="54" />
			<line className="acceptance-limit" x1={deviationAt(permissible)} x2={deviationAt(permissible)} y1="14" y2="54" />
			<line className="acceptance-uncertainty" x1={deviationAt(deviation - uncertainty)} x2={deviationAt(deviation + uncertainty)} y1="37" y2="37" />
			<circle className="acceptance-value" cx={deviationAt(deviation)} cy="37" r="5.5" />
		</svg>
	);
}
