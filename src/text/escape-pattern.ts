/** A text as part of a regular expression (with or without the flag `u`) that matches exactly this text outside of character classes. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
