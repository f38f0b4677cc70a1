import { fullAddress } from '#text/full-address.ts';
import { pathInLocale } from './path-in-locale.ts';
import type { Site } from './site.ts';

/** The full addresses of a page in all languages that are built together and have it, the one for everybody else (`x-default`) last; none where only one has it. */
export function localeAddresses(site: Pick<Site, 'config' | 'locales' | 'pathsElsewhere'>, path: string): { code: string; href: string }[] {
	const { url } = site.config;
	const built = site.locales.flatMap(({ code, base, lang }) => {
		const there = pathInLocale(site, code, path);
		return base === undefined || there === undefined ? [] : [{ code: lang ?? code, href: fullAddress({ url, base }, there), base }];
	});
	const shortest = built.toSorted((a, b) => a.base.length - b.base.length)[0];
	if (shortest === undefined || built.length < 2) return [];
	return [...built.map(({ code, href }) => ({ code, href })), { code: 'x-default', href: shortest.href }];
}
