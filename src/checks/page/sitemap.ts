import { resolveTarget } from '#finished-page/resolve-target.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';

export const sitemap = {
	id: 'sitemap',
	run: ({ output, sitemap: addresses, blame }) =>
		addresses.flatMap((address) => {
			const target = resolveTarget(address, '/', output);
			const page = target.kind === 'internal' ? output.pages.get(target.path) : undefined;
			if (page !== undefined && !page.noindex) return [];
			return [
				{
					file: page ? blame.fileOf(page.path, 'main') : '',
					message: page ? pageFaults.unlisted(page.path) : pageFaults.notThere(address),
					hint: pageFaults.sitemapHint,
				},
			];
		}),
} satisfies PageRule;
