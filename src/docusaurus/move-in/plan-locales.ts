import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, localeSchema, nameOfLocale } from '#schema/locale.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';

/**
 * The language of the site in `site` (absolute), and those that are built with it: the ones with a folder of translations. A site that names none is English, as there.
 * @param prefix of paths in the site, as its settings name them.
 */
export function planLocales(
	{ i18n }: Pick<DocusaurusConfigFile, 'i18n'>,
	{ site, prefix }: { site: string; prefix: string },
): Pick<SiteConfigInput, 'locale' | 'locales'> {
	const own = i18n?.defaultLocale ?? 'en';
	const others = (i18n?.locales ?? []).filter((code) => code !== own && existsSync(join(site, localeFolder(i18n, code))));
	const locales = [own, ...others].map((code) => {
		const { label = nameOfLocale(code), direction, htmlLang } = i18n?.localeConfigs?.[code] ?? {};
		const isUsual = direction === undefined || direction === directionOf({ locale: code });
		return {
			code,
			label,
			...(code === own ? {} : { folder: `${prefix}${localeFolder(i18n, code)}` }),
			...(isUsual ? {} : { direction }),
			...(isLang(htmlLang, code) ? { lang: htmlLang } : {}),
		};
	});
	return others.length === 0 && locales[0]?.direction === undefined && locales[0]?.lang === undefined ? { locale: own } : { locale: own, locales };
}

/** Whether pages of a language say something else of it than its code. */
const isLang = (htmlLang: string | undefined, code: string) => htmlLang !== undefined && htmlLang !== code && localeSchema.safeParse(htmlLang).success;

/** The folder of a language's translations in the site. */
export const localeFolder = (i18n: DocusaurusConfigFile['i18n'], code: string): string =>
	`${i18n?.path ?? 'i18n'}/${i18n?.localeConfigs?.[code]?.path ?? code}`;
