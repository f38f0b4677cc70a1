/** Index of the last sorted value that is not greater than `value`; 0 if all are greater. */
export function lastAtMost<T extends number | string>(value: T, sorted: readonly T[]): number {
	let [low, high] = [0, sorted.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		const at = sorted[middle];
		if (at !== undefined && at <= value) low = middle;
		else high = middle - 1;
	}
	return Math.max(0, low);
}

/** Whether terms with this prefix are in more than one of the parts that begin with `firsts`. */
export function isWide(beginning: string, firsts: readonly string[]): boolean {
	return lastAtMost(beginning, firsts) !== lastAtMost(`${beginning}\uFFFF`, firsts);
}
