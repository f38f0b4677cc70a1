// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { ID } from '#chrome/contract.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { prefetch } from './prefetch.ts';

/** Length of an uncompressed page: two of them exceed the budget of unread bytes. */
const LONG = 40_000;

vi.mock('./prefetch.ts', () => ({ isWorthFetching: () => true, prefetch: vi.fn(async () => LONG) }));
vi.stubGlobal(
	'IntersectionObserver',
	class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
);

/** The paths prefetched on the page at `path`, which has a link to the next page. */
async function aheadOn(path: string, next: string): Promise<string[]> {
	history.replaceState(null, '', path);
	document.body.innerHTML = `<div id="${ID.page}"><a rel="next" href="${next}"></a></div>`;
	vi.mocked(prefetch).mockClear();
	fetchAhead();
	await new Promise((resolve) => setTimeout(resolve));
	return vi.mocked(prefetch).mock.calls.map(([{ pathname }]) => pathname);
}

test('no more comes than 60 kB that were not read, over all pages of a visit', async () => {
	expect(await aheadOn('/a/', '/b/')).toEqual(['/b/']);
	expect(await aheadOn('/x/', '/y/')).toEqual([]);
	expect(await aheadOn('/b/', '/c/')).toEqual(['/c/']);
	expect(await aheadOn('/c/', '/d/')).toEqual(['/d/']);
});
