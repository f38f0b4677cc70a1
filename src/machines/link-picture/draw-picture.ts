import { PICTURE_SIZE, type PictureTexts } from './link-picture.ts';
import { openTypeface, type Typeface } from './typeface.ts';
import { fitLine, wrapTitle } from './wrap-title.ts';

/** The light colours of `tokens.css`, which a test compares. */
export const COLOURS = { paper: '#fafbfb', ink: '#14212a', faint: '#566770', accent: '#0a6570', line: '#b3c2c5' };
const PICTURE_MARGIN = 80;
const LINE_WIDTH = PICTURE_SIZE.width - 2 * PICTURE_MARGIN;
/** Baseline of the first line of a title, and of what stands above and below. */
const BASELINES = { section: 118, title: 170, scale: 510, site: 590 };
const LINE_HEIGHT = 1.16;
const SECTION_SIZE = 34;
const SITE_SIZE = 32;

let faces: { text: Typeface; title: Typeface } | undefined;

/** A picture as SVG without fonts: what a page belongs to, its title, the scale of a vernier, the site. */
export function drawPicture({ title, section, site, accent = COLOURS.accent }: PictureTexts): string {
	faces ??= { text: openTypeface(400), title: openTypeface(600) };
	const { text, title: bold } = faces;
	const { size, lines } = wrapTitle(bold.drawable(title), LINE_WIDTH, bold.width);
	const drawn = lines.map((line, index) =>
		bold.draw(line, { x: PICTURE_MARGIN, y: Math.round(BASELINES.title + size * (0.8 + index * LINE_HEIGHT)), size, colour: COLOURS.ink }),
	);
	const fitting = (line: string, face: Typeface, at: number) => fitLine(face.drawable(line), (part) => face.width(part, at) <= LINE_WIDTH);
	const above =
		section === undefined
			? ''
			: bold.draw(fitting(section, bold, SECTION_SIZE), { x: PICTURE_MARGIN, y: BASELINES.section, size: SECTION_SIZE, colour: accent });
	const below =
		title === site ? '' : text.draw(fitting(site, text, SITE_SIZE), { x: PICTURE_MARGIN, y: BASELINES.site, size: SITE_SIZE, colour: COLOURS.faint });
	const { width, height } = PICTURE_SIZE;
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${COLOURS.paper}"/>${above}${drawn.join('')}${scale(accent)}${below}</svg>`;
}

/** Ten divisions of the vernier are as long as nine of the scale above it. */
function scale(accent: string): string {
	const step = LINE_WIDTH / 80;
	const marks = Array.from({ length: 81 }, (_, index) => `M${(PICTURE_MARGIN + index * step).toFixed(2)} ${BASELINES.scale}v${-tick(index)}`).join('');
	const from = PICTURE_MARGIN + 30 * step;
	const vernier = Array.from({ length: 11 }, (_, index) => `M${(from + index * step * 0.9).toFixed(2)} ${BASELINES.scale}v${tick(index)}`).join('');
	return `<path d="${marks}" stroke="${COLOURS.line}" stroke-width="2"/><path d="${vernier}" stroke="${accent}" stroke-width="3"/>`;
}

const tick = (index: number) => (index % 10 === 0 ? 30 : index % 5 === 0 ? 22 : 14);
