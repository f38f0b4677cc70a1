import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './storage.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});

test('reads what was written, each area by itself', () => {
	const area = () => {
		const values = new Map<string, string>();
		return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => values.set(key, value) };
	};
	vi.stubGlobal('window', { localStorage: area(), sessionStorage: area() });
	writeStored('theme', 'dark');
	expect(readStored('theme')).toBe('dark');
	expect(readStored('theme', 'sessionStorage')).toBeNull();
});

test('a browser that refuses its storage altogether is no error', () => {
	vi.stubGlobal('window', {
		get localStorage(): Storage {
			throw new DOMException('denied', 'SecurityError');
		},
	});
	expect(() => writeStored('theme', 'dark')).not.toThrow();
	expect(readStored('theme')).toBeNull();
});
