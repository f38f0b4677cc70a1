import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PROGRAM } from '#site/program.ts';
import { readTexts } from '#site/read/read-texts.ts';
import { mendTypography as german } from './de/typography.ts';
import { mendTypography as english } from './en/typography.ts';

/** What rules look at, in both languages. */
const PIECES =
	'" " \' \' - – − x × = 5 -5 25 -1,5 1.5 0x1F 3x8 mm °C % rF Uhr N·m h d s m T € z. B. d. h. i. R. u. a. § Nr. No. DIN EN ISO … „ “ ‚ ‘ ’ ” ( ) [ . , : / Wort k U ± 24er \ufffc';
const piece = fc.constantFrom(' ', ' ', ' ', '\n', '\u00a0', ...PIECES.split(' '));
const text = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));

const ownPages = await readTexts(PROGRAM, []);

describe.each([
	['de', german],
	['en', english],
] as const)('%s: what is mended stays as it is', (_, mend) => {
	test('whatever it is made of, and whatever stands around it', () => {
		fc.assert(
			fc.property(text, text, text, (before, written, after) => {
				const once = mend(written, before, after);
				expect(mend(once, before, after)).toBe(once);
				expect(mend(mend(written))).toBe(mend(written));
			}),
			{ seed: 20261129, numRuns: 10_000 },
		);
	});

	test('in all texts of our site', () => {
		const texts = ownPages.flatMap(({ passages }) => passages.map((passage) => mend(passage.text)));
		expect(texts.length).toBeGreaterThan(5000);
		expect(texts.filter((once) => mend(once) !== once)).toEqual([]);
	});
});
