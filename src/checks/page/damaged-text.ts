import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const damagedText = {
	id: 'damaged-text',
	run: (site) =>
		openedPages(site).flatMap(({ path, sections }) => {
			const damaged = sections.map(({ heading, text }) => surroundedIn(`${heading} ${text}`)).find((found) => found !== undefined);
			if (damaged === undefined) return [];
			return [{ file: site.blame.fileOf(path, 'main'), message: pageFaults.damaged(path, damaged), hint: pageFaults.damagedHint }];
		}),
} satisfies PageRule;

/** This many characters on each side name the place; texts without spaces may be long. */
const BESIDE = 40;

/** The first replacement character (U+FFFD), which stands for bytes that are no valid text, with the words around it. */
export function surroundedIn(text: string): string | undefined {
	const at = text.indexOf('\ufffd');
	if (at === -1) return undefined;
	const before = /(?:\S+\s)?\S*$/.exec(text.slice(Math.max(0, at - BESIDE), at))?.[0] ?? '';
	const after = /^\S*(?:\s\S+)?/.exec(text.slice(at, at + BESIDE))?.[0] ?? '';
	return before + after;
}
