import { nearest } from '#text/nearest.ts';

const lastPart = (path: string) => path.replace(/\/$/, '').split('/').at(-1)?.toLowerCase() ?? '';

/** The path that somebody who wrote `path` probably meant: one with the same last part, else the most similar one. Nobody means a hidden file. */
export function nearestPath(path: string, candidates: Iterable<string>): string | undefined {
	const all = [...candidates].filter((candidate) => !lastPart(candidate).startsWith('.'));
	const wanted = lastPart(path);
	const moved = wanted === '' ? [] : all.filter((candidate) => lastPart(candidate) === wanted);
	return nearest(path, moved) ?? moved[0] ?? nearest(path, all);
}
