/** Counts that are open in an expression that is run: each may multiply the steps by the length of the text. */
const MOST_OPEN_COUNTS = 4;

/**
 * Whether a short text matches a regular expression of somebody else. `undefined` where that is not found out: the expression is wrong, or could take forever
 * (repeated groups, look-around, back references, many open counts).
 */
export function fitsPattern(pattern: string, text: string): boolean | undefined {
	const plain = pattern.replaceAll(/\\[^1-9k]/g, 'x').replaceAll(/\[[^\]]*\]/g, 'x');
	if (/\)(?:[*+]|\{\d+,)|\(\?[=!<]|\\/.test(plain) || (plain.match(/[*+]|\{\d+,/g) ?? []).length > MOST_OPEN_COUNTS) return undefined;
	try {
		return new RegExp(pattern, 'u').test(text);
	} catch {
		return undefined;
	}
}
