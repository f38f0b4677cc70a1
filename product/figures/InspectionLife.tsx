import { INSPECTION_WAYS } from '#product/domain/inspection-ways.ts';
import { Figure } from '#ui/figures/Figure.tsx';
import { FigureTable } from '#ui/figures/FigureTable.tsx';
import { BOX, DRAWINGS, LINE, type LifeDrawing, STATES } from './inspection-life.ts';
import './inspection-life.css';

function Life({ drawing: { name, size, boxes, arrows } }: { drawing: LifeDrawing }) {
	const head = `life-${name}`;
	return (
		<svg className="life" data-only={name} width={size[0]} viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
			<marker id={head} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto" markerUnits="userSpaceOnUse">
				<path d="M1 .5 7 4 1 7.5" />
			</marker>
			<g markerEnd={`url(#${head})`}>
				{INSPECTION_WAYS.map((way) => (
					<path key={way.id} className={'isAutomatic' in way ? 'life-automatic' : undefined} data-way={way.id} d={arrows[way.id].path} />
				))}
			</g>
			{boxes.map(([state, x, y]) => (
				<g key={state} data-state={state}>
					<rect x={x} y={y} width={BOX[0]} height={BOX[1]} rx="6" />
					<text className="life-name" x={x + 11} y={y + 21}>
						{STATES[state][0]}
					</text>
					<text x={x + 11} y={y + 39}>
						{STATES[state][1]}
					</text>
				</g>
			))}
			{INSPECTION_WAYS.map(({ id }) => {
				const [lines, x, y, anchor] = arrows[id].label;
				return lines.map((line, index) => (
					<text key={`${id} ${line}`} x={x} y={y + index * LINE} textAnchor={anchor}>
						{line}
					</text>
				));
			})}
		</svg>
	);
}

/** Figure pruefberichte-3: the states of an inspection report and all ways between them (RULES.md ). */
export function InspectionLife() {
	return (
		<Figure
			id="pruefberichte-3"
			caption="Der Lebenslauf eines Prüfberichts. Den gestrichelten Weg geht Kalibord selbst: Wird das Prüfmittel ausgemustert, storniert es offene Entwürfe."
			text={
				<FigureTable
					head={['Von', 'Aktion', 'Nach', 'Wer']}
					rows={INSPECTION_WAYS.map(({ from, action, to, who }) => [STATES[from][0], action, STATES[to][0], who])}
				/>
			}
		>
			{DRAWINGS.map((drawing) => (
				<Life key={drawing.name} drawing={drawing} />
			))}
		</Figure>
	);
}
