import sharp from 'sharp';
import { drawPicture } from '#machines/link-picture/draw-picture.ts';
import type { LinkPicture } from '#machines/link-picture/link-picture.ts';

// Several pictures are painted at once anyway, and none is painted twice.
sharp.concurrency(1);
sharp.cache(false);

/** A picture for links as PNG. Stronger compression would take three times as long and save a quarter of the bytes. */
export const paintPicture = (texts: LinkPicture['texts']): Promise<Buffer> =>
	sharp(Buffer.from(drawPicture(texts)))
		.removeAlpha()
		.png({ compressionLevel: 6 })
		.toBuffer();
