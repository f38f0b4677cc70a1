import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const pageLanguage = {
	id: 'page-language',
	run: (site) =>
		openedPages(site)
			.filter(({ lang }) => !lang)
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noLanguage(path),
				hint: pageFaults.noLanguageHint,
			})),
} satisfies PageRule;
