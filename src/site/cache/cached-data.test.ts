import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cachedData } from './cached-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'cached-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('makes data once for a key, and again for another', () => {
	const make = vi.fn(() => [{ path: 'a', text: 'Text' }]);
	expect(cachedData(folder, 'a', make)).toEqual([{ path: 'a', text: 'Text' }]);
	expect(cachedData(folder, 'a', make)).toEqual([{ path: 'a', text: 'Text' }]);
	expect(make).toHaveBeenCalledTimes(1);
	cachedData(folder, 'b', make);
	expect(make).toHaveBeenCalledTimes(2);
});

test('keeps only a few states', () => {
	for (const key of 'cdefgh') cachedData(folder, key, () => key);
	expect(readdirSync(folder)).toHaveLength(4);
});
