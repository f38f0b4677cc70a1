import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageFinisher } from './finish-page.ts';
import { plainIslands } from './plain-islands.ts';
import { createSharedStyles } from './share-styles.ts';

/** What scripts add to any page: a crashed part (`#ui/islands/island.tsx`), a page that did not load (`#client/load-failure.ts`), the search, the card of a term. */
export const ADDED_BY_SCRIPTS = [
	'.button',
	'.prose',
	...['a', 'article', 'b', 'button', 'code', 'dialog', 'div', 'form', 'h1', 'input', 'kbd', 'li'],
	...['main', 'mark', 'p', 'section', 'small', 'span', 'strong', 'ul'],
];

/** API references of more pages than this have one style sheet together. */
const MANY = 250;

/**
 * Takes the styles of what a page does not have out of every page in `folder`. The pages of a large API reference, whose styles inlined would
 * be a fifth of the whole output, link a style sheet of what any of them has instead.
 * @param base path that the site is published under, with a slash at the end.
 */
export function prunePages(folder: string, base: string, { prune }: Pick<PageFinisher, 'prune'>): void {
	const reference: string[] = [];
	const shared = createSharedStyles({ base, added: ADDED_BY_SCRIPTS });
	for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
		const file = join(entry.parentPath, entry.name);
		const html = plainIslands(readFileSync(file, 'utf8'));
		if (html.includes('data-kind="api-')) {
			reference.push(file);
			shared.add(html);
		} else writeFileSync(file, prune(html));
	}
	const print = reference.length > MANY ? shared.link : prune;
	for (const file of reference) writeFileSync(file, print(plainIslands(readFileSync(file, 'utf8'))));
	if (reference.length <= MANY) return;
	for (const { path, css } of shared.sheets()) {
		mkdirSync(dirname(join(folder, path)), { recursive: true });
		writeFileSync(join(folder, path), css);
	}
}
