import { Figure } from '#ui/figures/Figure.tsx';
import { type Board, KEYBOARDS, usesOf } from './keyboard.ts';
import './keyboard-map.css';

/** Pixels from one row to the next. */
const ROW_STEP = 40;

/** A key in the cell that a drawing gives it: percentages across, so that letters keep their size. */
function Key({ face, x, y, width }: { face: string; x: string; y: number; width: string }) {
	const uses = usesOf(face);
	return (
		<svg x={x} y={y} width={width} height={ROW_STEP} data-use={uses.join(' ') || undefined} aria-hidden="true">
			<rect x="1.5" y="1.5" height={ROW_STEP - 3} rx="4" />
			{uses.includes('after') && <rect className="key-after" x="1.5" y={ROW_STEP - 7} height="5.5" />}
			{uses.includes('with') && <circle cx="100%" cy="8" r="3" />}
			{face !== '' && (
				<text x="50%" y={ROW_STEP / 2 - (uses.includes('after') ? 1 : 0)}>
					{face}
				</text>
			)}
		</svg>
	);
}

function Keys({ board: { name, width, keys } }: { board: Board }) {
	const percent = (quarters: number) => `${((100 * quarters) / width).toFixed(3)}%`;
	return (
		<svg className="keyboard" data-board={name} width="100%" height={(Math.max(...keys.map(({ row }) => row)) + 1) * ROW_STEP} aria-hidden="true">
			{keys.map(({ face, row, x, quarters }) => (
				<Key key={`${row} ${x}`} face={face} x={percent(x)} y={row * ROW_STEP} width={percent(quarters)} />
			))}
		</svg>
	);
}

/** What the marks mean, each at a key that has no other. */
const KEY = [
	['N', 'einzeln'],
	['D', 'nach G'],
	['←', 'mit Strg, Alt oder Umschalt'],
	['Alt', 'gehalten'],
] as const;

/** Figure bedienung-3: where the hotkeys lie on the keyboard, on narrow figures half by half. The table beside it in the manual says what each does. */
export function KeyboardMap() {
	return (
		<Figure
			id="bedienung-3"
			caption={
				<>
					Hotkeys auf der deutschen Tastatur. <kbd>/</kbd> und <kbd>?</kbd> stehen auf den Tasten <kbd>7</kbd> und <kbd>ß</kbd> und brauchen <kbd>Umschalt</kbd>
					.
				</>
			}
			text={
				<ul>
					<li>Einzeln: Esc, /, ?, N, E, F, A, J, K, X, R, Eingabe; G beginnt eine Folge.</li>
					<li>Nach G: D Dashboard, P Prüfmittel, B Prüfberichte, S Stammdaten, K Kostenstellen, Z Zusatzfelder.</li>
					<li>Mit Strg: K, S, Eingabe; mit Strg und Umschalt: F; mit Alt: ←.</li>
				</ul>
			}
		>
			{KEYBOARDS.map((board) => (
				<div key={board.name} className="keyboard-board" data-board={board.name}>
					{board.name !== 'whole' && <p>{board.name === 'left' ? 'linke Hälfte' : 'rechte Hälfte'}</p>}
					<Keys board={board} />
				</div>
			))}
			<ul className="keyboard-uses">
				{KEY.map(([face, use]) => (
					<li key={face}>
						<svg className="keyboard" width="40" height={ROW_STEP} aria-hidden="true">
							<Key face={face} x="0" y={0} width="40" />
						</svg>
						{use}
					</li>
				))}
			</ul>
		</Figure>
	);
}
