/** Steps that an expression may take on a text of 40 characters, as powers of these: about a million. */
const MOST_STEPS = 4;

/**
 * Whether a short text matches a regular expression of somebody else. `undefined` where that is not found out: the expression is wrong, or could take forever
 * (repeated groups, look-around, back references, many open counts or alternatives).
 */
export function fitsPattern(pattern: string, text: string): boolean | undefined {
	// The expression without single characters, each of which takes one step.
	const plain = pattern
		.replaceAll(/\\[^1-9k]/g, 'x')
		.replaceAll(/\[[^\]]*\]/g, 'x')
		.replaceAll('(?:', '(');
	const open = plain.match(/[*+]|\{\d+,/g)?.length ?? 0;
	const double = plain.match(/[?|]/g)?.length ?? 0;
	if (/\)(?:[*+]|\{\d+,)|\(\?|\\/.test(plain) || (plain.includes('){') && open + double > 0) || open + double / 4 > MOST_STEPS) return undefined;
	try {
		return new RegExp(pattern, 'u').test(text);
	} catch {
		return undefined;
	}
}
