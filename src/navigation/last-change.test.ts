import { expect, test } from 'vitest';
import { UNDATED } from '#content/blog.ts';
import { postFrontMatterSchema } from '#schema/front-matter.ts';
import { lastChange, lastChangeOfAll } from './last-change.ts';
import { routeIndex } from './routes.ts';
import { blogOf, docOf, postOf, siteOf, versionOf } from './site.fixture.ts';

const site = siteOf({
	versions: [versionOf({ docs: [docOf('neu'), docOf('still')] })],
	blogs: [
		blogOf({
			posts: [
				postOf('zwei', '2025-03-04'),
				postOf('eins', '2025-01-02', { frontMatter: postFrontMatterSchema.parse({ last_update: { date: '2025-06-07' } }) }),
				postOf('ohne', UNDATED),
			],
		}),
	],
	lastUpdates: { 'docs/neu.md': { date: '2025-05-06' } },
});
const dayOf = (path: string) => {
	const route = routeIndex(site).byPath.get(path);
	return route && lastChange(site, route);
};

test.each([
	['a page, by the history of its file', '/docs/neu/', '2025-05-06'],
	['a page of which the history says nothing', '/docs/still/', undefined],
	['a post, by its date', '/blog/zwei/', '2025-03-04'],
	['a post that says when it was changed', '/blog/eins/', '2025-06-07'],
	['a post without a date', '/blog/ohne/', undefined],
	['a list, by its newest post', '/blog/', '2025-03-04'],
	['the first page, which is made from many', '/', undefined],
])('%s', (_, path, day) => expect(dayOf(path)).toBe(day));

test('a site, by its newest page', () => expect(lastChangeOfAll(site)).toBe('2025-06-07'));
