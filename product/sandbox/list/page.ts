/** `PageMeta`. */
interface PaginationMeta {
	page: number;
	pageSize: number;
	totalItems: number;
	totalPages: number;
}

/** The records of one page; behind the end there are none (RULES.md R-19.4). */
export function pageOf<Item>(items: readonly Item[], { page, pageSize }: { page: number; pageSize: number }): { data: Item[]; meta: PaginationMeta } {
	const start = (page - 1) * pageSize;
	return {
		data: items.slice(start, start + pageSize),
		meta: { page, pageSize, totalItems: items.length, totalPages: Math.ceil(items.length / pageSize) },
	};
}

/**
 * `PageLinks`: absolute addresses, `null` where there is no such page.
 * @param address The asked address without its query, e.g. `https://api.example.com/v1/apparatuses`.
 * @param search Query as it was sent, with its question mark or empty; its parameters stay as they are written.
 */
export function pageLinks(address: string, search: string, { page, totalPages }: PaginationMeta): Record<string, string | null> {
	const kept = search
		.slice(1)
		.split('&')
		.filter((pair) => pair !== '' && !/^page(=|$)/.test(pair));
	const linkTo = (target: number) => `${address}?${[...kept, `page=${target}`].join('&')}`;
	const exists = totalPages > 0;
	return {
		self: linkTo(page),
		first: exists ? linkTo(1) : null,
		prev: exists && page > 1 ? linkTo(Math.min(page - 1, totalPages)) : null,
		next: page < totalPages ? linkTo(page + 1) : null,
		last: exists ? linkTo(totalPages) : null,
	};
}
