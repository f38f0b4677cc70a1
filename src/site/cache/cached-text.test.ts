import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { cachedText } from './cached-text.ts';

const folder = mkdtempSync(join(tmpdir(), 'cached-text-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('makes a text once for a key, and again for another', () => {
	const make = vi.fn(() => 'Text');
	expect(cachedText(folder, 'a', make)).toBe('Text');
	expect(cachedText(folder, 'a', make)).toBe('Text');
	expect(make).toHaveBeenCalledTimes(1);
	cachedText(folder, 'b', make);
	expect(make).toHaveBeenCalledTimes(2);
});

test('keeps only a few texts', () => {
	for (const key of 'cdefgh') cachedText(folder, key, () => key);
	expect(readdirSync(folder)).toHaveLength(4);
});
