/** States of a report with what is special about each (RULES.md ). */
export const STATES = {
	draft: ['Entwurf', 'änderbar, löschbar'],
	review: ['zur Freigabe', 'zweite Person'],
	released: ['freigegeben', 'gilt, unveränderlich'],
	superseded: ['ersetzt', 'lesbar, zählt nicht'],
	voided: ['storniert', 'lesbar, zählt nicht'],
} as const;

type Box = readonly [state: keyof typeof STATES, x: number, y: number];
/** Left of `x` with `end`, otherwise right of it. */
type Label = readonly [text: string, x: number, y: number, anchor?: 'end'];

/** Where boxes, arrows and words stand, in units of the drawing. */
export interface Drawing {
	size: readonly [width: number, height: number];
	box: readonly [width: number, height: number];
	boxes: readonly Box[];
	/** Each arrow as a path; its head points where it ends. */
	arrows: readonly string[];
	/** What happens by itself. */
	automatic: string;
	labels: readonly Label[];
}

/** For figures that have room for three states beside each other. */
export const WIDE: Drawing = {
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

/** The same states and ways below each other. */
export const NARROW: Drawing = {
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

/** All ways between the states with who may go them (RULES.md ). */
export const WAYS = [
	['Entwurf', 'Freigeben', 'freigegeben', 'mit Freigaberecht, bei Vier-Augen-Prinzip nicht die anlegende Person'],
	['Entwurf', 'Zur Freigabe geben', 'zur Freigabe', 'ab Prüfung'],
	['zur Freigabe', 'Freigeben', 'freigegeben', 'die zweite Person'],
	['zur Freigabe', 'Zurückweisen', 'Entwurf', 'die zweite Person'],
	['freigegeben', 'Berichtigung freigeben', 'ersetzt', 'mit Freigaberecht'],
	['freigegeben', 'Stornieren', 'storniert', 'ab Prüfmittelverwaltung'],
	['Entwurf', 'Ausmustern des Prüfmittels', 'storniert', 'Kalibord selbst'],
] as const;
