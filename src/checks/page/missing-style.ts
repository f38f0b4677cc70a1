import type { PageStyles } from '#finished-page/styles.ts';
import { pageFaults } from '#words/page-faults.ts';
import { type FinishedSite, openedPages, type PageRule } from './finished-site.ts';

export const missingStyle = {
	id: 'missing-style',
	run: (site) => {
		const all = rulesOfPages(site);
		return openedPages(site)
			.map(({ path, styles }) => ({ path, missing: missingOn(styles, all) }))
			.filter(({ missing }) => missing.length > 0)
			.map(({ path, missing }) => ({
				file: '',
				message: pageFaults.unstyled(path, missing.map(pageFaults.quoted).join(', ')),
				hint: pageFaults.unstyledHint,
			}));
	},
} satisfies PageRule;

/** The rules of all pages, once each, by the names (elements and classes) that they select. */
function rulesOfPages({ output }: FinishedSite): ReadonlySet<string> {
	return new Set([...output.pages.values()].flatMap(({ styles }) => styles.rules));
}

/** The rules that fit elements of a page without being on it. A page that links style sheets is not judged. */
function missingOn({ hasMore, ...styles }: PageStyles, all: ReadonlySet<string>): string[] {
	if (hasMore) return [];
	const names = new Set(styles.names);
	const rules = new Set(styles.rules);
	return [...all].filter((needs) => needs.includes('.') && !rules.has(needs) && needs.split(' ').every((name) => names.has(name)));
}
