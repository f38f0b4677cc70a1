import { editDistance } from './edit-distance.ts';

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
		.map((candidate) => ({ candidate, cost: editDistance(wanted, candidate.toLowerCase()) }))
		.filter(({ candidate, cost }) => cost <= Math.max(wanted.length, candidate.length) / 2)
		.sort((a, b) => a.cost - b.cost)
		.slice(0, count)
		.map(({ candidate }) => candidate);
}
