import type { ListedPage } from './closest-pages.ts';
import type { SearchedPage } from './items.ts';
import { searchKindOf } from './kind.ts';

/** The list of all pages that readers may be led to: JSON that the page for what is not found picks from. */
export function makePageList(pages: Iterable<SearchedPage>): string {
	const listed = [...pages].filter(({ path, noindex, kind }) => path.endsWith('/') && !noindex && kind !== undefined);
	return JSON.stringify(listed.map(toListed));
}

function toListed(page: SearchedPage): ListedPage {
	const { path, title, sections, keywords } = page;
	return { path, title: sections[0]?.heading || title, kind: searchKindOf(page) ?? (path.startsWith('/blog/') ? 'blog' : 'page'), keywords };
}
