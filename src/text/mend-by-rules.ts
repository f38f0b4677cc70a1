/** A pattern and its replacement. Each pattern matches only the characters that change, and looks around for the context. */
export type MendingRule = readonly [pattern: RegExp, replacement: string];

/** Applies rules one after the other. @param before, after the characters around the text; rules see them and leave them alone. What stands between two texts belongs to the second. */
export function mendByRules(text: string, [before, after]: readonly [before: string, after: string], rules: readonly MendingRule[]): string {
	return rules.reduce((mended, [pattern, replacement]) => {
		const end = before.length + mended.length;
		const whole = before + mended + after;
		const isInside = (match: string, offset: number) => offset >= before.length && offset < end && offset + match.length <= end;
		const result = whole.replace(pattern, (match, offset: number) => (isInside(match, offset) ? replacement : match));
		return result.slice(before.length, result.length - after.length);
	}, text);
}
