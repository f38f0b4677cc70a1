import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { nameOfLocale } from '#schema/locale.ts';
import type { SiteConfigInput } from '#schema/site-config.ts';
import type { DocusaurusConfigFile } from './docusaurus-config.ts';

/**
 * The language of the site in `site` (absolute), and those that are built with it: the ones with a folder of translations. A site that names none is English, as there.
 * @param prefix of paths in the site, as its settings name them.
 */
export function planLocales({ i18n }: DocusaurusConfigFile, { site, prefix }: { site: string; prefix: string }): Pick<SiteConfigInput, 'locale' | 'locales'> {
	const own = i18n?.defaultLocale ?? 'en';
	const others = (i18n?.locales ?? []).filter((code) => code !== own && existsSync(join(site, 'i18n', code)));
	if (others.length === 0) return { locale: own };
	return {
		locale: own,
		locales: [own, ...others].map((code) => ({
			code,
			label: i18n?.localeConfigs?.[code]?.label ?? nameOfLocale(code),
			...(code === own ? {} : { folder: `${prefix}i18n/${code}` }),
		})),
	};
}
