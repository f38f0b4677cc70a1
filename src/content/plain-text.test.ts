import { describe, expect, test } from 'vitest';
import { contentTitle, firstParagraph, plainText } from './plain-text.ts';

describe('plain text of', () => {
	test.each<[string, string, string]>([
		['emphasis', '**Fett**, *kursiv*, _auch kursiv_, __auch fett__, ~~weg~~', 'Fett, kursiv, auch kursiv, auch fett, weg'],
		['a name with underscores', 'Das Feld custom_field_id', 'Das Feld custom_field_id'],
		['code', 'Der Befehl `npm *start*` und ``a`b``', 'Der Befehl npm *start* und a`b'],
		['marks in an address', '![a](x\\_y.svg) `b`', 'a b'],
		['an escape', 'Fünf \\* drei', 'Fünf * drei'],
		['a link', 'Siehe [Prüfmittel](./pruefmittel.md#frist)', 'Siehe Prüfmittel'],
		['a link by reference', 'Siehe [Prüfmittel][p]', 'Siehe Prüfmittel'],
		['a link of code', '[`GET /files`](/docs/api/)', 'GET /files'],
		['a picture', 'Ein ![Messschieber](a.svg) liegt da', 'Ein Messschieber liegt da'],
		['a status', 'Es ist :status[im Umlauf].', 'Es ist im Umlauf.'],
		['a time', 'Um 08:30 Uhr', 'Um 08:30 Uhr'],
		['a heading id', 'Anlegen {#anlegen}', 'Anlegen'],
		['HTML', 'Taste <kbd>Strg</kbd>', 'Taste Strg'],
		['a comparison', 'x < 5 und y > 3', 'x < 5 und y > 3'],
		['a footnote', 'So steht es da[^1].', 'So steht es da.'],
		['several lines', 'Eine\n  Zeile', 'Eine Zeile'],
	])('%s', (_, markdown, text) => {
		expect(plainText(markdown)).toBe(text);
	});
});

describe('the first paragraph', () => {
	test.each<[string, string]>([
		['a heading', '# Titel'],
		['a list', '- eins\n- zwei'],
		['a numbered list', '1. eins\n2. zwei'],
		['a table', '| a | b |\n|---|---|'],
		['a picture', '![Bild](a.svg)'],
		['HTML', '<br>'],
		['a comment', '<!-- eins\n\nzwei -->'],
		['code with empty lines', '```js\neins\n\nzwei\n```'],
		['an import', "import A from './a.tsx';"],
		['a definition', '[a]: https://example.com/'],
		['a rule', '---'],
	])('comes after %s', (_, block) => {
		expect(firstParagraph(`${block}\n\nDer **Absatz**\nhat zwei Zeilen.\n\nNoch einer.`)).toBe('Der Absatz hat zwei Zeilen.');
	});

	test.each([['„Zitat“ am Anfang'], ['§ 5 gilt'], ['2025 war es so'], ['**Fett** am Anfang'], ['[Verweis](a.md) am Anfang']])(
		'may begin like %s',
		(markdown) => {
			expect(firstParagraph(`${markdown}\n`)).toBe(plainText(markdown));
		},
	);

	test('is missing where there is none', () => {
		expect(firstParagraph('## Nur\n\n- Listen\n')).toBeUndefined();
	});
});

describe('the title in a text', () => {
	test.each<[string, string, string | undefined]>([
		['first line', '# Prüfmittel **anlegen** {#x}\n\nText', 'Prüfmittel anlegen'],
		['after empty lines, comments and imports', "\n<!-- x -->\nimport A from 'a';\n\n# Titel\n", 'Titel'],
		['closed heading', '# Titel ##\n', 'Titel'],
		['a sharp that belongs to it', '# C#\n', 'C#'],
		['Windows lines', '# Titel\r\n\r\nText', 'Titel'],
		['after text', 'Text\n\n# Titel', undefined],
		['level 2', '## Titel', undefined],
		['no heading', '#hashtag', undefined],
	])('%s', (_, body, title) => {
		expect(contentTitle(body)).toBe(title);
	});
});
