import { describe, expect, test } from 'vitest';
import { readPage } from '#checks/text/reading/read-page.ts';
import { splitSource } from '#content/markdown/source.ts';
import { findWords } from './find-words.ts';

const TERMS = [
	{ use: 'Gerät', not: ['Apparat', 'Asset'] },
	{ use: 'Zusatzfeld', not: ['Custom Field'] },
	{ use: 'justieren', not: ['nachstellen'] },
	{ use: 'Identnummer', not: ['Ident-Nr.'] },
];
const found = (markdown: string) =>
	findWords([readPage(splitSource('docs/seite.md', markdown))], TERMS, ({ found: message, use: hint }) => ({ message, hint })).map(
		({ line, message }) => `${line} ${message}`,
	);

describe('found', () => {
	test.each<[string, string[]]>([
		['Der Apparat steht.', ['1 Apparat']],
		['Die Apparate,\ndes Apparats', ['1 Apparate', '2 Apparats']],
		['Ein Custom\nField', ['1 Custom Field']],
		['Nachstellen hilft nicht.', ['1 Nachstellen']],
		['Die Ident-Nr. fehlt', ['1 Ident-Nr.']],
		['## Der Apparat', ['1 Apparat']],
		['[Apparat](/apparat/) und *Apparat*', ['1 Apparat', '1 Apparat']],
		['| Apparat |\n|---|\n| Asset |', ['1 Apparat', '3 Asset']],
		[':::note[Apparat]\nText\n:::', ['1 Apparat']],
		['Text\n\n![Apparat][b] und ![Asset](b.png)\n\n[b]: b.png', ['3 Apparat', '3 Asset']],
		['[Text](/a/ "Der Apparat")\n\n![Bild](b.png "Das Asset")\n\n[c]: /c/ "Der Apparat"', ['1 Apparat', '3 Asset', '5 Apparat']],
		["```text title='Den Apparat anlegen'\nx\n```", ['1 Apparat']],
		['Ein Rohr von 3" und ein Apparat von 4"', ['1 Apparat']],
		['Apparate (keine Messmittel)', ['1 Apparate']],
	])('%s', (markdown, expected) => {
		expect(found(markdown)).toEqual(expected);
	});
});

describe('left alone', () => {
	test.each([
		'Der Messapparat und die Apparatur, die Apparate-Liste',
		'`Apparat` und **Apparat** und <kbd>Apparat</kbd>',
		'<code>Apparat</code> und <b>Apparat</b> und <strong>der <em>Apparat</em></strong> und <samp>Apparat</samp>',
		'Die Norm sagt „Apparat“ dazu, »Apparat«, "Apparat".',
		'Apparate (hier: Gerät) kommen vor.',
		'Apparate (hier: **Gerät**) kommen vor.',
		'Siehe https://app.example.com/Apparat oder apparat@example.com',
		'der apparative Aufwand',
		'---\ntitle: Gerät\n---\n\nManche sagen Apparat.',
		'```text\nApparat\n```',
	])('%s', (markdown) => {
		expect(found(markdown)).toEqual([]);
	});
});
