import { expect, test } from 'vitest';
import { longSheets, shareStyles } from './share-styles.ts';

const long = (rule: string) => `${rule}.fort{x:1}${'p{color:red}'.repeat(60)}`;

test('only a long style sheet is worth a file', () => {
	expect(longSheets(`<style>@layer a,b;</style><style>${long('a{}')}</style><p class="a">`)).toEqual([long('a{}')]);
});

test('pages with the same styles link one sheet of the rules that any of them needs', () => {
	const css = long('.eins{x:1}.zwei{x:2}.spaeter{x:3}');
	const [sheet, ...others] = shareStyles([css], { base: '/hilfe/', names: new Set(['.spaeter', '.eins', '.zwei', 'p']) });
	expect(others).toEqual([]);
	expect(sheet?.css).toBe(css);
	expect(sheet?.file.path).toMatch(/^\/_astro\/api\.[0-9a-f]{8}\.css$/);
	expect(sheet?.file.text).toContain('.eins{x:1}.zwei{x:2}.spaeter{x:3}p{');
	expect(sheet?.file.text).not.toContain('.fort');
	expect(sheet?.link).toBe(`<link rel="stylesheet" href="/hilfe${sheet?.file.path}">`);
});

test('different styles are different sheets', () => {
	const sheets = shareStyles([long('p{x:2}'), long('li{x:1}')], { base: '/', names: new Set(['p', 'li']) });
	expect(new Set(sheets.map(({ file }) => file.path)).size).toBe(2);
});
