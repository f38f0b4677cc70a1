import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const duplicateAnchor = {
	id: 'duplicate-anchor',
	run: (site) =>
		openedPages(site).flatMap(({ path, duplicateIds }) => {
			const file = site.blame.fileOf(path, 'main');
			return duplicateIds.map((id) => ({
				...site.blame.placeOf(file, { addresses: [`{#${id}}`, `id="${id}"`], text: '' }),
				message: pageFaults.sameAnchor(id, path),
				hint: pageFaults.sameAnchorHint,
			}));
		}),
} satisfies PageRule;
