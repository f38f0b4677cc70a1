import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { type LinkPicture, linkPicture, PICTURES } from '#machines/link-picture/link-picture.ts';
import { routesOf } from '#navigation/routes.ts';
import type { Site } from '#navigation/site.ts';
import { pictureKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { keptPicture } from './kept-picture.ts';

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
function pngOf({ texts }: LinkPicture, cache: string): Promise<Buffer> {
	const key = pictureKey(texts);
	return keptPicture(join(cache, `${key}.txt`), key, async () => {
		// Most builds draw none, and drawing loads fonts and a library.
		const { paintPicture } = await import('./paint-picture.ts');
		return paintPicture(texts);
	});
}
