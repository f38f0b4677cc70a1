/** What is written, and what it becomes. Each pattern takes as little as it changes and looks at its neighbours without taking them. */
export type MendingRule = readonly [pattern: RegExp, replacement: string];

/** Applies rules one after the other. @param before the characters that stand before the text; rules see them and leave them alone. */
export function mendByRules(text: string, before: string, rules: readonly MendingRule[]): string {
	return rules.reduce((mended, [pattern, replacement]) => {
		const whole = before + mended;
		return whole.replace(pattern, (match, offset: number) => (offset < before.length ? match : replacement)).slice(before.length);
	}, text);
}
