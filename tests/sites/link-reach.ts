import { Parser } from 'htmlparser2';

/** A link of a page, and how many steps it takes: one, and one more for each fold-out around it that has to be opened first. */
interface Step {
	to: string;
	steps: number;
}

/** Links that a reader of a page can see and follow to other pages of the site, for a desktop or for a small screen, where the navigation opens first. */
export function visibleLinks(html: string, path: string, screen: 'large' | 'small' = 'large'): Step[] {
	const links: Step[] = [];
	const open: { isFolded: boolean; isHidden: boolean }[] = [];
	const parser = new Parser({
		onopentag(tag, attributes) {
			const names = (attributes['class'] ?? '').split(' ');
			const inDrawer = screen === 'small' && ('data-in-drawer' in attributes || names.includes('sidebar'));
			open.push({
				isFolded: (tag === 'details' && !('open' in attributes)) || inDrawer,
				isHidden: 'hidden' in attributes || tag === 'noscript' || tag === 'template',
			});
			const { href } = attributes;
			if (tag !== 'a' || href === undefined || open.some(({ isHidden }) => isHidden)) return;
			const { origin, pathname } = new URL(href, `https://site.test${path}`);
			if (origin === 'https://site.test') links.push({ to: decodeURI(pathname), steps: 1 + open.filter(({ isFolded }) => isFolded).length });
		},
		onclosetag: () => void open.pop(),
	});
	parser.end(html);
	return links;
}

/** How many steps each page is away from the one at `from`; pages that no link leads to are missing. */
export function stepsFrom(from: string, pages: ReadonlyMap<string, string>, screen: 'large' | 'small' = 'large'): Map<string, number> {
	const steps = new Map([[from, 0]]);
	const queue = [from];
	for (const path of queue) {
		for (const { to, steps: more } of visibleLinks(pages.get(path) ?? '', path, screen)) {
			const total = (steps.get(path) ?? 0) + more;
			if (!pages.has(to) || total >= (steps.get(to) ?? Number.POSITIVE_INFINITY)) continue;
			steps.set(to, total);
			queue.push(to);
		}
	}
	return steps;
}
