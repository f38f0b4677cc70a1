import { afterEach, expect, test, vi } from 'vitest';
import { cacheName } from '#chrome/storage-keys.ts';
import { downloadEdition } from './download-edition.ts';

const BASE = '/hilfe/';
const edition = { id: 'neu', bytes: 3, count: 1 };

afterEach(() => vi.unstubAllGlobals());

test('a device without room for a note says so, and nothing of the edition stays', async () => {
	const remove = vi.fn();
	const full = { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
	vi.stubGlobal('caches', { match: async () => undefined, open: async () => full, delete: remove });
	vi.stubGlobal('fetch', async () => Response.json([]));
	const load = downloadEdition({ base: BASE, edition, signal: new AbortController().signal, onProgress: vi.fn() });
	await expect(load).rejects.toMatchObject({ reason: 'full' });
	expect(remove).toHaveBeenCalledWith(cacheName(BASE, 'edition neu'));
});
