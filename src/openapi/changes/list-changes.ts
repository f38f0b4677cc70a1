import type { ApiChange } from '#schema/api-history.ts';
import { changeLine, IMPACTS } from './impact-words.ts';

/** More lines than anybody reads in a terminal. */
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
