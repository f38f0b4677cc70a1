/** What a key is for (RULES.md ): alone, after G, together with Strg, Alt or Umschalt, or as one of those. */
type KeyUse = 'alone' | 'after' | 'with' | 'held';

/** A key with its width in quarters of a key, and the half of the keyboard in which it lies. */
type KeyCap = readonly [face: string, quarters?: number];
interface KeyRow {
	left: readonly KeyCap[];
	right: readonly KeyCap[];
}

/** The German keyboard, split where the hands part; sixty quarters a row. */
const KEY_ROWS: readonly KeyRow[] = [
	{ left: [['Esc', 7]], right: [] },
	{ left: [['^'], ['1'], ['2'], ['3'], ['4'], ['5'], ['6']], right: [['/'], ['8'], ['9'], ['0'], ['?'], ['´'], ['', 8]] },
	{ left: [['', 6], ['Q'], ['W'], ['E'], ['R'], ['T']], right: [['Z'], ['U'], ['I'], ['O'], ['P'], ['Ü'], ['+'], ['', 6]] },
	{ left: [['', 7], ['A'], ['S'], ['D'], ['F'], ['G']], right: [['H'], ['J'], ['K'], ['L'], ['Ö'], ['Ä'], ['#'], ['↵', 5]] },
	{ left: [['⇧', 5], ['<'], ['Y'], ['X'], ['C'], ['V'], ['B']], right: [['N'], ['M'], [','], ['.'], ['-'], ['⇧', 11]] },
	{
		left: [
			['Strg', 8],
			['', 5],
			['Alt', 6],
			['', 11],
		],
		right: [['', 12], ['', 5], ['', 5], ['←'], ['→']],
	},
];

/** Hotkeys as groups: their keys, each with the name that people read. */
export const HOTKEYS = {
	alone: ['Esc', '/', '?', 'N', 'E', 'F', 'A', 'J', 'K', 'X', 'R', 'G', '↵'],
	after: ['D', 'P', 'B', 'S', 'K', 'Z'],
	with: ['K', 'S', '↵', 'F', '←'],
	held: ['Strg', 'Alt', '⇧'],
} as const satisfies Record<KeyUse, readonly string[]>;

/** The uses of a key by its face. */
export function usesOf(face: string): KeyUse[] {
	return (['alone', 'after', 'with', 'held'] as const).filter((use) => (HOTKEYS[use] as readonly string[]).includes(face));
}

/** A key as it is drawn: where it begins and how wide it is, in quarters of a key. */
interface PlacedKey {
	face: string;
	row: number;
	x: number;
	quarters: number;
}

const WIDTH = 4;
const widthOf = (keys: readonly KeyCap[]) => keys.reduce((sum, [, quarters = WIDTH]) => sum + quarters, 0);

function placeKeys(keys: readonly KeyCap[], row: number, from: number): PlacedKey[] {
	return keys.map(([face, quarters = WIDTH], index) => ({ face, row, quarters, x: from + widthOf(keys.slice(0, index)) }));
}

export interface Board {
	name: 'whole' | 'left' | 'right';
	/** Width in quarters of a key. */
	width: number;
	keys: readonly PlacedKey[];
}

const ALL = 60;
/** A half has the width of the wider one, so that both are to one scale. */
const HALF_WIDTH = Math.max(...KEY_ROWS.flatMap(({ left, right }) => [widthOf(left), widthOf(right)]));

/** The whole keyboard, and its halves; keys of a half lie to each other as in the whole. */
export const KEYBOARDS: readonly Board[] = [
	{ name: 'whole', width: ALL, keys: KEY_ROWS.flatMap(({ left, right }, row) => [...placeKeys(left, row, 0), ...placeKeys(right, row, widthOf(left))]) },
	{ name: 'left', width: HALF_WIDTH, keys: KEY_ROWS.flatMap(({ left }, row) => placeKeys(left, row, 0)) },
	{
		name: 'right',
		width: HALF_WIDTH,
		keys: KEY_ROWS.slice(1).flatMap(({ left, right }, row) => placeKeys(right, row, widthOf(left) - (ALL - HALF_WIDTH))),
	},
];
