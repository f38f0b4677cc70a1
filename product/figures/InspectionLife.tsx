import { Figure } from '#ui/figures/Figure.tsx';
import { type Drawing, NARROW, STATES, WAYS, WIDE } from './inspection-life.ts';
import './inspection-life.css';

function Life({ drawing: { size, box, boxes, arrows, automatic, labels }, only }: { drawing: Drawing; only: 'wide' | 'narrow' }) {
	const head = `life-${only}`;
	return (
		<svg className="life" data-only={only} viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
			<marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse">
				<path d="M1 .5 7 4 1 7.5" />
			</marker>
			<g markerEnd={`url(#${head})`}>
				{arrows.map((path) => (
					<path key={path} d={path} />
				))}
				<path className="life-automatic" d={automatic} />
			</g>
			{boxes.map(([state, x, y]) => (
				<g key={state} className={state === 'released' ? 'life-main' : undefined}>
					<rect x={x} y={y} width={box[0]} height={box[1]} rx="6" />
					<text className="life-name" x={x + 12} y={y + 21}>
						{STATES[state][0]}
					</text>
					<text x={x + 12} y={y + 39}>
						{STATES[state][1]}
					</text>
				</g>
			))}
			{labels.map(([text, x, y, anchor]) => (
				<text key={`${x} ${y}`} x={x} y={y} textAnchor={anchor}>
					{text}
				</text>
			))}
		</svg>
	);
}

/** Figure pruefberichte-3: the states of an inspection report and the ways between them. */
export function InspectionLife() {
	return (
		<Figure
			id="pruefberichte-3"
			caption="Der Lebenslauf eines Prüfberichts. Die gestrichelte Linie geht Kalibord selbst: Beim Ausmustern storniert es offene Entwürfe."
			text={
				<table>
					<thead>
						<tr>
							{['Von', 'Aktion', 'Nach', 'Wer'].map((head) => (
								<th key={head} scope="col">
									{head}
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{WAYS.map((way) => (
							<tr key={way.join()}>
								{way.map((cell) => (
									<td key={cell}>{cell}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			}
		>
			<Life drawing={WIDE} only="wide" />
			<Life drawing={NARROW} only="narrow" />
		</Figure>
	);
}
