import { expect, test } from 'vitest';
import { definedWords } from './defined-words.ts';
import { termsOf } from './terms/term.ts';

const body = `## Wörter {#woerter}

### Normal {#normal}

Prüfmittel, mit dem ein anderes *kalibriert* wird. Es muss selbst gültig sein.

### DCC {#dcc}

| Tabelle |
|---|
`;
const plain = { forms: [], except: [] };

test('a word is its heading with the first sentence below it', () => {
	const { words, missing } = definedWords({ body, format: 'md' }, { normal: { forms: ['Normalen'], except: ['Normal null'] } });
	expect(words).toEqual([
		{ anchor: 'normal', title: 'Normal', short: 'Prüfmittel, mit dem ein anderes kalibriert wird.', forms: ['Normalen'], except: ['Normal null'] },
	]);
	expect(missing).toEqual([]);
});

test.each([
	['Ein Werkzeug zum Messen, z. B. Messschieber. Es hat Backen.', 'Ein Werkzeug zum Messen, z. B. Messschieber.'],
	['Gilt ab dem 3. Mai und u. U. Juni. Danach nicht.', 'Gilt ab dem 3. Mai und u. U. Juni.'],
	['Was misst? Ein Messgerät.', 'Was misst?'],
	['Nach ISO 9001. Dort steht es.', 'Nach ISO 9001.'],
	['Heißt „Normal.“ Und bleibt so.', 'Heißt „Normal.“'],
])('the first sentence of „%s“', (text, short) => {
	expect(definedWords({ body: `### A {#a}\n\n${text}`, format: 'md' }, { a: plain }).words[0]?.short).toBe(short);
});

test('an id without a heading, or without a sentence below it, is missing', () => {
	expect(definedWords({ body, format: 'md' }, { nix: plain, dcc: plain })).toEqual({ words: [], missing: ['nix', 'dcc'] });
	expect(definedWords({ body, format: 'md' }, {})).toEqual({ words: [], missing: [] });
});

test('as terms they lead to their section', () => {
	const { words } = definedWords({ body, format: 'md' }, { normal: plain });
	const [term] = termsOf([{ title: 'Glossar', path: '/docs/glossar/', file: 'docs/glossar.md', frontMatter: {}, words }]);
	expect(term).toMatchObject({ id: 'normal', title: 'Normal', path: '/docs/glossar/#normal', file: 'docs/glossar.md' });
	expect(term?.forms).toContain('Normale');
});
