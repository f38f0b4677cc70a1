import type { INSPECTION_WAYS } from '#product/domain/inspection-ways.ts';

type WayId = (typeof INSPECTION_WAYS)[number]['id'];

/** States of a report with what is special about each (RULES.md ); `deleted` is the end of a draft. */
export const STATES = {
	draft: ['Entwurf', 'änderbar, löschbar'],
	in_review: ['zur Freigabe', 'zweite Person prüft'],
	released: ['freigegeben', 'gilt, unveränderlich'],
	superseded: ['ersetzt', 'lesbar, zählt nicht'],
	voided: ['storniert', 'lesbar, zählt nicht'],
	deleted: ['gelöscht', 'nicht mehr lesbar'],
} as const;

type StateBox = readonly [state: keyof typeof STATES, x: number, y: number];
/** A word, or one above another; they end at `x` with `end`, otherwise they begin there. */
type LifeLabel = readonly [lines: readonly string[], x: number, y: number, anchor?: 'end'];

/** A way of the rules as an arrow: its head points where the path ends. */
interface Arrow {
	path: string;
	label: LifeLabel;
}

/** Where boxes, arrows and words stand, in pixels. */
export interface LifeDrawing {
	name: 'wide' | 'narrow';
	size: readonly [width: number, height: number];
	boxes: readonly StateBox[];
	arrows: Readonly<Record<WayId, Arrow>>;
}

/** Width and height of a box, and what is between two lines of a label. */
export const BOX = [152, 50] as const;
export const LINE = 17;

export const DRAWINGS: readonly LifeDrawing[] = [
	{
		name: 'wide',
		size: [588, 382],
		boxes: [
			['draft', 218, 1],
			['in_review', 435, 110],
			['deleted', 1, 110],
			['released', 218, 220],
			['voided', 1, 331],
			['superseded', 435, 331],
		],
		arrows: {
			submit: { path: 'M370 16H511V110', label: [['Zur Freigabe', 'geben'], 503, 36, 'end'] },
			reject: { path: 'M435 135H340V51', label: [['Zurückweisen'], 348, 100] },
			release: { path: 'M280 51V220', label: [['Freigeben'], 272, 150, 'end'] },
			approve: { path: 'M511 160V245H370', label: [['Freigeben'], 503, 205, 'end'] },
			delete: { path: 'M218 16H77V110', label: [['Löschen'], 85, 70] },
			retire: { path: 'M218 36H185V346H153', label: [['Prüfmittel', 'ausgemustert'], 177, 238, 'end'] },
			void: { path: 'M290 270V366H153', label: [['Stornieren'], 282, 310, 'end'] },
			correct: { path: 'M330 270V356H435', label: [['Berichtigung', 'freigegeben'], 338, 322] },
		},
	},
	{
		name: 'narrow',
		size: [292, 612],
		boxes: [
			['deleted', 1, 1],
			['draft', 1, 110],
			['in_review', 1, 240],
			['released', 1, 370],
			['voided', 139, 475],
			['superseded', 1, 561],
		],
		arrows: {
			submit: { path: 'M16 160V240', label: [['Zur Freigabe', 'geben'], 24, 180] },
			reject: { path: 'M132 240V160', label: [['Zurückweisen'], 125, 224, 'end'] },
			release: { path: 'M153 142H217V395H153', label: [['Freigeben'], 209, 204, 'end'] },
			approve: { path: 'M77 290V370', label: [['Freigeben'], 85, 335] },
			delete: { path: 'M40 110V51', label: [['Löschen'], 48, 86] },
			retire: { path: 'M153 126H280V475', label: [['Prüfmittel', 'ausgemustert'], 272, 422, 'end'] },
			void: { path: 'M110 420V500H139', label: [['Stornieren'], 118, 466] },
			correct: { path: 'M30 420V561', label: [['Berichtigung', 'freigegeben'], 38, 530] },
		},
	},
];
