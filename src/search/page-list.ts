import type { ListedPage } from './closest-pages.ts';
import type { SearchedPage } from './items.ts';
import { searchKindOf } from './kind.ts';

/**
 * The list of all pages that readers may find, as JSON, from which the not-found page picks suggestions.
 * @param redirects addresses that lead to pages.
 */
export function makePageList(pages: Iterable<SearchedPage>, redirects: readonly { from: string; to: string }[]): string {
	const listed = [...pages].filter(({ path, noindex, kind }) => path.endsWith('/') && !noindex && kind !== undefined);
	const leadingTo = Map.groupBy(redirects, ({ to }) => to);
	return JSON.stringify(listed.map((page) => ({ ...toListed(page), from: leadingTo.get(page.path)?.map(({ from }) => from) })));
}

function toListed(page: SearchedPage): ListedPage {
	const { path, title, sections, keywords } = page;
	return { path, title: sections[0]?.heading || title, kind: searchKindOf(page) ?? (page.kind === 'posts' ? 'blog' : 'page'), keywords };
}
