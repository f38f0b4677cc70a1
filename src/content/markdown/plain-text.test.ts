import { describe, expect, test } from 'vitest';
import { parseMarkdown } from './parse.ts';
import { plainText } from './plain-text.ts';

describe('plain text of', () => {
	test.each<[string, string, string]>([
		['emphasis', '**Fett**, *kursiv*, _auch kursiv_, __auch fett__, ~~weg~~', 'Fett, kursiv, auch kursiv, auch fett, weg'],
		['a name with underscores', 'Das Feld custom_field_id', 'Das Feld custom_field_id'],
		['code', 'Der Befehl `npm *start*` und ``a`b``', 'Der Befehl npm *start* und a`b'],
		['marks in an address', '![a](x\\_y.svg) `b`', 'a b'],
		['an escape', 'Fünf \\* drei', 'Fünf * drei'],
		['a link', 'Siehe [Prüfmittel](./pruefmittel.md#frist)', 'Siehe Prüfmittel'],
		['a link by reference', 'Siehe [Prüfmittel][p]\n\n[p]: /p/', 'Siehe Prüfmittel'],
		['a link of code', '[`GET /files`](/docs/api/)', 'GET /files'],
		['a picture', 'Ein ![Messschieber](a.svg) liegt da', 'Ein Messschieber liegt da'],
		['a status', 'Es ist :status[im Umlauf].', 'Es ist im Umlauf.'],
		['a time', 'Um 08:30 Uhr', 'Um 08:30 Uhr'],
		['a heading with an id', '## Anlegen {#anlegen}', 'Anlegen'],
		['blocks', '- eins\n- zwei\n\n| a | b |\n|---|---|\n| 1 | 2 |', 'eins zwei a b 1 2'],
		['a comment', 'Text<!-- nein --> hier', 'Text hier'],
		['HTML', 'Taste <kbd>Strg</kbd>', 'Taste Strg'],
		['a comparison', 'x < 5 und y > 3', 'x < 5 und y > 3'],
		['a footnote', 'So steht es da[^1].\n\n[^1]: Fuß.', 'So steht es da. Fuß.'],
		['several lines', 'Eine\n  Zeile', 'Eine Zeile'],
	])('%s', (_, markdown, text) => {
		expect(plainText(parseMarkdown({ body: markdown, format: 'md' }))).toBe(text);
	});
});
