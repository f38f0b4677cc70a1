import { expect, test } from 'vitest';
import { addressOfSite, template, worded, wordsOfSite } from './worded.ts';

const plain = {
	skip: 'Skip',
	by: (author: string) => `by ${author}`,
	pages: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
	page: (number: number, count: number) => `Page ${number} of ${count}`,
	kinds: { blog: 'Blog', page: 'Page' },
	names: new Map([['a', 'b']]),
};

test('words of a site stand in the place of ours, also below a name, and ours where it has none', () => {
	const own = { skip: 'Passer', by: 'par {1}', page: '{2} : {1}', kinds: { page: 'Feuille' } };
	const { skip, by, page, kinds, names } = worded(plain, own, 'fr');
	expect([skip, by('Ada'), page(1, 3), kinds, names]).toEqual(['Passer', 'par Ada', '3 : 1', { blog: 'Blog', page: 'Feuille' }, plain.names]);
});

test('each form of a number has its text, by the rules of the language', () => {
	const { pages } = worded(plain, { pages: { one: '{1} strona', few: '{1} strony', many: '{1} stron', other: '{1} strony' } }, 'pl');
	expect([1, 2, 5].map(pages)).toEqual(['1 strona', '2 strony', '5 stron']);
});

test('where a value is not given, ours stands that knows how to do without', () => {
	const words = { title: (site: string, part?: string) => (part === undefined ? site : `${site}: ${part}`) };
	const { title } = worded(words, { title: '{2} ({1})' }, 'fr');
	expect([title('A', 'B'), title('A'), title('A', undefined)]).toEqual(['B (A)', 'A', 'A']);
});

test('what does not fit its counterpart is left out', () => {
	const { skip, pages, kinds } = worded(plain, { skip: { other: 'x' }, pages: { few: 'x' }, kinds: 'x' }, 'fr');
	expect([skip, pages(2), kinds]).toEqual(['Skip', '2 pages', plain.kinds]);
});

test('the template of a function, where it is a text with values in it', () => {
	expect([plain.page, plain.pages].map(template)).toEqual(['Page {1} of {2}', '{1} pages']);
	expect([(day: string) => new Date(day).toISOString(), () => 5].map(template)).toEqual([undefined, undefined]);
	expect(template(({ bytes }: { bytes: number }) => `${bytes / 1000} kB`)).toBeUndefined();
	expect(template((edition: { number: string }) => `Edition ${edition.number}`)).toBeUndefined();
});

test('what is not written yet stands as ours', () => {
	const { skip, pages, kinds } = worded(plain, { skip: null, pages: null, kinds: null } as never, 'fr');
	expect([skip, pages(2), kinds]).toEqual(['Skip', '2 pages', plain.kinds]);
	expect(worded(plain, { pages: { one: null, other: 'x' }, kinds: { blog: null } } as never, 'fr').pages(1)).toBe('1 page');
	expect([worded(plain, null, 'fr'), worded(plain, ['x'] as never, 'fr')]).toEqual([plain, plain]);
});

test('an address for each file of which the site has words, and for the one that says the language', () => {
	const own = { blog: { blog: { more: 'Lire' } }, addresses: { BLOG: 'journal' } };
	const isOwn = (path: string) => addressOfSite(path, own) !== path;
	expect(['words/en/blog.ts', 'file:///a/src/words/en/locale.js', 'words/en/api.ts', 'words/en/addresses.ts', 'language/en/blog.ts'].map(isOwn)).toEqual([
		true,
		true,
		false,
		false,
		false,
	]);
	expect(addressOfSite('words/en/locale.ts', {})).toBe('words/en/locale.ts');
});

test('the code at such an address: words of the site where they may stand, and its language', () => {
	const own = { blog: { blog: { more: 'Lire' }, 'no name': 'x' }, navigation: null, locale: { LANGUAGE: 'fr' } } as never;
	const codeOf = (path: string) => wordsOfSite(addressOfSite(path, own), own, { worded: '/worded.ts', locale: 'fr' });
	expect(codeOf('/words/en/blog.ts')?.split('\n').slice(3)).toEqual(['export const blog = worded(plain.blog, {"more":"Lire"}, "fr");']);
	expect(codeOf('/words/en/navigation.ts')?.split('\n').slice(3)).toEqual([]);
	expect(codeOf('/words/en/locale.ts')).toContain('export const FORMATS = "fr";');
	expect(codeOf('/words/en/locale.ts')).not.toContain('export const LANGUAGE');
	expect(codeOf('/words/en/api.ts')).toBeUndefined();
});
