import type { ApiChange, Impact } from '#schema/api-history.ts';

/** What each impact is called above a list of changes, gravest first. */
export const IMPACTS: readonly { impact: Impact; title: string; one: string; many: string }[] = [
	{ impact: 'breaking', title: 'Inkompatibel', one: 'inkompatible Änderung', many: 'inkompatible Änderungen' },
	{ impact: 'non-breaking', title: 'Kompatibel', one: 'kompatible Änderung', many: 'kompatible Änderungen' },
	{ impact: 'neutral', title: 'Ohne Wirkung auf Programme', one: 'Änderung ohne Wirkung', many: 'Änderungen ohne Wirkung' },
];

/** `2 inkompatible Änderungen, 1 kompatible Änderung`; `keine Änderungen` for none. */
export function countInWords(changes: readonly ApiChange[]): string {
	const counts = IMPACTS.flatMap(({ impact, one, many }) => {
		const count = changes.filter((change) => change.impact === impact).length;
		return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
	});
	return counts.join(', ') || 'keine Änderungen';
}

/** A change as one line: `GET /files/{id}, Antwort 200, Feld seal: neu`. */
export const changeLine = ({ place, text }: ApiChange): string => `${place}: ${text}`;
