import { expect, test } from 'vitest';
import { createSharedStyles } from './share-styles.ts';

const long = (rule: string) => `${rule}.fort{x:1}${'p{color:red}'.repeat(60)}`;
const page = (css: string, name: string) => `<style>@layer a,b;</style><style>${css}</style><p class="${name}">`;

test('pages with the same styles link one sheet of the rules that any of them needs', () => {
	const shared = createSharedStyles({ base: '/hilfe/', added: ['.spaeter'] });
	const css = long('.eins{x:1}.zwei{x:2}.spaeter{x:3}');
	const pages = [page(css, 'eins'), page(css, 'zwei')];
	for (const html of pages) shared.add(html);
	const [sheet, ...others] = shared.sheets();
	expect(others).toEqual([]);
	expect(sheet?.path).toMatch(/^\/_astro\/api\.[0-9a-f]{8}\.css$/);
	expect(sheet?.css).toContain('.eins{x:1}.zwei{x:2}.spaeter{x:3}p{');
	expect(sheet?.css).not.toContain('.fort');
	expect(pages.map(shared.link)).toEqual(
		['eins', 'zwei'].map((name) => `<style>@layer a,b;</style><link rel="stylesheet" href="/hilfe${sheet?.path}"><p class="${name}">`),
	);
});

test('different styles are different sheets', () => {
	const shared = createSharedStyles({ base: '/', added: [] });
	for (const html of [page(long('p{x:2}'), 'a'), page(long('li{x:1}'), 'a"><li><a class="')]) shared.add(html);
	expect(new Set(shared.sheets().map(({ path }) => path)).size).toBe(2);
});
