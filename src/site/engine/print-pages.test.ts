import { expect, test } from 'vitest';
import { inOrder } from './print-pages.ts';

const page = (pathname: string) => ({ pathname, route: { type: 'page' as 'page' | 'endpoint' } });
const file = (pathname: string) => ({ pathname, route: { type: 'endpoint' as 'page' | 'endpoint' } });

test('a page and its twin come one after the other, and of two pages at one address the first', () => {
	const first = page('/docs/api/a');
	const found = inOrder([first, page('/docs/api/b/'), page('/docs/api/a/'), file('/docs/api/b.md'), file('/docs/api/a.md'), page('/404')]);
	expect(found.map((one) => one.file)).toEqual(['/docs/api/a/index.html', '/docs/api/a.md', '/docs/api/b/index.html', '/docs/api/b.md', '/404.html']);
	expect(found[0]?.pathname).toBe(first.pathname);
});
