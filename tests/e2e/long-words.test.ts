import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FixtureSite, openFixture } from './fixture-site.ts';

/** A word that cannot be broken. */
const WORD = 'rrrrrrrrrrttttttttttmmmmmmmmmmkkkkkkkkkkllllllllllzzzzzzzzzz';

let site: FixtureSite;
beforeAll(async () => {
	site = await openFixture('chrome');
});
afterAll(() => site?.close());

/** Names that owners of sites choose, by the page that shows them. */
const PLACES = {
	'/': 'h1, .lead, .way-list :is(h2, b, span), .home-news a, .home-band h2, .search-examples button, footer :is(a, h2)',
	'/404.html': '.search-examples button, .way-list b',
	'/suche/': '.search-examples a',
	'/blog/': '.summary h2 a, .byline :is(a, span:not(:has(*))), .tags a',
	'/blog/archive/': '.archive-list a',
	'/docs/breit/': 'h1, h2, .breadcrumbs :is(a, span, li:last-child), .page-meta a, .prose > p, .prose li, .pager b',
};

test.each(Object.entries(PLACES))(
	'a word as long as two lines of a phone makes nothing wider than the window, whatever it stands for: %s',
	async (path, places) => {
		const page = await site.open(path, { viewport: { width: 360, height: 740 } });
		const found = await page.evaluate(
			([word, selector]) => {
				const texts = [...document.querySelectorAll<HTMLElement>(selector)].filter(
					(element) => element.checkVisibility() && element.getBoundingClientRect().right <= innerWidth,
				);
				for (const element of texts) if (element.childElementCount === 0) element.textContent = word;
				const wide = texts.filter((element) => {
					const range = document.createRange();
					range.selectNodeContents(element);
					return range.getBoundingClientRect().right > innerWidth;
				});
				return { count: texts.length, wide: wide.map(({ tagName, className }) => `${tagName} ${className}`), width: document.documentElement.scrollWidth };
			},
			[WORD, places] as const,
		);
		expect(found).toEqual({ count: expect.any(Number), wide: [], width: 360 });
		expect(found.count).toBeGreaterThan(0);
	},
);
