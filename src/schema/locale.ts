import { z } from 'zod';
import { hint } from './hint.ts';

/** A language tag as pages say it: `de`, `en-GB`, `zh-Hans`. */
export const localeSchema = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, hint('locale'));

/** A language that readers may choose. */
export interface LocaleChoice {
	code: string;
	label: string;
	to?: string | undefined;
	folder?: string | undefined;
}

interface Locales {
	locale?: string | undefined;
	locales?: readonly LocaleChoice[] | undefined;
}

/** The locale that a site is written in. */
export const localeOf = ({ locale, locales }: Locales): string => locale ?? locales?.[0]?.code ?? 'de';

/** The locales that readers may choose from; the site's own is one of them. */
export function localesOf(config: Locales): readonly LocaleChoice[] {
	const { locales = [] } = config;
	const own = localeOf(config);
	return locales.some(({ code }) => code === own) ? locales : [{ code: own, label: nameOfLocale(own) }, ...locales];
}

/** What speakers of a language call it. */
export function nameOfLocale(locale: string): string {
	const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
