/** Cases in which both converters of Markdown to plain text (with a parser, and the one for the browser) must agree: name, Markdown, text. */
export const MARKED: readonly (readonly [name: string, markdown: string, text: string])[] = [
	['emphasis', '**Fett**, *kursiv*, _auch kursiv_, __auch fett__, ~~weg~~', 'Fett, kursiv, auch kursiv, auch fett, weg'],
	['a name with underscores', 'Das Feld custom_field_id', 'Das Feld custom_field_id'],
	['code', 'Der Befehl `npm *start*` und ``a`b``', 'Der Befehl npm *start* und a`b'],
	['marks in an address', '![a](x\\_y.svg) `b`', 'a b'],
	['an escape', 'Fünf \\* drei', 'Fünf * drei'],
	['a link', 'Siehe [Prüfmittel](./pruefmittel.md#frist)', 'Siehe Prüfmittel'],
	['a link of code', '[`GET /files`](/docs/api/)', 'GET /files'],
	['a picture', 'Ein ![Messschieber](a.svg) liegt da', 'Ein Messschieber liegt da'],
	['a status', 'Es ist :status[im Umlauf].', 'Es ist im Umlauf.'],
	['a time', 'Um 08:30 Uhr', 'Um 08:30 Uhr'],
	['HTML', 'Taste <kbd>Strg</kbd>', 'Taste Strg'],
	['a comparison', 'x < 5 und y > 3', 'x < 5 und y > 3'],
	['several lines', 'Eine\n  Zeile', 'Eine Zeile'],
];
