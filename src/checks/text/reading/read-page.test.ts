import { describe, expect, test } from 'vitest';
import { splitSource } from '#content/markdown/source.ts';
import { readPage } from './read-page.ts';
import { lineAt, masked } from './source-page.ts';

const page = readPage(
	splitSource(
		'docs/seite.mdx',
		`---
title: Seite
description: Eine Seite.
---

## Überschrift {#id}

Ein **fetter**
Satz mit \`Code\` und <kbd>A</kbd> um 08:30
Uhr.

- Punkt eins
  in zwei Zeilen

| Kopf | Zelle |
|---|---|
| \`X-1\` | „Text“ |

<Bild titel="Ein Titel mit Wörtern" name="eins" />

:::note[Titel]
Inhalt
:::

:::task
1. Schritt

Ergebnis: fertig.
:::

\`\`\`json title="Bericht anlegen"
{}
\`\`\`

\`\`\`json title="GET /berichte"
{}
\`\`\`
`,
	),
);

test('passages in order, each with its kind and line', () => {
	expect(page.passages.map((passage) => `${passage.kind}:${lineAt(passage, 0)} ${passage.text.replaceAll('\n', '⏎')}`)).toEqual([
		'front-matter:2 Seite',
		'front-matter:3 Eine Seite.',
		'heading:6 Überschrift',
		'paragraph:8 Ein fetter⏎Satz mit Code und A um 08:30⏎Uhr.',
		'paragraph:12 Punkt eins⏎in zwei Zeilen',
		'cell:15 Kopf',
		'cell:15 Zelle',
		'cell:17 X-1',
		'cell:17 „Text“',
		'attribute:19 Ein Titel mit Wörtern',
		'box-title:21 Titel',
		'paragraph:22 Inhalt',
		'paragraph:26 Schritt',
		'paragraph:28 Ergebnis: fertig.',
		'attribute:31 Bericht anlegen',
	]);
	expect(page).toMatchObject({
		title: 'Seite',
		boxes: [{ name: 'note', line: 21 }],
		tasks: [{ line: 25, hasSteps: true, hasResult: true }],
		codes: [
			{ text: '{}', line: 32 },
			{ text: '{}', line: 36 },
		],
	});
	expect(page.passages.at(8)?.rowHead).toBe('X-1');
});

test('lines inside of a passage', () => {
	const passage = page.passages[3];
	if (passage === undefined) return expect.unreachable();
	expect(['fetter', 'Satz', 'A um', 'Uhr'].map((word) => lineAt(passage, passage.text.indexOf(word)))).toEqual([8, 9, 9, 10]);
	expect(masked(passage, ['code', 'kbd', 'strong']).replaceAll('\ufffc', '_')).toBe('Ein ______\nSatz mit ____ und _ um 08:30\nUhr.');
});

describe('keys in .md are keys too', () => {
	test('with text around', () => {
		const [passage] = readPage(splitSource('docs/seite.md', 'Taste <kbd>?</kbd> !')).passages;
		expect(passage && masked(passage, ['kbd'])).toBe('Taste \ufffc !');
	});
});

test('chances to break a line are no part of a word', () => {
	const text = '---\ntitle: Mess\u00adgerät\n---\n\nEin **Mess\u00adgerät**, Mess&shy;gerät\nund Mess\u200bgerät. ![Mess\u00adgerät](x.png)\n';
	const { passages } = readPage(splitSource('docs/seite.md', text));
	expect(passages.map((passage) => passage.text)).toEqual(['Messgerät', 'Ein Messgerät, Messgerät\nund Messgerät. Messgerät']);
	const [, paragraph] = passages;
	expect(paragraph && masked(paragraph, ['strong']).indexOf('\ufffc')).toBe(4);
});

test('texts in the attributes of components, also in a line and within braces', () => {
	const { passages } = readPage(
		splitSource(
			'docs/seite.mdx',
			`Ein <Wort title="Hinweis" art="klein" /> im Satz.\n\n<Bild\n\tbeschriftung={['Ein Text hier', { label: 'kurz', wert: 3 }]}\n\tkaputt={zahl}\n/>\n`,
		),
	);
	expect(passages.map((passage) => `${lineAt(passage, 0)} ${passage.kind} ${passage.text}`)).toEqual([
		'1 paragraph Ein  im Satz.',
		'1 attribute Hinweis',
		'3 attribute Ein Text hier',
		'3 attribute kurz',
	]);
});
