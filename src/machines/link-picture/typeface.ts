import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { SCRIPTS } from './scripts.ts';

/** A face that texts are set in, as outlines: what is drawn does not depend on the fonts of a machine. */
export interface Typeface {
	/** A text as it can be drawn: letters composed, every space a plain one, and without what is invisible or has no glyph. */
	drawable(text: string): string;
	/** Width of a text at a size, in pixels. */
	width(text: string, size: number): number;
	/** The text as SVG, from a point on its baseline. */
	draw(text: string, at: { x: number; y: number; size: number; colour: string }): string;
}

const { resolve } = createRequire(import.meta.url);

/** Soft hyphens, spaces without a width and the like; the family draws some of them, and has broken outlines for others. */
const NOT_DRAWN = /\p{Cf}/gu;

/** Source Sans 3 in a weight. A letter is taken from the first part of the family that has it; what none has a glyph for is left out. */
export function openTypeface(weight: 400 | 600): Typeface {
	const fonts = SCRIPTS.flatMap((script) => {
		const font = create(readFileSync(resolve(`@fontsource/source-sans-3/files/source-sans-3-${script}-${weight}-normal.woff`)));
		return font.isCollection ? [] : [font];
	});
	const fontOf = (letter: string) => fonts.find((each) => each.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
	const outlines = new Map<string, { path: string; advance: number }>();
	const outlineOf = (letter: string) => {
		const known = outlines.get(letter);
		if (known) return known;
		const font = fontOf(letter);
		const glyph = font?.glyphForCodePoint(letter.codePointAt(0) ?? 0);
		const outline = { path: glyph?.path.toSVG() ?? '', advance: (glyph?.advanceWidth ?? 0) / (font?.unitsPerEm ?? 1) };
		outlines.set(letter, outline);
		return outline;
	};
	const scale = 1 / (fonts[0]?.unitsPerEm ?? 1);
	return {
		drawable: (text) =>
			[...text.normalize('NFC').replace(NOT_DRAWN, '').replace(/\s/g, ' ')]
				.filter((letter) => fontOf(letter) !== undefined)
				.join('')
				.replace(/ +/g, ' ')
				.trim(),
		width: (text, size) => [...text].reduce((sum, letter) => sum + outlineOf(letter).advance, 0) * size,
		draw(text, { x, y, size, colour }) {
			let place = x;
			const letters = [...text].map((letter) => {
				const { path, advance } = outlineOf(letter);
				const drawn =
					path === ''
						? ''
						: `<path transform="translate(${place.toFixed(2)} ${y}) scale(${(size * scale).toFixed(5)} ${(-size * scale).toFixed(5)})" d="${path}"/>`;
				place += advance * size;
				return drawn;
			});
			return `<g fill="${colour}">${letters.join('')}</g>`;
		},
	};
}
