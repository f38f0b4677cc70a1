import { resolveTarget } from '#finished-page/resolve-target.ts';
import { pageFaults } from '#words/page-faults.ts';
import type { PageRule } from './finished-site.ts';

export const sitemap = {
	id: 'sitemap',
	help: {
		what: 'Die Sitemap nennt eine Seite, die es nicht gibt oder die nicht in Suchmaschinen stehen soll.',
		why: 'Sie lädt Suchmaschinen ein; Widersprüche mit der Seite selbst werten diese als Fehler der Website.',
		fix: 'Nehmen Sie die Adresse aus der Sitemap. Eine Sitemap, die dieses Programm schreibt, stimmt von selbst; prüfen Sie eigene in `public/`.',
	},
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
