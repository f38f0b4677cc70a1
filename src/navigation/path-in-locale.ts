import type { Site } from './site.ts';

/** The path of the page at `path` in another language, by its code; `undefined` where the page exists in this one only. */
export function pathInLocale({ pathsElsewhere }: Pick<Site, 'pathsElsewhere'>, code: string, path: string): string | undefined {
	const there = pathsElsewhere[code]?.[path];
	return there === undefined ? path : (there ?? undefined);
}
