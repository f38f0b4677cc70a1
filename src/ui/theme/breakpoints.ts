/* The widths at which layouts change, for style sheets (`@media (--small)`, `@container (--slim)`) and scripts alike.
   An em is the size of text that a reader has set, usually 16 px: where it is twice as large, a window holds half as much. */

/** A window of a phone: up to 640 px. */
export const phone = '(width <= 40em)';
/** A window without room for a sidebar: up to 996 px. */
export const small = '(width <= 62.25em)';
/** A window with room for a column beside the text: from 1280 px. */
export const columns = '(width >= 80em)';
/** A container without room for two things beside each other. */
export const slim = '(width < 28rem)';
/** A container without room for a row of several. */
export const half = '(width < 44rem)';
/** A container with room for an icon and no word. */
export const tiny = '(width < 9rem)';
/** A container with room for a line of text, in which a word of code may stay whole. */
export const roomy = '(width >= 15rem)';
/** Windows in which a bar with many items has no room for some of them (`#ui/layout/navbar-room.ts`). */
export const bar70 = '(width < 70em)';
export const bar80 = '(width < 80em)';
export const bar90 = '(width < 90em)';
export const bar100 = '(width < 100em)';
