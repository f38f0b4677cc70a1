import { parse } from 'yaml';

/** The front matter of a text as it was written, not checked; `null` where there is none. */
export const frontMatterOf = (text: string): unknown => parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1] ?? '');
