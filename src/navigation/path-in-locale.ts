import { localeOf } from '#schema/locale.ts';
import { OFFLINE_PATH, paperEditionPath, SEARCH_PATH } from './own-page-paths.ts';
import type { Site } from './site.ts';

/** The path of the page at `path` in another language, by its code; `undefined` where the page exists in this one only, or its address is a word of each. */
export function pathInLocale({ config, pathsElsewhere }: Pick<Site, 'config' | 'pathsElsewhere'>, code: string, path: string): string | undefined {
	if (code !== localeOf(config) && isNamedByLanguage(path)) return undefined;
	const there = pathsElsewhere[code]?.[path];
	return there === undefined ? path : (there ?? undefined);
}

const isNamedByLanguage = (path: string): boolean => path === SEARCH_PATH || path === OFFLINE_PATH || path.startsWith(paperEditionPath('').slice(0, -1));
