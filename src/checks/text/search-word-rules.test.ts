import { expect, test } from 'vitest';
import { contentOf } from './content.fixture.ts';
import { idleSynonym } from './idle-synonym.ts';
import { misspeltSearchWord } from './misspelt-search-word.ts';
import { createSpeller } from './words/speller.ts';

const WORDS = ['Optionen', 'Umbruch', 'existieren', 'Feld', 'Eis'];
const dictionary = {
	partsOf: (word: string) => (WORDS.includes(word) ? [word] : /^(?:Feld|feld)eis$/.test(word) ? ['Feld', 'eis'] : undefined),
	suggest: () => [],
};

/** The findings about search words of a page with this text. */
const found = (searchWords: string, text = 'Text.') =>
	misspeltSearchWord
		.run(
			contentOf(`---\ntitle: T\nsearch_words:\n  eins: [${searchWords}]\n---\n\n${text}`, {
				spelling: { speller: createSpeller(dictionary, []), list: { file: 'checks/words.txt', words: [] } },
			}),
		)
		.map(({ line, message, hint }) => `${line} ${/„(.*?)“/.exec(message)?.[1]} ${/„(.*?)“/.exec(hint)?.[1]}`);

test.each([
	['Optoinen', '4 Optoinen Optionen'],
	['viele Umrbuch, Umbruch', '4 Umrbuch Umbruch'],
	['exsitieren', '4 exsitieren existieren'],
	['sectino, section, section', '4 sectino section'],
])('a word for the search with two letters exchanged: %s', (words, finding) => expect(found(words)).toEqual([finding]));

test('so is one that only a text has', () => expect(found('suable', 'Das Feld `usable` sagt: usable.')).toEqual(['4 suable usable']));

test.each([
	['a known word', 'Optionen, Umbruch'],
	['an unknown one', 'unknown, Kalibrierprotokoll'],
	['one that stands twice', 'Optoinen, Optoinen'],
	['a short one of another language', 'angle, trial'],
	['one that would be two words together', 'feldies'],
])('%s is not told', (_, words) => expect(found(words, 'Angel, Trail.')).toEqual([]));

test('a synonym stands for a word that some text says, in whatever form', () => {
	const idle = (...ours: string[]) => {
		const { pages, ...content } = contentOf('Die Geräte werden überprüft; `CSV` geht auch.');
		const searchWords = [...ours.map((text) => ({ text, line: 7, isOurs: true })), { text: 'Fremdes', line: 7 }];
		return idleSynonym.run({ ...content, pages: pages.map((page) => ({ ...page, searchWords })) }).map(({ message }) => message);
	};
	expect(idle('Gerät', 'überprüfen', 'CSV', 'Geräte werden')).toEqual([]);
	expect(idle('CVS', 'Gerät löschen')).toEqual([
		'„CVS“ steht unter „search.synonyms“, und kein Text sagt „CVS“.',
		'„Gerät löschen“ steht unter „search.synonyms“, und kein Text sagt „löschen“.',
	]);
	expect(idle()).toEqual([]);
});
