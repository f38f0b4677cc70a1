/** Most parts that are loaded for a beginning. */
const MOST_PARTS = 3;

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

/** The numbers of the parts with the terms that begin so. @param firsts where the parts begin. */
export function partsOfBeginning(letters: string, firsts: readonly string[]): number[] {
	const first = lastAtMost(letters, firsts);
	return Array.from({ length: lastAtMost(`${letters}\uFFFF`, firsts) - first + 1 }, (_, at) => first + at);
}

/** Whether terms with this beginning are in too many parts to load all. */
export const isWide = (letters: string, firsts: readonly string[]): boolean => partsOfBeginning(letters, firsts).length > MOST_PARTS;
