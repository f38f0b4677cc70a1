import { describe, expect, test } from 'vitest';
import { contentOf } from './content.fixture.ts';
import { skippedHeading } from './skipped-heading.ts';
import { strayMarkup } from './stray-markup.ts';
import { unknownLanguage } from './unknown-language.ts';

describe('markup that stands in the text', () => {
	test.each([
		['**halb', '**'],
		['Ein `halber Code.', '`'],
		['[Text](./seite.md', ']('],
		['Vorher.\n\n::note\n\nText.', '::note'],
		['| Feld | Wert |\n| Name | Otto |', '| Feld | Wert |'],
	])('%j', (markdown, found) => {
		expect(strayMarkup.run(contentOf(markdown))[0]?.message).toContain(`„${found}“`);
	});

	test.each([
		'**ganz** und `Code mit ** und ](`',
		'| Feld | Wert |\n|---|---|\n| Name | `**` |',
		':::note\nText.\n:::',
		'```md\n**\n```',
		'Um 10:30 Uhr, Typ :: ohne Namen, 2 * 3.',
	])('%j has none', (markdown) => expect(strayMarkup.run(contentOf(markdown))).toEqual([]));

	test('with its line', () => expect(strayMarkup.run(contentOf('Eins.\n\nZwei\n**drei.'))).toMatchObject([{ line: 4 }]));
});

test('a heading may go back any number of levels, and down by one', () => {
	const levels = (...depths: number[]) => skippedHeading.run(contentOf(depths.map((depth, index) => `${'#'.repeat(depth)} H${index}`).join('\n\n'))).length;
	expect(levels(2, 3, 4, 2, 3)).toBe(0);
	expect(levels(3)).toBe(1);
	expect(levels(2, 5, 6, 2)).toBe(1);
	expect(levels(1, 2, 4)).toBe(1);
});

test.each([
	['json', 0],
	['JSON', 0],
	['text', 0],
	['', 0],
	['mermaid', 0],
	['sjon', 1],
])('the language %j', (language, count) => {
	const found = unknownLanguage.run(contentOf(`Text.\n\n\`\`\`${language}\n{}\n\`\`\``));
	expect(found).toHaveLength(count);
	expect(found).toMatchObject(Array.from({ length: count }, () => ({ line: 3, hint: 'Meinten Sie „json“?' })));
});
