import { z } from 'zod';
import { hint } from './hint.ts';

/** A language tag as pages say it: `de`, `en-GB`, `zh-Hans`. Of one whose parts do not stand in their order no date or number could be written. */
export const localeSchema = z
	.string()
	.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, hint('locale'))
	.refine(isLocale, hint('locale'));

function isLocale(tag: string): boolean {
	try {
		return Intl.getCanonicalLocales(tag).length === 1;
	} catch {
		return false;
	}
}

/** A language that readers may choose. */
export interface LocaleChoice {
	code: string;
	label: string;
	to?: string | undefined;
	folder?: string | undefined;
	direction?: 'ltr' | 'rtl' | undefined;
	lang?: string | undefined;
}

interface Locales {
	locale?: string | undefined;
	locales?: readonly LocaleChoice[] | undefined;
}

/** The locale that a site is written in. */
export const localeOf = ({ locale, locales }: Locales): string => locale ?? locales?.[0]?.code ?? 'de';

/** What pages in the locale of a site say of their language. */
export function langOf(config: Locales): string {
	const own = localeOf(config);
	return config.locales?.find(({ code }) => code === own)?.lang ?? own;
}

/** The locales that readers may choose from; the site's own is one of them. */
export function localesOf(config: Locales): readonly LocaleChoice[] {
	const { locales = [] } = config;
	const own = localeOf(config);
	return locales.some(({ code }) => code === own) ? locales : [{ code: own, label: nameOfLocale(own) }, ...locales];
}

/** Where lines of the locale of a site begin: as `locales` says, or as its language is written. */
export function directionOf(config: Locales): 'ltr' | 'rtl' {
	const own = localeOf(config);
	return config.locales?.find(({ code }) => code === own)?.direction ?? (FROM_RIGHT.has(new Intl.Locale(own).maximize().script ?? '') ? 'rtl' : 'ltr');
}

/** Scripts that are written from right to left (ISO 15924). */
const FROM_RIGHT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** What speakers of a language call it. */
export function nameOfLocale(locale: string): string {
	const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
