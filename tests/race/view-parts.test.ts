import { expect, test } from 'vitest';
import { pageParts } from '../../bench/race/view-parts.ts';

test('the parts of a page are all of it, each without what stands in it of another', () => {
	const words = Array.from({ length: 300 }, (_, number) => `wort${(number * 7919) % 1000}`);
	const text = (from: number, to: number) => words.slice(from, to).join(' ');
	const page = (style: string, nav: string, main: string) =>
		`<!doctype html><head><style>${style}</style></head><body><nav><ul><li><nav>${nav}</nav></ul></nav><main>${main}<nav>${nav}</nav></main></body>`;
	const parts = pageParts(page(text(0, 100), text(100, 110), text(110, 300)));
	const whole = Object.values(parts).reduce((sum, kB) => sum + kB, 0);
	expect(Object.keys(parts)).toEqual(['styles', 'scripts', 'navigation', 'article', 'frame']);
	expect(parts['scripts']).toBe(0);
	expect(parts['article']).toBeGreaterThan(parts['styles'] ?? 0);
	expect(parts['styles']).toBeGreaterThan(parts['navigation'] ?? 0);
	expect(pageParts(page('', text(100, 110), text(110, 300)))['article']).toBe(parts['article']);
	expect(Object.values(pageParts('<p>kurz</p>')).reduce((sum, kB) => sum + kB)).toBeLessThan(whole);
});
