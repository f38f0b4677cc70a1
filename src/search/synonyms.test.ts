import { expect, test } from 'vitest';
import { analysis } from '#language/analysis.ts';
import { thesaurus } from '#language/thesaurus.ts';
import { gatherPostings } from './gather-postings.ts';
import { postingsOf, toPostingList } from './postings.ts';
import { addAkin } from './synonyms.ts';
import { madeSource } from './term-source.ts';
import { splitWord } from './tokenise.ts';

const stem = (word: string) => analysis.stem(splitWord(word).whole);

test('a word finds the others of its line, more weakly, and one of whose line no text has a word is no term', () => {
	const terms = new Map([[stem('löschen'), madeSource(toPostingList([{ item: 1, score: 1, place: 0 }]))]]);
	addAkin(terms, {
		groups: [
			['löschen', 'entfernen'],
			['drucken', 'print'],
		],
		gathered: gatherPostings(2),
		analysis,
	});
	expect([...terms.keys()].sort()).toEqual([stem('löschen'), stem('entfernen')].sort());
	const [akin] = postingsOf(terms.get(stem('entfernen'))?.list() ?? toPostingList([]));
	expect(akin?.item).toBe(1);
	expect(akin?.score).toBeLessThan(1);
});

test('„verwenden“ does not find every „Benutzer“', () => {
	const ofUsers = thesaurus.find((group) => group.includes('Benutzer'))?.map(stem);
	const ofUse = thesaurus.find((group) => group.includes('verwenden'))?.map(stem);
	expect(ofUse).toBeDefined();
	expect(ofUse?.filter((each) => ofUsers?.includes(each))).toEqual([]);
});
