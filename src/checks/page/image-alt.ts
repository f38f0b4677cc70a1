import { pageFaults } from '#words/page-faults.ts';
import { openedPages, type PageRule } from './finished-site.ts';

export const imageAlt = {
	id: 'image-alt',
	run: (site) =>
		openedPages(site).flatMap(({ path, images }) => {
			const silent = images.filter(({ alt }) => alt === undefined);
			const once = silent.filter(({ src }, index) => silent.findIndex((image) => image.src === src) === index);
			return once.map(({ src, area }) => {
				const file = site.blame.fileOf(path, area);
				return {
					...site.blame.placeOf(file, { addresses: [src], text: '' }),
					message: pageFaults.noAlt(src),
					hint: pageFaults.noAltHint,
				};
			});
		}),
} satisfies PageRule;
