/** The class of elements that keep a name on one line: added in the last step (`#site/build/hyphenate.ts`), styled by `#ui/theme/base.css`, and no part of a fingerprint. */
export const ONE_LINE_CLASS = 'whole';
