import { describe, expect, test } from 'vitest';
import type { Analysis } from '#text/analysis.ts';
import { drawnNumbers } from './drawn-numbers.fixture.ts';
import type { SearchedPage } from './items.ts';
import { makeSearchIndex } from './make-index.ts';
import { openSearchIndex } from './open-index.ts';

const none = new Set<string>();
/** Every word is a term. */
const analysis: Analysis = {
	stem: (word) => word,
	restsOfEndings: [],
	stopWords: none,
	weakWords: none,
	troubles: none,
	apiWords: none,
	particles: none,
};

const below = drawnNumbers(3);
/** Of few letters, so that many begin alike. */
const WORDS = Array.from({ length: 700 }, () => Array.from({ length: 3 + below(7) }, () => 'bcdfg'[below(5)]).join(''));
/** Some words are everywhere, most are rare. */
const someWords = (count: number) => Array.from({ length: count }, () => WORDS[below(1 + below(1 + below(WORDS.length)))]).join(' ');
const pages = Array.from(
	{ length: 50 },
	(_, page): SearchedPage => ({
		path: `/seite-${page}/`,
		kind: 'doc',
		noindex: false,
		title: `Seite ${page}`,
		description: undefined,
		keywords: [],
		sections: Array.from({ length: 1 + below(12) }, (_, place) => ({
			id: place === 0 ? '' : `ort-${place}`,
			level: place === 0 ? 1 : 2,
			heading: place === 0 ? `Seite ${page}` : someWords(2),
			text: someWords(60),
			linked: 0,
			entries: [],
		})),
	}),
);
const items = pages.flatMap((page) => page.sections.map((section) => ({ page, section })));
const { files } = makeSearchIndex(pages, { analysis, nameEdition: () => 'x' });
const texts = new Map(files.map(({ path, text }) => [path, text]));
const read: string[] = [];
const open = () =>
	openSearchIndex(async (path) => {
		read.push(path);
		return texts.get(path) ?? '';
	});
const saying = (isSaid: (word: string) => boolean) =>
	items.flatMap(({ page, section: { heading, text, id } }, item) =>
		[heading, text, id === '' ? '' : page.title].some((part) => part.toLowerCase().split(' ').some(isSaid)) ? [item] : [],
	);

describe('an index of random texts, read as it was made,', () => {
	test('fills many files', () => expect(files.filter(({ path }) => path.includes('/terms-')).length).toBeGreaterThan(20));

	test('knows of each word all places that say it, from one file', async () => {
		for (const word of new Set(WORDS)) {
			const index = await open();
			read.length = 0;
			const found = (await index.postings(word)).map(({ item }) => item);
			expect(found, word).toEqual(saying((said) => said === word));
			expect(read).toHaveLength(1);
		}
	});

	test('knows each name', async () => {
		const index = await open();
		for (const [item, { section }] of items.entries()) {
			const name = `${section.heading.toLowerCase().replaceAll(' ', '')}=`;
			expect((await index.postings(name)).map((posting) => posting.item)).toContain(item);
			expect((await index.beginning(`${name.slice(0, 9)}=`)).flatMap(([, postings]) => postings.map((posting) => posting.item))).toContain(item);
		}
	});

	test('knows all words that begin alike, or the best of many, from at most three files', async () => {
		for (const word of WORDS.slice(0, 200)) {
			for (let length = 1; length <= word.length; length++) {
				const letters = word.slice(0, length);
				const index = await open();
				read.length = 0;
				const terms = await index.beginning(letters);
				expect(read.length).toBeLessThanOrEqual(3);
				const found = [...new Set(terms.flatMap(([, postings]) => postings.map(({ item }) => item)))].sort((a, b) => a - b);
				const all = saying((said) => said.startsWith(letters));
				if (terms[0]?.[0] === `${letters}*`) expect([found.length > 0, found.every((item) => all.includes(item))]).toEqual([true, true]);
				else expect(found, letters).toEqual(all);
			}
		}
	});

	test('shows of each place its own text', async () => {
		const index = await open();
		expect(index.size).toBe(items.length);
		for (const [item, { page, section }] of items.entries()) {
			const shown = await index.texts(item);
			expect([shown.page.path, shown.place?.id, shown.place?.text]).toEqual([page.path, section.id, section.text]);
			expect(items[index.firstOf(index.pageOf(item))]).toEqual({ page, section: page.sections[0] });
		}
	});
});
