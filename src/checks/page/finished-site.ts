import type { Output } from '#finished-page/output.ts';
import type { PageFacts } from '#finished-page/page-facts.ts';
import type { HelpTarget } from '#navigation/help-targets.ts';
import type { Redirect } from '#navigation/redirects.ts';
import type { SearchWords } from '#navigation/search-words.ts';
import type { Rule } from '../rule.ts';
import type { Blame } from './blame.ts';
import type { DeadLink } from './find-dead-links.ts';

/** A finished site with all that the rules about it compare. */
export interface FinishedSite {
	output: Output;
	blame: Blame;
	/** Markdown files of the site, relative to its root. */
	sources: readonly string[];
	/** Addresses that its sitemaps list. */
	sitemap: readonly string[];
	/** Addresses that the settings redirect. */
	redirects: readonly Redirect[];
	/** Places that the documented application links to. */
	help: readonly HelpTarget[];
	/** Sections with search words from their writers. */
	searchWords: readonly SearchWords[];
	/** Links and images that lead nowhere. */
	deadLinks: readonly DeadLink[];
}

export type PageRule = Rule<FinishedSite>;

/** The pages that people open: without redirects and the fragments that scripts fetch. */
export function openedPages({ output }: Pick<FinishedSite, 'output'>): PageFacts[] {
	return [...output.pages.values()].filter(({ path, redirect }) => (path.endsWith('/') || path === '/404.html') && !redirect);
}
