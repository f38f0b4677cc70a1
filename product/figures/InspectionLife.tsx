import { Figure } from '#ui/figures/Figure.tsx';
import './inspection-life.css';

/** States of a report with what is special about each (bible 2.4). */
const STATES = {
	draft: ['Entwurf', 'änderbar, löschbar'],
	review: ['zur Freigabe', 'zweite Person'],
	released: ['freigegeben', 'gilt, unveränderlich'],
	superseded: ['ersetzt', 'lesbar, zählt nicht'],
	voided: ['storniert', 'lesbar, zählt nicht'],
} as const;

type Box = readonly [state: keyof typeof STATES, x: number, y: number];
/** Left of `x` with `end`, otherwise right of it. */
type Label = readonly [text: string, x: number, y: number, anchor?: 'end'];

interface Drawing {
	size: readonly [width: number, height: number];
	box: readonly [width: number, height: number];
	boxes: readonly Box[];
	/** Each arrow as a path; its head points where it ends. */
	arrows: readonly string[];
	/** What happens by itself. */
	automatic: string;
	labels: readonly Label[];
}

const WIDE: Drawing = {
	size: [680, 270],
	box: [164, 50],
	boxes: [
		['review', 200, 1],
		['draft', 1, 110],
		['released', 280, 110],
		['superseded', 515, 110],
		['voided', 280, 219],
	],
	arrows: ['M50 110V26H200', 'M256 51V124H165', 'M364 26H404V110', 'M165 147H280', 'M444 135H515', 'M362 160V219'],
	automatic: 'M78 160V244H280',
	labels: [
		['Zur Freigabe geben', 58, 16],
		['Zurückweisen', 248, 90, 'end'],
		['Freigeben', 412, 72],
		['Freigeben', 262, 166, 'end'],
		['Berichtigung', 452, 101],
		['Stornieren', 370, 194],
		['beim Ausmustern', 88, 236],
	],
};

const NARROW: Drawing = {
	size: [300, 452],
	box: [164, 50],
	boxes: [
		['draft', 1, 1],
		['review', 1, 124],
		['released', 1, 247],
		['voided', 134, 340],
		['superseded', 1, 401],
	],
	arrows: ['M16 51V124', 'M156 124V51', 'M83 174V247', 'M165 18H236V272H165', 'M83 297V365H134', 'M26 297V401'],
	automatic: 'M165 34H284V340',
	labels: [
		['Zur Freigabe geben', 24, 76],
		['Zurückweisen', 149, 110, 'end'],
		['Freigeben', 91, 215],
		['Freigeben', 229, 110, 'end'],
		['Stornieren', 91, 323],
		['Ausmustern', 277, 323, 'end'],
		['Berichtigung', 33, 386],
	],
};

/** All ways between the states with who may go them (bible 2.4, 2.7). */
const WAYS = [
	['Entwurf', 'Freigeben', 'freigegeben', 'mit Freigaberecht, bei Vier-Augen-Prinzip nicht die anlegende Person'],
	['Entwurf', 'Zur Freigabe geben', 'zur Freigabe', 'ab Prüfung'],
	['zur Freigabe', 'Freigeben', 'freigegeben', 'die zweite Person'],
	['zur Freigabe', 'Zurückweisen', 'Entwurf', 'die zweite Person'],
	['freigegeben', 'Berichtigung freigeben', 'ersetzt', 'mit Freigaberecht'],
	['freigegeben', 'Stornieren', 'storniert', 'ab Prüfmittelverwaltung'],
	['Entwurf', 'Ausmustern des Prüfmittels', 'storniert', 'Kalibord selbst'],
] as const;

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
