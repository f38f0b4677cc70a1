/* The widths at which layouts change, for style sheets (`@media (--small)`, `@container (--slim)`) and scripts alike. */

/** A window of a phone. */
export const phone = '(width <= 640px)';
/** A window without room for a sidebar. */
export const small = '(width <= 996px)';
/** A window with room for a column beside the text. */
export const columns = '(width >= 1280px)';
/** A container without room for two things beside each other. */
export const slim = '(width < 28rem)';
/** A container without room for a row of several. */
export const half = '(width < 44rem)';
