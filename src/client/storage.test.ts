import { afterEach, expect, test, vi } from 'vitest';
import { read, write } from './storage.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});

test('reads what was written, each area by itself', () => {
	const area = () => {
		const values = new Map<string, string>();
		return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => values.set(key, value) };
	};
	vi.stubGlobal('window', { localStorage: area(), sessionStorage: area() });
	write('theme', 'dark');
	expect(read('theme')).toBe('dark');
	expect(read('theme', 'sessionStorage')).toBeNull();
});

test('a browser that refuses its storage altogether is no error', () => {
	vi.stubGlobal('window', {
		get localStorage(): Storage {
			throw new DOMException('denied', 'SecurityError');
		},
	});
	expect(() => write('theme', 'dark')).not.toThrow();
	expect(read('theme')).toBeNull();
});
