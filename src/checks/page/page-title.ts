import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const pageTitle = {
	id: 'page-title',
	run: (site) =>
		openedPages(site)
			.filter(({ title }) => title === '')
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noTitle(path),
				hint: pageFaults.noTitleHint,
			})),
} satisfies PageRule;
