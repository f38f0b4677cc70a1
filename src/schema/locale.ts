import { z } from 'zod';
import { hint } from './hint.ts';

/** A language tag: `de`, `en-GB`, `zh-Hans`. Its parts must be in order, or no date or number can be formatted. */
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

/** A language that readers can choose. */
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

/** The locale of a site's content. */
export const localeOf = ({ locale, locales }: Locales): string => locale ?? locales?.[0]?.code ?? 'de';

/** The `lang` of pages in the locale of a site. */
export function langOf(config: Locales): string {
	const own = localeOf(config);
	return config.locales?.find(({ code }) => code === own)?.lang ?? own;
}

/** The locales that readers can choose from, including the site's own. */
export function localesOf(config: Locales): readonly LocaleChoice[] {
	const { locales = [] } = config;
	const own = localeOf(config);
	return locales.some(({ code }) => code === own) ? locales : [{ code: own, label: nameOfLocale(own) }, ...locales];
}

/** The text direction of a site's locale: as set in `locales`, or that of its language. */
export function directionOf(config: Locales): 'ltr' | 'rtl' {
	const own = localeOf(config);
	return config.locales?.find(({ code }) => code === own)?.direction ?? (FROM_RIGHT.has(new Intl.Locale(own).maximize().script ?? '') ? 'rtl' : 'ltr');
}

/** Scripts written from right to left (ISO 15924). */
const FROM_RIGHT: ReadonlySet<string> = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);

/** The name of a language in that language. */
export function nameOfLocale(locale: string): string {
	const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale) ?? locale;
	return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
