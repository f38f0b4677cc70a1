import { copyFileSync, existsSync, mkdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '#machines/link-picture/draw-picture.ts';
import { type LinkPicture, linkPicture, PICTURES } from '#machines/link-picture/link-picture.ts';
import { routesOf } from '#navigation/routes.ts';
import { pictureKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import type { Site } from '#site/site.ts';

/** Writes the pictures that pages name for links from other sites. What was drawn before is taken from there. Returns the paths. */
export async function linkPictures(site: Site, { root, folder }: { root: string; folder: string }): Promise<string[]> {
	const pictures = new Map(
		routesOf(site)
			.flatMap((route) => linkPicture(site, route) ?? [])
			.map((picture) => [picture.path, picture]),
	);
	const cache = join(siteCache(root), 'pictures');
	mkdirSync(cache, { recursive: true });
	mkdirSync(join(folder, PICTURES), { recursive: true });
	const queue = pictures.values();
	const work = async () => {
		for (const picture of queue) copyFileSync(await drawn(picture, cache), join(folder, picture.path));
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	// Those of this state, and as many of others.
	keepNewest(cache, 2 * pictures.size);
	return [...pictures.keys()];
}

/** The file of a picture in the cache. */
async function drawn({ texts }: LinkPicture, cache: string): Promise<string> {
	const file = join(cache, `${pictureKey(texts)}.png`);
	if (existsSync(file)) {
		const now = new Date();
		utimesSync(file, now, now);
		return file;
	}
	// A better compression takes three times as long for a quarter of the bytes.
	const png = await sharp(Buffer.from(drawPicture(texts)))
		.removeAlpha()
		.png({ compressionLevel: 6 })
		.toBuffer();
	writeFileSync(`${file}.${process.pid}`, png);
	renameSync(`${file}.${process.pid}`, file);
	return file;
}
