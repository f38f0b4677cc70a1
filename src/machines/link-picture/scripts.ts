/** Scripts that pictures can be set in, as the parts of the family are called. */
export const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'];

/** Whether anything of a text can be drawn: a letter of these scripts, or a digit. */
export const canBeDrawn = (text: string): boolean => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d]/u.test(text);
