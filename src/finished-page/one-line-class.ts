/** The class of what keeps a name in one line: put in last of all (`#site/build/hyphenate.ts`), styled by `#ui/theme/base.css`, and no part of a fingerprint. */
export const ONE_LINE_CLASS = 'whole';
