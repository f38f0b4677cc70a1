/** Buttons beside messages about a failure. The script of every page carries these. */
export const retry = {
	again: 'Erneut versuchen',
	close: 'Schließen',
};
