/**
 * The widths at which layouts change, for style sheets (`@media (--small)`, `@container (--slim)`) and scripts alike.
 * Windows: a phone; without room for a sidebar; with room for a third column. Containers: without room for two columns, without room for a row.
 */
export const BREAKPOINTS = {
	phone: '(width <= 640px)',
	small: '(width <= 996px)',
	columns: '(width >= 1280px)',
	slim: '(width < 28rem)',
	half: '(width < 44rem)',
} as const;
