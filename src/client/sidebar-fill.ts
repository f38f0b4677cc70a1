import { parseHtml } from './parse-html.ts';

const fragments = new Map<string, Promise<Document>>();

/**
 * Loads the list of a category that the page left out (`data-fill`: address of a fragment, `#` and the id of the list in it).
 * Does nothing for a category that has its list. On failure the category stays as it is, with the link to its index page, and may try again.
 */
export async function fillCategory(category: HTMLDetailsElement): Promise<void> {
	const [address, id] = category.dataset.fill?.split('#') ?? [];
	if (address === undefined || id === undefined || category.querySelector('ul')) return;
	category.setAttribute('aria-busy', 'true');
	try {
		const found = (await fragment(address)).getElementById(id);
		const list = found?.matches('ul') ? found : found?.querySelector('ul');
		if (!list || category.querySelector('ul')) return;
		const copy = document.importNode(list, true);
		copy.removeAttribute('id');
		category.append(copy);
	} catch {
		fragments.delete(address);
	} finally {
		category.removeAttribute('aria-busy');
	}
}

function fragment(address: string): Promise<Document> {
	const known = fragments.get(address);
	if (known) return known;
	const loading = load(address);
	fragments.set(address, loading);
	return loading;
}

async function load(address: string): Promise<Document> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${response.status} ${address}`);
	return parseHtml(await response.text());
}
