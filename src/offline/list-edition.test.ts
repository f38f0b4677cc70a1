import { expect, test } from 'vitest';
import { isForReaders, listEdition } from './list-edition.ts';

const hash = (text: string) => `${text.length}`.padStart(64, '0');
const fileOf = (path: string, content = 'a') => ({ path, hash: content, bytes: 10, leadsOn: path.includes('alt') });
const list = (...paths: string[]) =>
	JSON.parse(
		listEdition(
			paths.map((path) => fileOf(path)),
			{ date: '2025-01-02', hash },
		)[1]?.text ?? '',
	) as [string, string, true?][];

test('addresses are those that readers ask for', () => {
	expect(list('/index.html', '/docs/suche/index.html', '/404.html', '/vorlagen/50 % #1?.csv').map(([address]) => address)).toEqual([
		'',
		'docs/suche/',
		'404.html',
		'vorlagen/50 %25 %231%3F.csv',
	]);
});

test('a page that leads on is marked, because hosts may lead on by themselves', () => {
	expect(list('/alt/index.html', '/neu/index.html').map(([, , leadsOn]) => leadsOn)).toEqual([true, undefined]);
});

test('an edition says its size, and its list is named by it', () => {
	const [edition, files] = listEdition([fileOf('/index.html'), fileOf('/a.css')], { date: undefined, hash: () => 'abcdef0123456789' });
	expect(JSON.parse(edition?.text ?? '')).toEqual({ id: 'abcdef012345', bytes: 20, count: 2 });
	expect([edition?.path, files?.path]).toEqual(['/offline/edition.json', '/offline/abcdef012345.json']);
});

test.each([
	['/docs/index.html', true],
	['/docs/robots.txt', true],
	['/vorlagen/daten.xml', true],
	['/robots.txt', false],
	['/sitemap-0.xml', false],
	['/llms-full.txt', false],
	['/blog/atom.xml', false],
])('%s is for readers: %s', (path, expected) => expect(isForReaders(path, (file) => file === '/blog/atom.xml')).toBe(expected));
