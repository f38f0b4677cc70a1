import type { Literal } from '#openapi/schema/schema-node.ts';

/** What a page says in one breath: words, values that are set as code (an empty one is named), links. Each printer sets the pieces in its own way. */
export type Phrase = readonly Piece[];

export type Piece = string | { code: string } | { link: string; href: string };

/** Schemes that a description may send a reader to. */
const SAFE = /^(?:https?:\/\/|mailto:)/i;

/** A link whose address comes from the description. Addresses with other schemes than `http`, `https` and `mailto` are shown, but lead nowhere. */
export const safeLink = (words: string, href: string): Phrase => (SAFE.test(href) ? [{ link: words, href }] : [`${words} `, code(href)]);

/** Set as code. */
export const code = (text: string): Piece => ({ code: text });

/** A value of a description, set as code. */
export const literal = ({ text }: Literal): Piece => ({ code: text });

/** Values behind each other with commas between them. */
export const codes = (texts: readonly string[]): Phrase => listed(texts.map((text) => [code(text)]));

/** Phrases behind each other with commas between them. */
export const listed = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((phrase, index) => (index === 0 ? phrase : [', ', ...phrase]));
