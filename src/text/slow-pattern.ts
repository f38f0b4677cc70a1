/** A text of this length is tested at once by any pattern that people write. */
export const SHORT_TEXT = 16;

/** An escape, a class of characters, the beginning or end of a group, an alternative, or how often what stands before it repeats. */
const PATTERN_PIECE = /\\[\s\S]|\[(?:\\[\s\S]|[^\]\\])*\]|\((?:\?(?:[:=!]|<[=!]|<[^>]*>))?|\)|\||[*+?]|\{\d+(?:,\d*)?\}/g;
const REPEATS = /^(?:[*+]|\{\d+,\})$/;
const VARIES = /^(?:[*+?|]|\{\d+,\d*\})$/;

/**
 * Whether testing a longer text may take a time that doubles with each character: a group repeats whose parts may be taken in several ways, as in `(a+)+` or `(a|ab)*`.
 * Browsers and Node try all of them where none fits. Says so of some patterns that are harmless, too.
 */
export function isSlowPattern(pattern: string): boolean {
	const open: boolean[] = [];
	let ended: boolean | undefined;
	let end = -1;
	for (const { 0: piece, index } of pattern.matchAll(PATTERN_PIECE)) {
		if (ended && index === end && REPEATS.test(piece)) return true;
		if (piece.startsWith('(')) open.push(false);
		else if (piece === ')') {
			ended = open.pop() ?? false;
			end = index + 1;
			if (ended && open.length > 0) open[open.length - 1] = true;
		} else if (VARIES.test(piece) && open.length > 0) open[open.length - 1] = true;
	}
	return false;
}
