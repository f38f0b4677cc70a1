import { get } from 'node-emoji';

/** Not replaced in code blocks, inline code, tags, and headings, whose ids are made from the names (`emoji-heading.ts`). */
const KEPT_AS_WRITTEN = String.raw`^[ \t>]*(${'`'}{3,}|~{3,})[\s\S]*?^[ \t>]*\1|${'`'}+[^${'`'}]+${'`'}+|</?[A-Za-z][^>]*>|^(?:import|export)\b.*$|^[ \t>]*#{1,6}[ \t].*$`;
const EMOJI_NAMES = new RegExp(String.raw`${KEPT_AS_WRITTEN}|(?<![\w:/])(?<name>:[+\-\w]+:)(?!\w)`, 'gm');

/** Replaces names such as `:rocket:` by characters; unknown names stay. */
export const withEmoji = (text: string): string =>
	text.includes(':') ? text.replace(EMOJI_NAMES, (all, ...rest) => ((rest.at(-1) as { name?: string }).name === undefined ? all : (get(all) ?? all))) : text;
