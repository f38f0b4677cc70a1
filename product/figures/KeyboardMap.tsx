import { Figure } from '#ui/figures/Figure.tsx';
import './keyboard-map.css';

/** How a key takes part in the hotkeys (RULES.md ): alone, after G, together with Strg, Alt or Umschalt, or as one of those. */
type Use = 'alone' | 'after' | 'with' | 'held';
type Key = [face: string, quarters?: number];

/** The German keyboard; widths in quarters of a key, four by default, sixty a row. */
const ROWS: readonly (readonly Key[])[] = [
	[
		['Esc', 7],
		['', 53],
	],
	[['^'], ['1'], ['2'], ['3'], ['4'], ['5'], ['6'], ['/'], ['8'], ['9'], ['0'], ['?'], ['´'], ['', 8]],
	[['', 6], ['Q'], ['W'], ['E'], ['R'], ['T'], ['Z'], ['U'], ['I'], ['O'], ['P'], ['Ü'], ['+'], ['', 6]],
	[['', 7], ['A'], ['S'], ['D'], ['F'], ['G'], ['H'], ['J'], ['K'], ['L'], ['Ö'], ['Ä'], ['#'], ['↵', 5]],
	[['⇧', 5], ['<'], ['Y'], ['X'], ['C'], ['V'], ['B'], ['N'], ['M'], [','], ['.'], ['-'], ['⇧', 11]],
	[['Strg', 8], ['', 5], ['Alt', 6], ['', 23], ['', 5], ['', 5], ['←'], ['→']],
];

const USES: Readonly<Record<string, readonly Use[]>> = {
	Esc: ['alone'],
	'/': ['alone'],
	'?': ['alone'],
	N: ['alone'],
	E: ['alone'],
	F: ['alone', 'with'],
	A: ['alone'],
	J: ['alone'],
	K: ['alone', 'after', 'with'],
	X: ['alone'],
	R: ['alone'],
	G: ['alone'],
	'↵': ['alone', 'with'],
	D: ['after'],
	P: ['after'],
	B: ['after'],
	S: ['after', 'with'],
	Z: ['after'],
	'←': ['with'],
	Strg: ['held'],
	Alt: ['held'],
	'⇧': ['held'],
};

/** Figure bedienung-3: where the hotkeys lie on the keyboard. The table beside it in the manual says what each does. */
export function KeyboardMap() {
	return (
		<Figure
			id="bedienung-3"
			caption="Hotkeys auf der deutschen Tastatur. / und ? liegen auf Umschalt+7 und Umschalt+ß, hier mit ihrem Zeichen eingetragen."
			text={
				<ul>
					<li>Einzeln: Esc, /, ?, N, E, F, A, J, K, X, R, Eingabe; G beginnt eine Folge.</li>
					<li>Nach G: D Dashboard, P Prüfmittel, B Prüfberichte, S Stammdaten, K Kostenstellen, Z Zusatzfelder.</li>
					<li>Mit Strg: K, S, Eingabe; mit Strg und Umschalt: F; mit Alt: ←.</li>
				</ul>
			}
		>
			<div className="keyboard">
				{ROWS.flatMap((row, y) =>
					row.map(([face, quarters = 4], x) => (
						<span key={`${y}-${x}`} className={quarters === 4 ? undefined : `key-${quarters}`} data-use={USES[face]?.join(' ')}>
							{face}
						</span>
					)),
				)}
			</div>
			<ul className="keyboard-uses">
				<li>
					<span data-use="alone">N</span> einzeln
				</li>
				<li>
					<span data-use="after">D</span> nach G
				</li>
				<li>
					<span data-use="with">←</span> mit Strg, Alt oder Umschalt
				</li>
				<li>
					<span data-use="held">Strg</span> gehalten
				</li>
			</ul>
		</Figure>
	);
}
