import type { ApiChange, Impact } from '#schema/api-change.ts';
import type { ApiHistoryEntry } from '#schema/api-history.ts';
import { counted } from '#text/count.ts';
import { factInWords } from './change-facts.ts';
import { placeInWords } from './change-places.ts';

/** What each impact is called above a list of changes, gravest first. */
export const IMPACTS: readonly { impact: Impact; title: string; one: string; many: string }[] = [
	{ impact: 'breaking', title: 'Inkompatibel', one: 'inkompatible Änderung', many: 'inkompatible Änderungen' },
	{ impact: 'non-breaking', title: 'Kompatibel', one: 'kompatible Änderung', many: 'kompatible Änderungen' },
	{ impact: 'neutral', title: 'Ohne Wirkung auf Programme', one: 'Änderung ohne Wirkung', many: 'Änderungen ohne Wirkung' },
];

/** `2 inkompatible Änderungen, 1 kompatible Änderung`; `keine Änderungen` for none. */
export function countChanges(changes: readonly Pick<ApiChange, 'impact'>[]): string {
	const counts = IMPACTS.flatMap(({ impact, one, many }) => {
		const count = changes.filter((change) => change.impact === impact).length;
		return count === 0 ? [] : [counted(count, one, many)];
	});
	return counts.join(', ') || 'keine Änderungen';
}

/** A change as one line: `GET /files/{id}, Antwort 200, Feld seal: neu`. */
export const changeLine = ({ place, fact }: Pick<ApiChange, 'place' | 'fact'>): string => `${placeInWords(place)}: ${factInWords(fact)}`;

/** A sentence about a version, without its full stop: its owner's, otherwise why nothing was compared. */
export function noteInWords({ note, start }: Pick<ApiHistoryEntry, 'note' | 'start'>): string | undefined {
	return note ?? (start && START[start]);
}

const START: Record<NonNullable<ApiHistoryEntry['start']>, string> = {
	first: 'Erste Fassung dieser Beschreibung',
	unreadable: 'Die vorige Fassung ließ sich nicht lesen, ein Vergleich fehlt',
};

/** Title and description of the feed of changes. */
export const changesFeed = {
	title: (site: string) => `${site}: Änderungen der API`,
	titleOf: (site: string, reference: string) => `${site}: Änderungen der API „${reference}“`,
	text: 'Was sich an der API ändert und was das für Programme bedeutet.',
	more: (count: number) => `und ${count} weitere`,
};

/** Limit of lines: nobody reads more in a terminal. */
const MOST = 80;

/** Changes as text for a terminal, gravest first, a line each; a long list is cut. Empty without changes. */
export function listChanges(changes: readonly ApiChange[]): string {
	return IMPACTS.flatMap(({ impact, title }) => {
		const own = changes.filter((change) => change.impact === impact);
		if (own.length === 0) return [];
		const rest = own.length > MOST ? [`  … und ${own.length - MOST} weitere`] : [];
		return [[`${title} (${own.length})`, ...own.slice(0, MOST).map((change) => `  ${changeLine(change)}`), ...rest].join('\n')];
	}).join('\n\n');
}
