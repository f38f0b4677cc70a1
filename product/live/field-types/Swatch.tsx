import { contrast, type Rgb, writeHex } from '#product/domain/colour.ts';

const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [0, 0, 0];
const ratioText = (ratio: number) => ratio.toFixed(1).replace('.', ',');

/** A colour with letters in white and in black on it, and how well each can be read. Attributes of SVG, as policies may forbid inline styles. */
export function Swatch({ rgb }: { rgb: Rgb }) {
	return (
		<div className="swatch">
			{[WHITE, BLACK].map((ink) => {
				const words = `${ink === WHITE ? 'Weiß' : 'Schwarz'}: Kontrast ${ratioText(contrast(rgb, ink))}`;
				return (
					<svg key={ink.join()} width="100%" height="44" role="img" aria-label={words} data-specimen="">
						<rect width="100%" height="44" fill={writeHex(rgb)} />
						<text x="14" y="28" fill={writeHex(ink)}>
							{words}
						</text>
					</svg>
				);
			})}
		</div>
	);
}
