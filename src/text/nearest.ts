/** Edit distance (Levenshtein) of two strings. */
function distance(a: string, b: string): number {
	let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
	for (let row = 1; row <= a.length; row++) {
		const current = [row];
		for (let column = 1; column <= b.length; column++) {
			const substitution = (previous[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
			current.push(Math.min((previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, substitution));
		}
		previous = current;
	}
	return previous[b.length] ?? 0;
}

/**
 * The candidate most similar to `word`, ignoring case, or `undefined` when none is similar enough
 * (more than half of the longer word would have to change).
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
	return nearestFew(word, candidates, 1)[0];
}

/** Up to `count` candidates similar to `word`, most similar first; ties keep the order of the candidates. */
export function nearestFew(word: string, candidates: Iterable<string>, count: number): string[] {
	const wanted = word.toLowerCase();
	return [...candidates]
		.map((candidate) => ({ candidate, cost: distance(wanted, candidate.toLowerCase()) }))
		.filter(({ candidate, cost }) => cost <= Math.max(wanted.length, candidate.length) / 2)
		.sort((a, b) => a.cost - b.cost)
		.slice(0, count)
		.map(({ candidate }) => candidate);
}
