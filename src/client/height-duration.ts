const SHORTEST_DURATION = 150;
const LONGEST_DURATION = 400;

/**
 * Duration in ms for opening or closing something `px` high. It grows with the square root of the height, as the time of an even acceleration
 * does: a short list does not crawl and a long one does not race. 150 ms for nothing, 230 ms for 100 px, 400 ms from about 1,000 px.
 * With `reduced` motion it is 1 ms.
 */
export function heightDuration(px: number, reduced = false): number {
	if (reduced) return 1;
	return Math.min(LONGEST_DURATION, Math.round(SHORTEST_DURATION + 8 * Math.sqrt(Math.max(0, px))));
}
