import type { PaperEdition } from '#schema/paper-config.ts';

/** The state of an edition from its day on: the next approved edition replaces it on the day of that edition. A built page does not know the current day. */
type EditionState = { kind: 'valid' } | { kind: 'draft' } | { kind: 'replaced'; by: PaperEdition };

/** The state of one of `editions`. An edition that was never approved was never valid, so nothing replaces it. */
export function editionState(edition: PaperEdition, editions: readonly PaperEdition[]): EditionState {
	if (edition.sha256 === undefined) return { kind: 'draft' };
	const newer = editions.slice(
		0,
		editions.findIndex(({ id }) => id === edition.id),
	);
	const by = newer.findLast(({ sha256 }) => sha256 !== undefined);
	return by === undefined ? { kind: 'valid' } : { kind: 'replaced', by };
}
