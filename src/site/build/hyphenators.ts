import type { Language } from '#text/language.ts';
import { hyphenate as german } from '../../language/de/hyphenate.ts';
import { joinNumbers as joinGerman } from '../../language/de/joins.ts';
import { hyphenate as english } from '../../language/en/hyphenate.ts';
import { joinNumbers as joinEnglish } from '../../language/en/joins.ts';

/** How each language takes its words apart: a page may hold texts in others than its own. */
export const HYPHENATORS: Readonly<Record<Language, typeof german>> = { de: german, en: english };

/** How each language keeps numbers beside their words. */
export const JOINERS: Readonly<Record<Language, typeof joinGerman>> = { de: joinGerman, en: joinEnglish };
