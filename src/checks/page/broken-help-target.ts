import { nearest } from '#text/nearest.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';
import { placeOfId } from './place-of-page.ts';

export const brokenHelpTarget = {
	id: 'broken-help-target',
	run: ({ output, help, blame }) =>
		help.flatMap(({ id, path, anchor, file }) => {
			const known = output.pages.get(path)?.ids;
			if (known === undefined || anchor === '' || known.includes(anchor)) return [];
			const close = nearest(anchor, known);
			return [
				{
					...blame.placeOf(file, { addresses: [`${id}:`], text: '' }),
					message: pageFaults.helpTarget(id, anchor),
					hint: close ? pageFaults.didYouMean(close) : pageFaults.headingId,
					see: placeOfId(close, path, blame),
				},
			];
		}),
} satisfies PageRule;
