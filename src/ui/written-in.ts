import { directionOf } from '#schema/locale.ts';

/** Attributes of an element in another language than its page, so that browsers and screen readers treat it accordingly; none without a locale. */
export const writtenIn = (locale: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
	locale === undefined ? {} : { lang: locale, dir: directionOf({ locale }) };
