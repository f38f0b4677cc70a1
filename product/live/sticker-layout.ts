import { MODULES_WITH_QUIET_ZONE, type StickerCode } from '#product/domain/sticker.ts';
import type { StickerContent, StickerLine } from '#product/domain/sticker-content.ts';

/** A line with its base line and size of letters. */
interface PlacedLine extends StickerLine {
	y: number;
	size: number;
}

/** Where the parts of a flat sticker stand, in millimetres from its upper left corner. */
interface PlacedSticker {
	/** Height above the bar. */
	free: number;
	/** Height of the bar, 0 without one. */
	bar: number;
	/** Left edge of the lines. */
	left: number;
	lines: PlacedLine[];
	/** Size of the letters in the bar. */
	barSize: number;
	/** The code with its quiet zone. */
	code?: { x: number; y: number; side: number };
}

/** Width of a letter beside its height, wide enough for capitals and digits of any system's own face. */
const LETTER_WIDTH = 0.64;
const BOLD_LETTER_WIDTH = 0.78;
/** A printed code module of three dots at 203 dpi, in millimetres. */
const MODULE = (3 * 25.4) / 203;
const STICKER_MARGIN = 1;
const LINE_SCALE: Readonly<Record<StickerLine['kind'], number>> = { number: 1.15, due: 1.7, text: 0.92 };
const LEADING = 1.22;
/** Letters grow with the sticker up to this size, so that a large one can be read from further away. */
const LARGEST = 4;

/** Lays out a flat sticker of `width` × `height` millimetres; `code`: undefined for one without code. */
export function stickerLayout({ width, height }: { width: number; height: number }, content: StickerContent, code: StickerCode | undefined): PlacedSticker {
	const bar = content.bar === undefined ? 0 : Math.min(4.4, Math.max(2.4, height * 0.15));
	const free = height - bar;
	const side = code === undefined ? 0 : Math.min(MODULES_WITH_QUIET_ZONE[code] * MODULE, free - 0.4);
	const left = code === undefined ? STICKER_MARGIN * 1.5 : STICKER_MARGIN * 0.5 + side;
	return {
		free,
		bar,
		left,
		lines: placeLines(content.lines, width - left - STICKER_MARGIN, free),
		barSize: barTextSize(content.bar?.text ?? '', { width: width - STICKER_MARGIN, height: bar }),
		...(code !== undefined && { code: { x: STICKER_MARGIN * 0.5, y: (free - side) / 2, side } }),
	};
}

function placeLines(lines: readonly StickerLine[], room: number, height: number): PlacedLine[] {
	const weight = lines.reduce((sum, { kind }) => sum + LINE_SCALE[kind] * LEADING, 0);
	const unit = Math.min(LARGEST, (height - 2.4) / weight);
	let y = (height - weight * unit) / 2;
	return lines.map((line) => {
		const wanted = unit * LINE_SCALE[line.kind];
		y += wanted * LEADING;
		return { ...line, y: y - wanted * 0.34, size: sizeFor(wanted, { text: line.text, letter: line.kind === 'text' ? LETTER_WIDTH : BOLD_LETTER_WIDTH }, room) };
	});
}

/** Size of the letters of a text in a bar, in millimetres. */
export function barTextSize(text: string, { width, height }: { width: number; height: number }): number {
	return sizeFor(height * 0.72, { text, letter: BOLD_LETTER_WIDTH }, width - STICKER_MARGIN);
}

/** The size wanted, or the largest at which the text fits the room. */
function sizeFor(wanted: number, { text, letter }: { text: string; letter: number }, room: number): number {
	return Math.min(wanted, room / (text.length * letter));
}
