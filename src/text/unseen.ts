/** Characters that nobody sees and that part no words: places to break a line, joiners, directions, the mark of byte order. For a class of a regular expression. */
export const UNSEEN_CHARACTERS = '\\u00AD\\u200B-\\u200F\\u202A-\\u202E\\u2060-\\u2069\\uFEFF';

const ANY_UNSEEN = new RegExp(`[${UNSEEN_CHARACTERS}]`, 'g');

/** A text without them, for comparing: they come along with what is copied from elsewhere. */
export const withoutUnseen = (text: string): string => text.replace(ANY_UNSEEN, '');
