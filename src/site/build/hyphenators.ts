import type { Language } from '#text/language.ts';
import { hyphenate as german } from '../../language/de/hyphenate.ts';
import { hyphenate as english } from '../../language/en/hyphenate.ts';

/** How each language takes its words apart: a page may hold texts in others than its own. */
export const HYPHENATORS: Readonly<Record<Language, typeof german>> = { de: german, en: english };
