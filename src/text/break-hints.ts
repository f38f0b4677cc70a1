/** Chances to break a line, which are no part of a word: soft hyphens, spaces without width, word joiners. */
export const BREAK_HINTS = /[\u00ad\u200b\u2060]/g;

/** A text without chances to break a line. */
export const withoutBreakHints = (text: string): string => text.replace(BREAK_HINTS, '');
