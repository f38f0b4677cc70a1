/** Code keeps every character: fenced blocks, also in lists and quotes, and spans. */
export const CODE_PATTERN = String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)?(?<fence>${'`'}{3,}|~{3,})[^\n]*\n[\s\S]*?^[ \t>]*\k<fence>[${'`'}~]*[ \t]*$|(?<![${'`'}\\])(?<ticks>${'`'}+)(?!${'`'})(?:(?!\n[ \t]*\n)[\s\S])*?[^${'`'}]\k<ticks>(?!${'`'})`;
