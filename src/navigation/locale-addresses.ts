import { fullAddress } from '#text/full-address.ts';
import type { Site } from './site.ts';

/** The full addresses of a page in all languages that are built together, the one for everybody else (`x-default`) last; none in a site of one language. */
export function localeAddresses(
	{ config: { url }, locales, pathsElsewhere }: Pick<Site, 'config' | 'locales' | 'pathsElsewhere'>,
	path: string,
): { code: string; href: string }[] {
	const built = locales.flatMap(({ code, base }) =>
		base === undefined ? [] : [{ code, href: fullAddress({ url, base }, pathsElsewhere[code]?.[path] ?? path), base }],
	);
	const shortest = built.toSorted((a, b) => a.base.length - b.base.length)[0];
	if (shortest === undefined || built.length < 2) return [];
	return [...built.map(({ code, href }) => ({ code, href })), { code: 'x-default', href: shortest.href }];
}
