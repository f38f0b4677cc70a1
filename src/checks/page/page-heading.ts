import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const pageHeading = {
	id: 'page-heading',
	run: (site) =>
		openedPages(site)
			.filter(({ titles }) => titles === 0)
			.map(({ path }) => ({
				file: site.blame.fileOf(path, 'main'),
				message: pageFaults.noHeading(path),
				hint: pageFaults.noHeadingHint,
			})),
} satisfies PageRule;
