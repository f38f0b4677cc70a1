import { directionOf } from '#schema/locale.ts';

/** Attributes of what is written in another language than its page, so that browsers set it and screen readers speak it as what it is; none without a locale. */
export const writtenIn = (locale: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
	locale === undefined ? {} : { lang: locale, dir: directionOf({ locale }) };
