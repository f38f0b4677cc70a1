import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#navigation/site.ts';
import { iconKey } from '#site/cache/cache-keys.ts';
import { keepNewest } from '#site/cache/keep-newest.ts';
import { siteCache } from '#site/cache/site-cache.ts';
import { keptPicture } from './kept-picture.ts';

/** Files that programs without SVG request on their own: feed readers, bookmark lists, older browsers; phones for their home screen. */
const FORMS = [
	['/favicon.ico', 'paintFavicon'],
	['/apple-touch-icon.png', 'paintTouchIcon'],
] as const;

/**
 * Writes the icon of a site in other forms, if it is a drawing (SVG) and the site brings none of its own. Nobody asks for them below a base, so a site there has
 * none. Returns the paths.
 */
export async function iconFiles(
	{ icon, config }: Pick<Site, 'icon' | 'config'>,
	built: { root: string; folder: string; files: ReadonlySet<string> },
): Promise<string[]> {
	if (config.base !== '/' || !icon?.startsWith('/') || !icon.endsWith('.svg') || FORMS.some(([path]) => built.files.has(path))) return [];
	const source = config.files.map((folder) => join(built.root, folder, icon)).find((file) => existsSync(file));
	if (source === undefined) return [];
	const drawing = readFileSync(source);
	const key = iconKey(drawing.toString());
	const cache = join(siteCache(built.root), 'icons');
	for (const [path, form] of FORMS) {
		const picture = await keptPicture(join(cache, `${key}-${form}.txt`), key + form, async () => (await import('./paint-icon.ts'))[form](drawing)).catch(
			() => undefined,
		);
		// If the library cannot draw the icon, browsers still can, so the site does without these files.
		if (picture === undefined) return [];
		writeFileSync(join(built.folder, path), picture);
	}
	keepNewest(cache, 2 * FORMS.length);
	return FORMS.map(([path]) => path);
}
