import type { PageFacts } from '#finished-page/page-facts.ts';
import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const duplicateTitle = {
	id: 'duplicate-title',
	run(site) {
		const { blame } = site;
		const titled = Map.groupBy(
			openedPages(site).filter(({ title, noindex }) => title !== '' && !noindex),
			({ title, version = '' }) => `${version}\n${title}`,
		);
		return [...titled.values()].flatMap((pages) => {
			// Written pages come first and generated ones are blamed, the later of two.
			const [first, ...others] = [...pages].sort((a, b) => Number(isWritten(b)) - Number(isWritten(a)));
			if (first === undefined) return [];
			return others.map((page) => ({
				file: blame.fileOf(page.path, 'main'),
				message: pageFaults.sameTitle(page.path, first.path, page.title),
				hint: pageFaults.sameTitleHint,
			}));
		});

		function isWritten({ path }: PageFacts): boolean {
			return blame.sourceOf(path) !== undefined;
		}
	},
} satisfies PageRule;
