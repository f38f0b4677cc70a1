import { type PageFacts, readPageFacts } from '#finished-page/page-facts.ts';
import type { PolicySources } from '#publish/policy.ts';
import { securePage } from '#publish/secure-page.ts';
import type { PageCache } from '#site/cache/page-cache.ts';
import { makeTwin } from '#twin/make-twin.ts';
import { hyphenatePage } from './hyphenate.ts';
import { createPruner } from './prune-styles.ts';

/**
 * What becomes of a single page after the engine has printed it. Each step depends on nothing but its arguments and this program,
 * so a page that is the same as in an earlier build is not worked on again (`finishKey`).
 */
export interface PageFinisher {
	/** Takes the styles of what the page does not have out of it. */
	prune(html: string): string;
	readFacts(html: string, path: string): PageFacts;
	makeTwin(html: string, address: string): string;
	/** Soft hyphens, and then the policy, which knows every text of the page: nothing may change it after that. */
	complete(html: string, sources: PolicySources): string;
}

/** @param added classes (`.name`) and elements (`name`) that scripts add to pages. */
export function createPageFinisher({ remember }: Pick<PageCache, 'remember'>, added: readonly string[]): PageFinisher {
	const prune = createPruner(added);
	return {
		prune: (html) => remember(['pruned', added.join(), html], () => prune(html)),
		// What is parsed again are texts of their own; those of the reader are slices that would keep the whole HTML alive.
		readFacts: (html, path) => JSON.parse(remember(['facts', path, html], () => JSON.stringify(readPageFacts(html, path)))) as PageFacts,
		makeTwin: (html, address) => remember(['twin', address, html], () => makeTwin(html, address)),
		complete: (html, sources) => remember(['complete', JSON.stringify(sources), html], () => securePage(hyphenatePage(html), sources)),
	};
}
