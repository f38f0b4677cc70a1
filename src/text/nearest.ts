import { editDistance } from './edit-distance.ts';

/**
 * The candidate most similar to `word`, ignoring case, or `undefined` when none is similar enough
 * (more than half of the longer word would have to change).
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
	const all = [...candidates];
	const wanted = word.toLowerCase();
	// Most of the mistakes in a site with thousands are in case only, and computing distances is slow.
	return all.find((candidate) => candidate.toLowerCase() === wanted) ?? nearestFew(word, all, 1)[0];
}

/** Up to `count` candidates similar to `word`, most similar first; ties keep the order of the candidates. */
export function nearestFew(word: string, candidates: Iterable<string>, count: number): string[] {
	const wanted = word.toLowerCase();
	return [...candidates]
		.filter(({ length }) => Math.abs(length - wanted.length) <= Math.max(length, wanted.length) / 2)
		.map((candidate) => ({ candidate, cost: editDistance(wanted, candidate.toLowerCase()) }))
		.filter(({ candidate, cost }) => cost <= Math.max(wanted.length, candidate.length) / 2)
		.sort((a, b) => a.cost - b.cost)
		.slice(0, count)
		.map(({ candidate }) => candidate);
}
