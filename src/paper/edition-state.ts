import type { PaperEdition } from '#schema/paper-config.ts';

/** What an edition is worth, from its day on: the next one that is approved replaces it from the day of that. Which day it is, a built page cannot know. */
type EditionState = { kind: 'valid' } | { kind: 'draft' } | { kind: 'replaced'; by: PaperEdition };

/** What an edition, one of `editions`, is worth. One that was never approved was never valid, so nothing replaces it. */
export function editionState(edition: PaperEdition, editions: readonly PaperEdition[]): EditionState {
	if (edition.sha256 === undefined) return { kind: 'draft' };
	const newer = editions.slice(
		0,
		editions.findIndex(({ id }) => id === edition.id),
	);
	const by = newer.findLast(({ sha256 }) => sha256 !== undefined);
	return by === undefined ? { kind: 'valid' } : { kind: 'replaced', by };
}
