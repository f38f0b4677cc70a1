import sharp from 'sharp';

/** Sides in px: in the tab of a browser on a sharp screen, and on the home screen of a phone. */
const TAB = 32;
const HOME_SCREEN = 180;
/** Of the picture on a home screen, which cuts its corners off, this much is edge on each side. */
const ICON_EDGE = 20;
/** Pixels to the inch at which a unit of a drawing is one pixel. */
const PLAIN_DENSITY = 72;

/** A drawing (SVG) as an icon of Windows, which holds a picture as PNG. Throws where it cannot be painted. */
export async function paintFavicon(drawing: Buffer): Promise<Buffer> {
	const picture = await paint(drawing, TAB).then((painted) => painted.png().toBuffer());
	const head = Buffer.alloc(22);
	// One picture of type “icon”; then its sides, one plane of 32 bits, its size, and where it begins.
	head.set([0, 0, 1, 0, 1, 0, TAB, TAB, 0, 0, 1, 0, 32, 0]);
	head.writeUInt32LE(picture.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, picture]);
}

/** A drawing (SVG) for the home screen, as PNG: on white, because what is transparent would be black there. Throws where it cannot be painted. */
export async function paintTouchIcon(drawing: Buffer): Promise<Buffer> {
	const painted = await paint(drawing, HOME_SCREEN - 2 * ICON_EDGE).then((picture) => picture.png().toBuffer());
	const edge = { top: ICON_EDGE, right: ICON_EDGE, bottom: ICON_EDGE, left: ICON_EDGE, background: ICON_GROUND };
	return sharp(painted).flatten({ background: ICON_GROUND }).extend(edge).png().toBuffer();
}

const ICON_GROUND = '#fff';
const NO_GROUND = { r: 0, g: 0, b: 0, alpha: 0 };

/** The drawing in a square, as sharp as the square allows. */
async function paint(drawing: Buffer, side: number) {
	const { width, height } = await sharp(drawing).metadata();
	const density = Math.min(Math.max((PLAIN_DENSITY * side) / Math.max(width, height), 1), 100_000);
	return sharp(drawing, { density }).resize(side, side, { fit: 'contain', background: NO_GROUND });
}
