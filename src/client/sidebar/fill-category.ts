import { categoryId, marked, withMark } from '#chrome/contract.ts';
import { LOAD_TIMEOUT } from '#client/load-timeout.ts';
import { parseHtml } from '#client/parse-html.ts';

const fragments = new Map<string, Promise<Document>>();

/**
 * Loads the list of a category that the page left out. The sidebar names the fragment that holds all lists, the category its key there.
 * Does nothing for a category that has its list. On failure the category stays as it is, and may try again. Returns whether the list is new.
 */
export async function fillCategory(category: HTMLDetailsElement): Promise<boolean> {
	const address = marked(category.closest(withMark('fill')), 'fill');
	if (!address || category.querySelector('ul')) return false;
	category.ariaBusy = 'true';
	const fragment = fragments.get(address) ?? fetchFragment(address);
	fragments.set(address, fragment);
	const found = (await fragment.catch(() => undefined))?.getElementById(categoryId(marked(category, 'key') ?? ''));
	const list = found?.querySelector('ul');
	category.ariaBusy = null;
	if (!list) fragments.delete(address);
	const isNew = list && !category.querySelector('ul');
	if (isNew) category.append(document.importNode(list, true));
	return isNew === true;
}

async function fetchFragment(address: string): Promise<Document> {
	const response = await fetch(address, { signal: AbortSignal.timeout(LOAD_TIMEOUT) });
	return parseHtml(await response.text());
}
