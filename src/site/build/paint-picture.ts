import sharp from 'sharp';
import { drawPicture } from '#machines/link-picture/draw-picture.ts';
import type { LinkPicture } from '#machines/link-picture/link-picture.ts';

// Several are painted at once already, and none is painted twice.
sharp.concurrency(1);
sharp.cache(false);

/** A picture for links as PNG. A better compression takes three times as long for a quarter of the bytes. */
export const paintPicture = (texts: LinkPicture['texts']): Promise<Buffer> =>
	sharp(Buffer.from(drawPicture(texts)))
		.removeAlpha()
		.png({ compressionLevel: 6 })
		.toBuffer();
