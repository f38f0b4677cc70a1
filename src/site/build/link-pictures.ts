import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { keepText, keptText } from '#content/files/kept-text.ts';
import { type LinkPicture, linkPicture, PICTURES } from '#machines/link-picture/link-picture.ts';
import { routesOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { pictureKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { siteCache } from '#site/cache/site-cache.ts';

/** Writes the pictures that other sites show with links to pages. Those of an earlier build are reused. Returns the paths. */
export async function linkPictures(site: Site, { root, folder }: { root: string; folder: string }): Promise<string[]> {
	const pictures = new Map(
		routesOf(site)
			.flatMap((route) => linkPicture(site, route) ?? [])
			.map((picture) => [picture.path, picture]),
	);
	const cache = join(siteCache(root), 'pictures');
	mkdirSync(join(folder, PICTURES), { recursive: true });
	const queue = pictures.values();
	const work = async () => {
		for (const picture of queue) writeFileSync(join(folder, picture.path), await pngOf(picture, cache));
	};
	await Promise.all(Array.from({ length: availableParallelism() }, work));
	// Those of this build, and as many of earlier ones.
	if (existsSync(cache)) keepNewest(cache, 2 * pictures.size);
	return [...pictures.keys()];
}

/** A picture as PNG, kept or newly drawn. */
async function pngOf({ texts }: LinkPicture, cache: string): Promise<Buffer> {
	const key = pictureKey(texts);
	const file = join(cache, `${key}.txt`);
	const kept = keptText(file, key);
	if (kept !== undefined) {
		const now = new Date();
		utimesSync(file, now, now);
		return Buffer.from(kept, 'base64');
	}
	// Most builds draw none, and drawing loads fonts and a library.
	const { paintPicture } = await import('./paint-picture.ts');
	const png = await paintPicture(texts);
	keepText(file, key, png.toString('base64'));
	return png;
}
