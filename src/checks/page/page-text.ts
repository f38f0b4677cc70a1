import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

/** Kinds of pages that somebody wrote. */
const WRITTEN = ['doc', 'page', 'post'];

export const pageText = {
	id: 'page-text',
	run: (site) =>
		openedPages(site)
			.filter(({ kind = '', sections }) => WRITTEN.includes(kind) && sections.every(({ text }) => text === ''))
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noText(path),
				hint: pageFaults.noTextHint,
			})),
} satisfies PageRule;
