import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';
import { SCRIPTS } from './scripts.ts';

/** A face that texts are set in, as outlines: what is drawn does not depend on the fonts of a machine. */
export interface Typeface {
	/** Width of a text at a size, in pixels. */
	width(text: string, size: number): number;
	/** The text as SVG, from a point on its baseline. */
	draw(text: string, at: { x: number; y: number; size: number; colour: string }): string;
}

const { resolve } = createRequire(import.meta.url);

/** Source Sans 3 in a weight. A letter is taken from the first part of the family that has it; what none has a glyph for is left out. */
export function openTypeface(weight: 400 | 600): Typeface {
	const fonts = SCRIPTS.flatMap((script) => {
		const font = create(readFileSync(resolve(`@fontsource/source-sans-3/files/source-sans-3-${script}-${weight}-normal.woff`)));
		return font.isCollection ? [] : [font];
	});
	const outlines = new Map<string, { path: string; advance: number }>();
	const outlineOf = (letter: string) => {
		const known = outlines.get(letter);
		if (known) return known;
		const code = letter.codePointAt(0) ?? 0;
		const font = fonts.find((each) => each.hasGlyphForCodePoint(code));
		const glyph = font?.glyphForCodePoint(code);
		const outline = { path: glyph?.path.toSVG() ?? '', advance: (glyph?.advanceWidth ?? 0) / (font?.unitsPerEm ?? 1) };
		outlines.set(letter, outline);
		return outline;
	};
	const scale = 1 / (fonts[0]?.unitsPerEm ?? 1);
	return {
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
