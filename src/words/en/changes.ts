import type { ApiChange, Impact } from '#schema/api-change.ts';
import type { ApiHistoryEntry } from '#schema/api-history.ts';
import { counted } from '#text/count.ts';
import { factInWords } from './change-facts.ts';
import { placeInWords } from './change-places.ts';

/** What each impact is called above a list of changes, gravest first. */
export const IMPACTS: readonly { impact: Impact; title: string; one: string; many: string }[] = [
	{ impact: 'breaking', title: 'Breaking', one: 'breaking change', many: 'breaking changes' },
	{ impact: 'non-breaking', title: 'Compatible', one: 'compatible change', many: 'compatible changes' },
	{ impact: 'neutral', title: 'No effect on programs', one: 'change without effect', many: 'changes without effect' },
];

/** `2 breaking changes, 1 compatible change`; `no changes` for none. */
export function countChanges(changes: readonly Pick<ApiChange, 'impact'>[]): string {
	const counts = IMPACTS.flatMap(({ impact, one, many }) => {
		const count = changes.filter((change) => change.impact === impact).length;
		return count === 0 ? [] : [counted(count, one, many)];
	});
	return counts.join(', ') || 'no changes';
}

/** A change as one line: `GET /files/{id}, response 200, field seal: new`. */
export const changeLine = ({ place, fact }: Pick<ApiChange, 'place' | 'fact'>): string => `${placeInWords(place)}: ${factInWords(fact)}`;

/** A sentence about a version, without its full stop: its owner's, otherwise why nothing was compared. */
export function noteInWords({ note, start }: Pick<ApiHistoryEntry, 'note' | 'start'>): string | undefined {
	return note ?? (start && START[start]);
}

const START: Record<NonNullable<ApiHistoryEntry['start']>, string> = {
	first: 'First version of this description',
	unreadable: 'The previous version could not be read, so nothing is compared',
};

/** Title and description of the feed of changes. */
export const changesFeed = {
	title: (site: string) => `${site}: Changes to the API`,
	titleOf: (site: string, reference: string) => `${site}: Changes to the API “${reference}”`,
	text: 'What changes in the API, and what that means for your programs.',
	more: (count: number) => `and ${count} more`,
};

/** Limit of lines: nobody reads more in a terminal. */
const MOST = 80;

/** Changes as text for a terminal, gravest first, a line each; a long list is cut. Empty without changes. */
export function listChanges(changes: readonly ApiChange[]): string {
	return IMPACTS.flatMap(({ impact, title }) => {
		const own = changes.filter((change) => change.impact === impact);
		if (own.length === 0) return [];
		const rest = own.length > MOST ? [`  … and ${own.length - MOST} more`] : [];
		return [[`${title} (${own.length})`, ...own.slice(0, MOST).map((change) => `  ${changeLine(change)}`), ...rest].join('\n')];
	}).join('\n\n');
}
